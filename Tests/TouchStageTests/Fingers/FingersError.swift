import Expectations
import Testing
import TouchStage

extension Fingers {
  /// What an attempt throws; a problem where it touches before.
  func error(_ attempt: () throws -> Void) -> String? {
    let before = frames.count
    do {
      try attempt()
      return nil
    } catch {
      expectEqual(frames.count, before, "touched before it threw \(error)")
      return "\(error)"
    }
  }
}
