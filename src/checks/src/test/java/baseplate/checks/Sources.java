package baseplate.checks;

import com.sun.source.doctree.DocCommentTree;
import com.sun.source.tree.BlockTree;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.Tree;
import com.sun.source.util.DocTrees;
import com.sun.source.util.JavacTask;
import com.sun.source.util.SourcePositions;
import com.sun.source.util.TreePath;
import com.sun.source.util.TreePathScanner;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import javax.lang.model.element.Modifier;
import javax.tools.JavaCompiler;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;
import org.jspecify.annotations.Nullable;

/// Java files read by the compiler's own parser.
final class Sources {
  private final List<Integer> methodLines = new ArrayList<>();
  private final List<String> undocumented = new ArrayList<>();

  /// Parses the files.
  Sources(List<Path> files) {
    JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
    try (StandardJavaFileManager manager =
        compiler.getStandardFileManager(null, Locale.ROOT, StandardCharsets.UTF_8)) {
      JavacTask task =
          (JavacTask)
              compiler.getTask(
                  null, manager, null, null, null, manager.getJavaFileObjectsFromPaths(files));
      DocTrees trees = DocTrees.instance(task);
      for (CompilationUnitTree unit : task.parse()) {
        new Reader(trees, unit).scan(unit, null);
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /// Lines of each method's body, braces included, in order of length.
  List<Integer> methodLines() {
    return methodLines.stream().sorted().toList();
  }

  /// Public outermost types without a doc.
  List<String> undocumented() {
    return List.copyOf(undocumented);
  }

  private final class Reader extends TreePathScanner<@Nullable Void, @Nullable Void> {
    private final DocTrees trees;
    private final CompilationUnitTree unit;
    private final SourcePositions positions;

    Reader(DocTrees trees, CompilationUnitTree unit) {
      this.trees = trees;
      this.unit = unit;
      this.positions = trees.getSourcePositions();
    }

    @Override
    public @Nullable Void visitMethod(MethodTree method, @Nullable Void none) {
      BlockTree body = method.getBody();
      if (body != null && positions.getEndPosition(unit, body) >= 0) {
        methodLines.add(line(positions.getEndPosition(unit, body) - 1) - line(start(body)) + 1);
      }
      return super.visitMethod(method, null);
    }

    @Override
    public @Nullable Void visitClass(ClassTree type, @Nullable Void none) {
      TreePath path = getCurrentPath();
      boolean outermost = path.getParentPath().getLeaf() instanceof CompilationUnitTree;
      if (outermost && type.getModifiers().getFlags().contains(Modifier.PUBLIC)) {
        DocCommentTree doc = trees.getDocCommentTree(path);
        if (doc == null || doc.getFirstSentence().isEmpty()) {
          undocumented.add(Reactor.shown(Path.of(unit.getSourceFile().getName())));
        }
      }
      return super.visitClass(type, null);
    }

    private long start(Tree tree) {
      return positions.getStartPosition(unit, tree);
    }

    private int line(long position) {
      return (int) unit.getLineMap().getLineNumber(position);
    }
  }
}
