// wrong: cannot assign value of type 'UIColor' to type 'CGColor'
import UIKit

func glow(_ layer: CALayer) { layer.shadowColor = UIColor.white }
