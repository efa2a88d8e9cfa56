public import TouchCore

/// A shape to be recognized: a drawing of it, and its name.
public struct PointCloudTemplate: Hashable, Sendable {
  /// The shape's name; several templates may have the same.
  public var name: String
  /// The drawing.
  public var cloud: PointCloud

  /// Names a drawing.
  public init(_ name: String, _ cloud: PointCloud) {
    self.name = name
    self.cloud = cloud
  }

  /// Names the drawing that strokes make; nil where they have no extent.
  public init?(_ name: String, strokes: [[Point]]) {
    guard let cloud = PointCloud(strokes: strokes) else { return nil }
    self.init(name, cloud)
  }
}

/// Finds the template that a drawing is most like.
///
/// ```swift
/// var shapes = PointCloudMatcher()
/// shapes.record("circle", strokes: [path])
/// shapes.match([anotherPath])?.name
/// ```
public struct PointCloudMatcher: Hashable, Sendable {
  /// The template that a drawing is most like.
  public struct Match: Hashable, Sendable {
    /// The template's name.
    public var name: String
    /// How alike they are: 1 for the same, 0 for a distance of 2 or more.
    public var score: Double

    /// Creates a match.
    public init(name: String, score: Double) {
      self.name = name
      self.score = score
    }
  }

  /// The distance of two clouds that counts as no likeness at all (as $P's published code has it).
  private static let farthest = 2.0

  /// The shapes, in the order in which they were recorded; of equals the first one wins.
  public var templates: [PointCloudTemplate]

  /// Creates a matcher.
  public init(_ templates: [PointCloudTemplate] = []) { self.templates = templates }

  /// Takes in a drawing of a shape; says whether it has an extent.
  @discardableResult
  public mutating func record(_ name: String, strokes: [[Point]]) -> Bool {
    guard let template = PointCloudTemplate(name, strokes: strokes) else { return false }
    templates.append(template)
    return true
  }

  /// Forgets every drawing of a shape.
  public mutating func forget(_ name: String) { templates.removeAll { $0.name == name } }

  /// The template that strokes are most like; nil without templates, and for a single dot.
  ///
  /// - Complexity: O(*templates*).
  public func match(_ strokes: [[Point]]) -> Match? {
    PointCloud(strokes: strokes).flatMap(match)
  }

  /// The template that a cloud is most like; nil without templates.
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
