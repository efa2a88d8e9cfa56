public import UIKit

/// A named drawing of a shape to be recognized.
public struct PointCloudTemplate: Hashable, Sendable {
  /// The shape's name; several templates may share it.
  public var name: String
  /// The drawing.
  public var cloud: PointCloud

  /// Creates a template from a cloud.
  public init(_ name: String, _ cloud: PointCloud) {
    self.name = name
    self.cloud = cloud
  }

  /// Creates a template from strokes; nil if they have no extent.
  public init?(_ name: String, strokes: [[CGPoint]]) {
    guard let cloud = PointCloud(strokes: strokes) else { return nil }
    self.init(name, cloud)
  }
}
