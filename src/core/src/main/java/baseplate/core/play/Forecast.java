package baseplate.core.play;

import baseplate.core.Refusal;
import baseplate.core.input.Request;

/// What would become of a command.
public sealed interface Forecast {
  /// It would be carried out.
  ///
  /// @param after what the player's side would see then
  record Legal(View after) implements Forecast {}

  /// It would be carried out as far as a request of chance or of somebody's choice.
  ///
  /// @param request what would be asked
  /// @param after what the player's side would see then
  record Open(Request request, View after) implements Forecast {}

  /// It would be refused.
  ///
  /// @param refusal why
  record Illegal(Refusal refusal) implements Forecast {}
}
