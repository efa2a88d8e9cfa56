import Expectations
import Testing

@testable import touchstone

/// Where labelling looks for what lies beside a file.
@MainActor
struct LabellingPathTests {
  @Test(
    "A file's neighbour is in the same folder, however deep it is",
    arguments: [
      ("a.touches", "strokes.tsv"), ("one/a.touches", "one/strokes.tsv"),
      ("one/two/three/a.touches", "one/two/three/strokes.tsv"), ("/a.touches", "/strokes.tsv"),
      ("../a.touches", "../strokes.tsv"),
    ]
  )
  func beside(file: String, path: String) {
    expectEqual(Labelling.path("strokes.tsv", beside: file), path)
  }
}
