import Testing
import TouchGraphics

@testable import TouchLayers

/// Where a layer is.
struct LayerGeometryTests {
  @Test("a geometry with a NaN in any of its numbers is not sound")
  func sound() {
    let sound = LayerGeometry(frame: CGRect(x: 1, y: 2, width: 30, height: 40))
    #expect(sound.isSound)
    let edits: [WritableKeyPath<LayerGeometry, CGFloat>] = [
      \.position.x, \.position.y, \.bounds.origin.x, \.bounds.origin.y, \.bounds.size.width,
      \.bounds.size.height, \.anchorPoint.x, \.anchorPoint.y,
    ]
    for (index, number) in edits.enumerated() {
      var geometry = sound
      geometry[keyPath: number] = .nan
      #expect(!geometry.isSound, "number \(index)")
    }
  }
}
