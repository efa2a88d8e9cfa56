// wrong: cannot assign value of type 'UIFont' to type '(any CFTypeRef)?'
import UIKit

func name(_ layer: CATextLayer) { layer.font = UIFont.systemFont(ofSize: 12) }
