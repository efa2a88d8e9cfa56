// wrong: to expected argument type 'String'
import UIKit

final class Board: UIView {
  func tapped() {}

  func add() -> UITapGestureRecognizer {
    UITapGestureRecognizer(target: self, action: Selector(Board.tapped))
  }
}
