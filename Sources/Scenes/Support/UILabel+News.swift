import UIKit

extension UILabel {
  /// Shows news, and tells assistive code of them, which may be elsewhere on the screen.
  func tell(_ news: String) {
    guard text != news else { return }
    text = news
    UIAccessibility.post(notification: .announcement, argument: news)
  }
}
