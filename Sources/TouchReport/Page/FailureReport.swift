import TouchCore
import TouchStage
public import UIKit

/// The report on what a test did on a stage: a page, and the same as text.
///
/// The page shows the touches over the scene as it looks at the end, with every decision and its reason. Views that
/// recognizers stand on are outlined where they show nothing, and places that could not be touched are crossed.
@MainActor
public struct FailureReport {
  private let name: String
  private let application: UIApplication
  /// What failed: the test's issues, and then what fingers could not touch, each once.
  private let problems: [String]

  /// A report on a stage whose gestures are watched.
  ///
  /// - Parameters:
  ///   - name: What was played: a test's name.
  ///   - application: The stage's application.
  ///   - issues: What failed in the test, in a sentence each.
  public init(_ name: String, of application: UIApplication, issues: [String] = []) {
    self.name = name
    self.application = application
    var problems = issues
    for problem in application.fingerProblems
    where !problems.contains(where: { $0.contains(problem.text) }) {
      problems.append("At \(NumberText.short(problem.time.seconds, 3)) s: \(problem.text)")
    }
    self.problems = problems
  }

  /// A page for a browser, which needs nothing else.
  public var html: String {
    let analysis = application.watchedGestures
    var picture = application.displayList()
    for window in application.windows { picture.outlineRecognizers(in: window) }
    for problem in application.fingerProblems { picture.cross(problem.location) }
    var pictures = PictureChanges(width: picture.width, height: picture.height)
    pictures.add(picture, at: .zero)
    var page = ReportPage(
      name: name,
      analysis: analysis,
      pictures: pictures,
      end: analysis.log.end + ReportRecorder.fading
    )
    page.problems = problems
    page.showsEndAlone = true
    return page.html
  }

  /// What failed, what `touchstone explain` prints, and the recognizers that took no part.
  public var text: String {
    let analysis = application.watchedGestures
    var lines = problems
    if !lines.isEmpty { lines.append("") }
    let told = analysis.lines(width: 100)
    lines += told.isEmpty ? ["Nothing was touched."] : told
    let absentees = analysis.absentees
    if !absentees.isEmpty {
      lines.append("")
      lines += Wrapped.lines(
        "Took no part in any touch: \(absentees.joined(separator: ", ")).",
        indent: 0,
        width: 100
      )
    }
    return lines.joined(separator: "\n") + "\n"
  }
}

extension GestureAnalysis {
  /// The names of the recognizers that no touch sequence tells of.
  fileprivate var absentees: [String] {
    let told = sequences.flatMap { sequence in
      sequence.attempts.map(\.recognizer) + sequence.underway.map(\.recognizer)
        + sequence.refusals.map(\.recognizer)
    }
    let present = Set(told)
    return log.recognizers.indices.filter { !present.contains($0) }.map { log.recognizers[$0].name }
  }
}
