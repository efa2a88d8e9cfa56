import Expectations
import Testing
import TouchCore
import TouchGraphics

@testable import TouchLayers

/// The properties of a layer by their key paths.
struct LayerPropertyTests {
  private let plain = LayerState(frame: CGRect(x: 1, y: 2, width: 30, height: 40))

  /// A state of the kind of layer that has a property.
  private func state(with property: LayerProperty) -> LayerState {
    var state = plain
    switch property {
    case .path, .fillColor, .strokeColor, .lineWidth, .miterLimit, .lineDashPhase, .strokeStart,
      .strokeEnd:
      state.shape = LayerShape()
    case .fontSize, .foregroundColor: state.text = LayerText()
    case .colors, .locations, .startPoint, .endPoint:
      var gradient = LayerGradient()
      gradient.colors = [CGColor(red: 1, green: 0, blue: 0, alpha: 1)]
      gradient.locations = [0.25]
      state.content = .gradient(gradient)
    case .birthRate, .lifetime, .velocity, .emitterScale, .spin, .emitterPosition,
      .emitterPositionX, .emitterPositionY, .emitterZPosition, .emitterSize, .emitterWidth,
      .emitterHeight, .emitterDepth:
      state.content = .emission(LayerEmission())
    default: break
    }
    return state
  }

  /// Another value of the kind that a property has.
  private func other(like value: LayerValue?) -> LayerValue? {
    switch value {
    case .number: return .number(0.75)
    case .point: return .point(CGPoint(x: 11, y: 13))
    case .size: return .size(CGSize(width: 17, height: 19))
    case .rect: return .rect(CGRect(x: 23, y: 29, width: 31, height: 37))
    case .color: return .color(CGColor(red: 0.5, green: 0.25, blue: 1, alpha: 1))
    case .transform: return .transform(CATransform3DMakeTranslation(41, 43, 0))
    case .path:
      var path = Path()
      path.move(to: Point(x: 47, y: 53))
      return .path(path)
    case .list(let values): return .list(values.compactMap { other(like: $0) })
    case nil: return nil
    }
  }

  @Test("each property that is set has that value", arguments: LayerProperty.allCases)
  func set(_ property: LayerProperty) throws {
    var state = state(with: property)
    let before = try #require(property.value(in: state))
    let wanted = try #require(other(like: before))
    #expect(before != wanted)
    property.set(wanted, in: &state)
    let after = try #require(property.value(in: state))
    #expect(after.distance(to: wanted) < 1e-12)
  }

  @Test("a property that is set leaves those alone that aren't parts of it")
  func others() {
    let parts: [[LayerProperty]] = [
      [.position, .positionX, .positionY],
      [
        .bounds, .boundsOrigin, .boundsOriginX, .boundsOriginY, .boundsSize, .boundsWidth,
        .boundsHeight,
      ],
      [
        .transform, .scale, .scaleX, .scaleY, .rotation, .rotationX, .rotationY, .rotationZ,
        .translation, .translationX, .translationY,
      ],
      [.shadowOffset, .shadowOffsetWidth, .shadowOffsetHeight],
      [.emitterPosition, .emitterPositionX, .emitterPositionY],
      [.emitterSize, .emitterWidth, .emitterHeight],
    ]
    for property in LayerProperty.allCases {
      let before = state(with: property)
      var after = before
      guard let wanted = other(like: property.value(in: before)) else { continue }
      property.set(wanted, in: &after)
      let family = parts.first { $0.contains(property) } ?? [property]
      for another in LayerProperty.allCases where !family.contains(another) {
        expectEqual(another.value(in: after), another.value(in: before), "\(property), \(another)")
      }
    }
  }

  @Test("turns out of the plane are set alone, and what is in it stays while they are there")
  func tilts() {
    var state = plain
    for (property, number) in [
      (LayerProperty.rotationX, CGFloat(2)), (.rotationY, -0.5), (.scaleX, 3), (.scaleY, 4),
      (.rotationZ, 0.25), (.translationX, 6),
    ] { property.set(.number(number), in: &state) }
    func number(_ property: LayerProperty) -> CGFloat {
      if case .number(let number)? = property.value(in: state) { number } else { .nan }
    }
    let names: [LayerProperty] = [
      .rotationX, .rotationY, .scaleX, .scaleY, .rotationZ, .translationX,
    ]
    for (name, wanted) in zip(names, [2, -0.5, 3, 4, 0.25, 6] as [CGFloat]) {
      #expect(abs(number(name) - wanted) < 1e-12, "\(name)")
    }
    for name in [LayerProperty.rotationX, .rotationY] { name.set(.number(0), in: &state) }
    let flat = CATransform3DGetAffineTransform(state.transform)
    #expect(abs(TransformParts(flat).scaleX - 3) < 1e-12)
    #expect(abs(TransformParts(flat).angle - 0.25) < 1e-12)
  }

  @Test(
    "half a turn about either axis is read as that",
    arguments: [LayerProperty.rotationX, .rotationY]
  )
  func halfTurn(_ property: LayerProperty) {
    var state = plain
    property.set(.number(.pi), in: &state)
    for other in [LayerProperty.rotationX, .rotationY, .rotationZ] {
      guard case .number(let angle)? = other.value(in: state) else { continue }
      #expect(abs(angle - (other == property ? .pi : 0)) < 1e-12, "\(other)")
    }
  }

  @Test("of a place, a size and a transform each number is set alone")
  func numbers() {
    func values(_ property: LayerProperty, _ names: [LayerProperty]) -> [LayerValue?] {
      var state = plain
      property.set(.number(5), in: &state)
      return names.map { $0.value(in: state) }
    }
    expectEqual(values(.positionX, [.position]), [.point(CGPoint(x: 5, y: 22))])
    expectEqual(values(.positionY, [.position]), [.point(CGPoint(x: 16, y: 5))])
    let bounds: [(LayerProperty, CGRect)] = [
      (.boundsOriginX, CGRect(x: 5, y: 0, width: 30, height: 40)),
      (.boundsOriginY, CGRect(x: 0, y: 5, width: 30, height: 40)),
      (.boundsWidth, CGRect(x: 0, y: 0, width: 5, height: 40)),
      (.boundsHeight, CGRect(x: 0, y: 0, width: 30, height: 5)),
    ]
    for (property, rect) in bounds { expectEqual(values(property, [.bounds]), [.rect(rect)]) }
    let parts: [LayerProperty] = [.scaleX, .scaleY, .translationX, .translationY]
    expectEqual(values(.scaleX, parts), [.number(5), .number(1), .number(0), .number(0)])
    expectEqual(values(.scaleY, parts), [.number(1), .number(5), .number(0), .number(0)])
    expectEqual(values(.scale, parts), [.number(5), .number(5), .number(0), .number(0)])
    expectEqual(values(.translationX, parts), [.number(1), .number(1), .number(5), .number(0)])
    expectEqual(values(.translationY, parts), [.number(1), .number(1), .number(0), .number(5)])
    expectEqual(values(.scaleX, [.scale]), [.number(3)])
    expectEqual(values(.shadowOffsetWidth, [.shadowOffset]), [.size(CGSize(width: 5, height: -3))])
    expectEqual(values(.shadowOffsetHeight, [.shadowOffset]), [.size(CGSize(width: 0, height: 5))])
  }

  @Test("a value of another kind changes nothing", arguments: LayerProperty.allCases)
  func wrongKind(_ property: LayerProperty) {
    let before = state(with: property)
    let kinds: [LayerValue] = [
      .number(0.75), .point(CGPoint(x: 11, y: 13)), .size(CGSize(width: 17, height: 19)),
      .rect(CGRect(x: 23, y: 29, width: 31, height: 37)), .color(.white),
      .transform(CATransform3DMakeTranslation(41, 43, 0)), .path(Path()),
    ]
    guard let own = property.value(in: before) else { return }
    for kind in kinds where kind.shaped(like: own) == nil {
      var after = before
      property.set(kind, in: &after)
      expectEqual(after, before, "\(kind)")
    }
  }

  @Test("what only shapes and texts have is nothing in another layer")
  func absent() {
    for property in [LayerProperty.path, .lineWidth, .strokeEnd, .fontSize, .foregroundColor] {
      expectNil(property.value(in: plain))
    }
  }
}
