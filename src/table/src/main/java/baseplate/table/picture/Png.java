package baseplate.table.picture;

import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.zip.CRC32;
import java.util.zip.Deflater;
import java.util.zip.DeflaterOutputStream;
import javafx.scene.image.Image;
import javafx.scene.image.PixelFormat;

/// Writes a picture as a PNG file: 8 bits a channel with opacity. The toolkit's own way would bring
/// a second toolkit into the program.
public final class Png {
  private static final byte[] SIGNATURE = {(byte) 0x89, 'P', 'N', 'G', '\r', '\n', 0x1a, '\n'};
  private static final int DEPTH = 8;
  private static final int RGBA = 6;

  private Png() {}

  /// The bytes of the file.
  public static byte[] of(Image image) {
    int width = (int) image.getWidth();
    int height = (int) image.getHeight();
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (DataOutputStream out = new DataOutputStream(bytes)) {
      out.write(SIGNATURE);
      chunk(out, "IHDR", header(width, height));
      chunk(out, "IDAT", packed(rows(image, width, height)));
      chunk(out, "IEND", new byte[0]);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return bytes.toByteArray();
  }

  private static byte[] header(int width, int height) throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    DataOutputStream out = new DataOutputStream(bytes);
    out.writeInt(width);
    out.writeInt(height);
    out.write(new byte[] {DEPTH, RGBA, 0, 0, 0});
    return bytes.toByteArray();
  }

  /// Each row begins with its filter, here none.
  private static byte[] rows(Image image, int width, int height) {
    int[] pixels = new int[width * height];
    image
        .getPixelReader()
        .getPixels(0, 0, width, height, PixelFormat.getIntArgbInstance(), pixels, 0, width);
    byte[] rows = new byte[height * (1 + 4 * width)];
    int at = 0;
    for (int y = 0; y < height; y++) {
      at++;
      for (int x = 0; x < width; x++) {
        int argb = pixels[y * width + x];
        rows[at++] = (byte) (argb >> 16);
        rows[at++] = (byte) (argb >> 8);
        rows[at++] = (byte) argb;
        rows[at++] = (byte) (argb >> 24);
      }
    }
    return rows;
  }

  private static byte[] packed(byte[] rows) throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    Deflater deflater = new Deflater(Deflater.BEST_SPEED);
    try (DeflaterOutputStream out = new DeflaterOutputStream(bytes, deflater)) {
      out.write(rows);
    } finally {
      deflater.end();
    }
    return bytes.toByteArray();
  }

  private static void chunk(DataOutputStream out, String kind, byte[] data) throws IOException {
    byte[] name = kind.getBytes(StandardCharsets.US_ASCII);
    CRC32 crc = new CRC32();
    crc.update(name);
    crc.update(data);
    out.writeInt(data.length);
    out.write(name);
    out.write(data);
    out.writeInt((int) crc.getValue());
  }
}
