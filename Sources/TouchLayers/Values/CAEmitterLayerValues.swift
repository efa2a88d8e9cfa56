#if !hasFeature(Embedded)
  /// The shape that an emitter's particles come from, about `emitterPosition` and `emitterZPosition`.
  public struct CAEmitterLayerEmitterShape: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Creates one from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A point.
    public static let point = CAEmitterLayerEmitterShape(rawValue: "point")
    /// A line as long as `emitterSize.width`, from left to right.
    public static let line = CAEmitterLayerEmitterShape(rawValue: "line")
    /// A rectangle of `emitterSize`.
    public static let rectangle = CAEmitterLayerEmitterShape(rawValue: "rectangle")
    /// A cuboid of `emitterSize` and `emitterDepth`.
    public static let cuboid = CAEmitterLayerEmitterShape(rawValue: "cuboid")
    /// A circle with the radius `emitterSize.width`.
    public static let circle = CAEmitterLayerEmitterShape(rawValue: "circle")
    /// A sphere with the radius `emitterSize.width`.
    public static let sphere = CAEmitterLayerEmitterShape(rawValue: "sphere")
  }

  /// The part of an emitter's shape that its particles come from.
  public struct CAEmitterLayerEmitterMode: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Creates one from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The corners and the ends; of what has none, the outline.
    public static let points = CAEmitterLayerEmitterMode(rawValue: "points")
    /// The edges.
    public static let outline = CAEmitterLayerEmitterMode(rawValue: "outline")
    /// The surface: of a flat shape all of it.
    public static let surface = CAEmitterLayerEmitterMode(rawValue: "surface")
    /// Anywhere in the shape.
    public static let volume = CAEmitterLayerEmitterMode(rawValue: "volume")
  }

  /// The order in which an emitter's particles are painted.
  public struct CAEmitterLayerRenderMode: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Creates one from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// None that clients should count on: as `oldestFirst`.
    public static let unordered = CAEmitterLayerRenderMode(rawValue: "unordered")
    /// The youngest particle is in front.
    public static let oldestFirst = CAEmitterLayerRenderMode(rawValue: "oldestFirst")
    /// The oldest particle is in front.
    public static let oldestLast = CAEmitterLayerRenderMode(rawValue: "oldestLast")
    /// The particle farthest in front of the layer's plane is in front.
    public static let backToFront = CAEmitterLayerRenderMode(rawValue: "backToFront")
    /// Where particles lie upon each other, their colours add up; as `unordered` here.
    public static let additive = CAEmitterLayerRenderMode(rawValue: "additive")
  }

  // Names that the values had in earlier versions of Swift, and still have in much code.

  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// What `CAEmitterLayerEmitterShape.point` was called before.
  public let kCAEmitterLayerPoint = CAEmitterLayerEmitterShape.point

  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// What `CAEmitterLayerEmitterShape.line` was called before.
  public let kCAEmitterLayerLine = CAEmitterLayerEmitterShape.line

  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// What `CAEmitterLayerEmitterShape.rectangle` was called before.
  public let kCAEmitterLayerRectangle = CAEmitterLayerEmitterShape.rectangle

  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// What `CAEmitterLayerEmitterShape.cuboid` was called before.
  public let kCAEmitterLayerCuboid = CAEmitterLayerEmitterShape.cuboid

  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// What `CAEmitterLayerEmitterShape.circle` was called before.
  public let kCAEmitterLayerCircle = CAEmitterLayerEmitterShape.circle

  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// What `CAEmitterLayerEmitterShape.sphere` was called before.
  public let kCAEmitterLayerSphere = CAEmitterLayerEmitterShape.sphere

  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// What `CAEmitterLayerEmitterMode.points` was called before.
  public let kCAEmitterLayerPoints = CAEmitterLayerEmitterMode.points

  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// What `CAEmitterLayerEmitterMode.outline` was called before.
  public let kCAEmitterLayerOutline = CAEmitterLayerEmitterMode.outline

  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// What `CAEmitterLayerEmitterMode.surface` was called before.
  public let kCAEmitterLayerSurface = CAEmitterLayerEmitterMode.surface

  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// What `CAEmitterLayerEmitterMode.volume` was called before.
  public let kCAEmitterLayerVolume = CAEmitterLayerEmitterMode.volume

  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// What `CAEmitterLayerRenderMode.unordered` was called before.
  public let kCAEmitterLayerUnordered = CAEmitterLayerRenderMode.unordered

  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// What `CAEmitterLayerRenderMode.oldestFirst` was called before.
  public let kCAEmitterLayerOldestFirst = CAEmitterLayerRenderMode.oldestFirst

  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// What `CAEmitterLayerRenderMode.oldestLast` was called before.
  public let kCAEmitterLayerOldestLast = CAEmitterLayerRenderMode.oldestLast

  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// What `CAEmitterLayerRenderMode.backToFront` was called before.
  public let kCAEmitterLayerBackToFront = CAEmitterLayerRenderMode.backToFront

  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// What `CAEmitterLayerRenderMode.additive` was called before.
  public let kCAEmitterLayerAdditive = CAEmitterLayerRenderMode.additive
#endif
