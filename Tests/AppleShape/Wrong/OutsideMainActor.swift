// wrong: main actor-isolated property 'alpha' can not be mutated from a nonisolated context
import UIKit

nonisolated func hide(_ view: UIView) { view.alpha = 0 }
