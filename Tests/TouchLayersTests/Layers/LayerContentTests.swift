import Expectations
import Testing
import TouchCore
import TouchGraphics

@testable import TouchLayers

/// What layers show: gradients, and pictures that are fitted into their bounds.
@MainActor
struct LayerContentTests {
  private let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
  private let blue = CGColor(red: 0, green: 0, blue: 1, alpha: 0.5)

  @Test("a gradient's colours are evenly apart unless they have places")
  func gradientPlaces() {
    var gradient = LayerGradient()
    #expect(gradient.color(at: 0.5) == nil && gradient.stops.isEmpty)
    gradient.colors = [red]
    #expect(gradient.stops.map(\.location) == [0] && gradient.color(at: 0.7) == red)
    gradient.colors = [red, blue, red]
    expectEqual(gradient.stops.map(\.location), [0, 0.5, 1])
    gradient.locations = [0.25, 0.5, 0.75]
    expectEqual(gradient.stops.map(\.location), [0.25, 0.5, 0.75])
    gradient.locations = [0.25, 0.5]
    expectEqual(gradient.stops.map(\.location), [0, 0.5, 1])
  }

  @Test("a gradient's colour at a place is between its neighbours, and an end's beyond the ends")
  func gradientColors() {
    var gradient = LayerGradient()
    gradient.colors = [red, blue]
    gradient.locations = [0.25, 0.75]
    #expect(gradient.color(at: 0) == red && gradient.color(at: 0.25) == red)
    expectEqual(
      gradient.color(at: 0.375),
      CGColor(red: 0.75, green: 0, blue: 0.25, alpha: 0.875)
    )
    #expect(gradient.color(at: 0.75) == blue && gradient.color(at: 1) == blue)
    // Two colours at one location: the first up to it, the second from it on.
    gradient.colors = [red, blue, red, blue]
    gradient.locations = [0, 0.5, 0.5, 1]
    expectEqual(gradient.color(at: 0.5), red)
    expectEqual(gradient.color(at: 0.25), CGColor(red: 0.5, green: 0, blue: 0.5, alpha: 0.75))
  }

  @Test("a gradient's layer leads from the top to the bottom, and has what is set")
  func gradientLayer() throws {
    let layer = CAGradientLayer()
    #expect(layer.colors == nil && layer.locations == nil && layer.type == .axial)
    #expect(layer.startPoint == CGPoint(x: 0.5, y: 0) && layer.endPoint == CGPoint(x: 0.5, y: 1))
    layer.colors = [red, 7, blue]
    layer.locations = [0.25, 1]
    layer.startPoint = CGPoint(x: 0, y: 0.25)
    layer.endPoint = CGPoint(x: 1, y: 0.75)
    expectEqual(layer.colors as? [CGColor], [red, blue])
    expectEqual(layer.locations?.map(\.doubleValue), [0.25, 1])
    expectEqual(layer.startPoint, CGPoint(x: 0, y: 0.25))
    expectEqual(layer.endPoint, CGPoint(x: 1, y: 0.75))
    let copy = CAGradientLayer(layer: layer)
    #expect(copy.colors as? [CGColor] == [red, blue] && copy.endPoint.y == 0.75)
    layer.colors = nil
    layer.locations = nil
    #expect(layer.colors == nil && layer.locations == nil)
    expectEqual(copy.colors?.count, 2)
  }

  @Test(
    "a picture lies where its gravity says, in its own size or fitted",
    arguments: [
      (CALayerContentsGravity.center, CGRect(x: 45, y: 20, width: 20, height: 40)),
      (.top, CGRect(x: 45, y: 0, width: 20, height: 40)),
      (.bottom, CGRect(x: 45, y: 40, width: 20, height: 40)),
      (.left, CGRect(x: 5, y: 20, width: 20, height: 40)),
      (.right, CGRect(x: 85, y: 20, width: 20, height: 40)),
      (.topLeft, CGRect(x: 5, y: 0, width: 20, height: 40)),
      (.topRight, CGRect(x: 85, y: 0, width: 20, height: 40)),
      (.bottomLeft, CGRect(x: 5, y: 40, width: 20, height: 40)),
      (.bottomRight, CGRect(x: 85, y: 40, width: 20, height: 40)),
      (.resize, CGRect(x: 5, y: 0, width: 100, height: 80)),
      (.resizeAspect, CGRect(x: 35, y: 0, width: 40, height: 80)),
      (.resizeAspectFill, CGRect(x: 5, y: -60, width: 100, height: 200)),
    ]
  )
  func gravity(gravity: CALayerContentsGravity, place: CGRect) throws {
    let layer = CALayer()
    expectEqual(layer.contentsGravity, .resize)
    layer.contentsGravity = gravity
    layer.setContents(CGImage(DisplayList(width: 20, height: 40), scale: 1))
    guard case .picture(let picture) = layer.state.content else {
      Issue.record("the layer shows no picture")
      return
    }
    expectEqual(picture.frame(in: CGRect(x: 5, y: 0, width: 100, height: 80)), place)
    expectEqual(layer.contentsGravity, gravity)
    layer.setContents(nil)
    expectEqual(layer.state.content, .none)
  }

  @Test("a picture without a size is nowhere but at the origin")
  func noSize() {
    let picture = LayerPicture(DisplayList(width: 0, height: 9), .fill, anchor: .zero)
    let place = picture.frame(in: CGRect(x: 3, y: 4, width: 50, height: 60))
    expectEqual(place, CGRect(x: 3, y: 4, width: 0, height: 0))
  }

  @Test("a timing function has the ends and the control points of its curve")
  func timingFunction() {
    func points(_ function: CAMediaTimingFunction) -> [[Float]] {
      (0...3).map { index in
        var values: [Float] = [9, 9]
        function.getControlPoint(at: index, values: &values)
        return values
      }
    }
    let own = CAMediaTimingFunction(controlPoints: 0.25, 0.5, 0.75, 0.125)
    expectEqual(points(own), [[0, 0], [0.25, 0.5], [0.75, 0.125], [1, 1]])
    let names: [(CAMediaTimingFunctionName, [Float], [Float])] = [
      (.linear, [0, 0], [1, 1]), (.easeIn, [0.42, 0], [1, 1]), (.easeOut, [0, 0], [0.58, 1]),
      (.easeInEaseOut, [0.42, 0], [0.58, 1]), (.default, [0.25, 0.1], [0.25, 1]),
    ]
    for (name, first, second) in names {
      expectEqual(Array(points(CAMediaTimingFunction(name: name))[1...2]), [first, second])
      expectEqual(CAMediaTimingFunction(name: name), CAMediaTimingFunction(name: name))
    }
    #expect(own != CAMediaTimingFunction(name: .linear))
    expectEqual(
      own.hashValue,
      CAMediaTimingFunction(controlPoints: 0.25, 0.5, 0.75, 0.125).hashValue
    )
  }
}
