// wrong: value of type 'CGColor' has no member 'resolvedColor'
import UIKit

func resolved(_ traits: UITraitCollection) -> CGColor {
  UIColor.label.cgColor.resolvedColor(with: traits)
}
