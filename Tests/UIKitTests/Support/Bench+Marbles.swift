import MarbleTesting
import Testing
import UIKit

extension Bench {
  /// Plays a picture; on a difference, the test fails and shows both pictures.
  func play(_ picture: String, sourceLocation: SourceLocation = #_sourceLocation) {
    do {
      if let difference = try stage.play(picture) {
        Issue.record("\n\(difference)", sourceLocation: sourceLocation)
      }
    } catch {
      Issue.record("\n\(error)", sourceLocation: sourceLocation)
    }
  }

  /// Adds a word for the `do` line of pictures.
  func when(_ word: String, _ act: @escaping () -> Void) { stage.acts[word] = act }
}
