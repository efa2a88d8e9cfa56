import TouchCore
import TouchStage
public import UIKit

/// The report on what a test did on a stage: a page, and the same as text.
///
/// The page shows the touches over the scene as it looks at the end, with every decision and its reason.
@MainActor
public struct FailureReport {
  private let name: String
  private let application: UIApplication

  /// A report on a stage whose gestures are watched.
  ///
  /// - Parameters:
  ///   - name: What was played: a test's name.
  ///   - application: The stage's application.
  public init(_ name: String, of application: UIApplication) {
    self.name = name
    self.application = application
  }

  /// A page for a browser, which needs nothing else.
  public var html: String {
    let analysis = application.watchedGestures
    let picture = application.displayList()
    var pictures = PictureChanges(width: picture.width, height: picture.height)
    pictures.add(picture, at: .zero)
    return ReportPage(
      name: name,
      analysis: analysis,
      pictures: pictures,
      end: analysis.log.end + ReportRecorder.fading
    ).html
  }

  /// What `touchstone explain` prints.
  public var text: String {
    application.watchedGestures.lines(width: 100).joined(separator: "\n") + "\n"
  }
}
