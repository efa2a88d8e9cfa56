// wrong: 'traitCollectionDidChange' is deprecated: iOS 17
import UIKit

final class Board: UIView {
  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
  }
}
