// wrong: value of optional type '[CALayer]?' must be unwrapped
import UIKit

@MainActor
func count(_ view: UIView) -> Int { view.layer.sublayers.count }
