import Expectations
import Testing
import TouchCore
import TouchGraphics
import TouchLayers

/// The owner of a layer, without a view.
@MainActor private final class Owner: CALayerDelegate, LayerOwner {
  var changeAnimation: ChangeAnimation?
  var sizes: [CGSize] = []

  func layerSizeChanged(from before: CGSize) { sizes.append(before) }
  var layerScale: CGFloat { 3 }
  private(set) var layerNeedsLayout = false
  func askForLayerLayout() { layerNeedsLayout = true }
  func layOutLayer() { layerNeedsLayout = false }
}

/// Layers without views.
@MainActor
struct LayersAloneTests {
  private let clock = EngineClock()

  @Test("a change of a shown layer is animated on the given clock, and its end is reported")
  func clockHandedIn() {
    clock.inEnvironment { environment in
      let (root, layer) = (CALayer(), CALayer())
      root.addSublayer(layer)
      let owner = Owner()
      root.owner = owner
      environment.endTurn()
      var ends = 0
      CATransaction.setCompletionBlock { ends += 1 }
      CATransaction.setAnimationDuration(1)
      CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .linear))
      layer.position = CGPoint(x: 100, y: 0)
      environment.endTurn()
      clock.run(to: 0.25)
      expectEqual(layer.position, CGPoint(x: 100, y: 0))
      expectEqual(layer.presentation()?.position, CGPoint(x: 25, y: 0))
      expectEqual(ends, 0)
      clock.run(to: 1)
      expectEqual(ends, 1)
      expectNil(layer.animationKeys())
      root.owner = nil
    }
  }

  @Test("a layer asks its owner how to animate a change, and reports a new size to it")
  func ownerIsAsked() {
    clock.inEnvironment { _ in
      let (layer, owner) = (CALayer(), Owner())
      layer.owner = owner
      layer.opacity = 0.5
      expectNil(layer.animationKeys())
      owner.changeAnimation = ChangeAnimation(
        duration: 2,
        pacing: .curve(CAMediaTimingFunction(name: .linear))
      )
      layer.opacity = 1
      expectEqual(layer.animationKeys(), ["opacity"])
      clock.run(to: 1)
      expectEqual(layer.presentation()?.opacity, 0.75)
      owner.changeAnimation?.duration = 0
      layer.opacity = 0
      expectNil(layer.animationKeys())
      layer.bounds = CGRect(x: 0, y: 0, width: 3, height: 4)
      layer.bounds.origin.x = 9
      expectEqual(owner.sizes, [.zero])
      layer.owner = nil
    }
  }
}
