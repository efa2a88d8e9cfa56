// wrong: type 'Rules' does not conform to protocol 'NSObjectProtocol'
import UIKit

final class Rules: UIGestureRecognizerDelegate {}
