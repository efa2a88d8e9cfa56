// wrong: cannot assign value of type 'UIBezierPath' to type 'CGPath'
import UIKit

func draw(_ layer: CAShapeLayer) { layer.path = UIBezierPath(ovalIn: layer.bounds) }
