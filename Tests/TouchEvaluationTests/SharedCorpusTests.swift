import Expectations
import Foundation
import Testing
import TouchEvaluation
import TouchRecording

/// The recordings of real hands, where they lie beside the checkout.
@MainActor
struct SharedCorpusTests {
  private static let folder: String? = {
    var folder = URL(fileURLWithPath: #filePath)
    while folder.path != "/" {
      folder.deleteLastPathComponent()
      let shared = folder.appending(path: "shared/recordings").path
      if FileManager.default.fileExists(atPath: shared + "/labels.tsv") { return shared }
    }
    return nil
  }()

  @Test("All are evaluated; pinches are hit, and labels without a recognizer are named")
  func shared() throws {
    guard let folder = Self.folder else { return }
    let corpus = try Corpus(path: folder)
    expectEqual(corpus.problems, [])
    expectEqual(corpus.tasks.count, 105)
    let evaluator = Evaluated.evaluator()
    var summary = EvaluationSummary()
    for task in corpus.tasks {
      let result = evaluator.evaluate(task)
      expectEqual(RecordingResult(bytes: Array(result.json.utf8)), result)
      summary.add(result)
    }
    expectEqual(summary.failures, [])
    expectEqual(summary.gestures["pinchOpen"]?.hits, 3)
    expectEqual(summary.gestures["pinchClose"]?.hits, 4)
    expectNil(summary.gestures["press"])
    expectEqual(summary.notices.count { $0.problem.contains("no recognizer of press") }, 4)
    expectEqual(summary.areAllNamed, false)
  }
}
