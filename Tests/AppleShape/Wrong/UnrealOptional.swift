// wrong: value of optional type 'UIEvent?' must be unwrapped
import UIKit

final class Board: UIView {
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { _ = event.timestamp }
}
