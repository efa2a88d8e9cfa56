import TouchCore
public import UIKit

/// Finds the template that resembles a drawing most.
///
/// ```swift
/// var shapes = PointCloudMatcher()
/// shapes.record("circle", strokes: [path])
/// shapes.match([anotherPath])?.name
/// ```
public struct PointCloudMatcher: Hashable, Sendable {
  /// The best template for a drawing.
  public struct Match: Hashable, Sendable {
    /// The template's name.
    public var name: String
    /// The similarity: 1 for identical, 0 for a distance of 2 or more.
    public var score: Double

    /// Creates a match.
    public init(name: String, score: Double) {
      self.name = name
      self.score = score
    }
  }

  /// The distance of two clouds at which the score is zero (as in $P's published code).
  private static let farthest = 2.0

  /// The templates in the order in which they were recorded; of equal matches the first wins.
  public var templates: [PointCloudTemplate]

  /// Creates a matcher.
  public init(_ templates: [PointCloudTemplate] = []) { self.templates = templates }

  /// Records a drawing of a shape; returns whether it has an extent.
  @discardableResult
  public mutating func record(_ name: String, strokes: [[CGPoint]]) -> Bool {
    guard let template = PointCloudTemplate(name, strokes: strokes) else { return false }
    templates.append(template)
    return true
  }

  /// Removes all drawings of a shape.
  public mutating func forget(_ name: String) { templates.removeAll { $0.name == name } }

  /// The best match for strokes; nil without templates, and for a single dot.
  ///
  /// - Complexity: O(*templates*).
  public func match(_ strokes: [[CGPoint]]) -> Match? {
    PointCloud(strokes: strokes).flatMap(match)
  }

  /// The best match for strokes of the core's points.
  func match(core strokes: [[Point]]) -> Match? {
    PointCloud(core: strokes).flatMap(match)
  }

  /// The best match for a cloud; nil without templates.
  ///
  /// - Complexity: O(*templates*).
  public func match(_ cloud: PointCloud) -> Match? {
    var best: PointCloudTemplate?
    var least = Double.infinity
    for template in templates {
      let distance = cloud.distance(to: template.cloud, limit: least)
      if distance < least || best == nil {
        least = distance
        best = template
      }
    }
    guard let best else { return nil }
    let far = PointCloudMatcher.farthest
    return Match(name: best.name, score: max((far - least) / far, 0))
  }
}
