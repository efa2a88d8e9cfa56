import DeliberateTouch
import UIKit

/// Two signatures are compared.
final class SignatureBook {
  private(set) var isAlike = false

  func compare(_ known: [[CGPoint]], _ drawn: [[CGPoint]]) {
    // The example:
    guard let template = PointCloud(strokes: known), let cloud = PointCloud(strokes: drawn) else {
      return
    }
    // Far below 1, which different shapes have.
    isAlike = template.distance(to: cloud, limit: 0.8) < 0.8
    // That was it.
  }
}
