import Expectations
import Testing
import TouchCore
import UIKit

/// Counts its layouts.
@MainActor private final class CountingLayer: CALayer {
  var log: (String) -> Void = { _ in }

  override func layoutSublayers() {
    super.layoutSublayers()
    log(name ?? "?")
  }
}

/// Lays out as a delegate.
@MainActor private final class Arranger: CALayerDelegate {
  var laidOut: [CALayer] = []

  func layoutSublayers(of layer: CALayer) {
    laidOut.append(layer)
    for sublayer in layer.sublayers ?? [] { sublayer.frame = layer.bounds }
  }
}

/// Resizes a layer with itself, as views with gradients do.
@MainActor private final class FramingView: UIView {
  let frameLayer = CALayer()
  var subviewLayouts = 0

  override func layoutSublayers(of layer: CALayer) {
    super.layoutSublayers(of: layer)
    frameLayer.frame = bounds
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    subviewLayouts += 1
  }
}

/// A view whose layer lays out itself.
@MainActor private final class LayeredView: UIView {
  override class var layerClass: LayerClass { CountingLayer.self }
}

/// Layout of layers.
@MainActor
struct LayerLayoutTests {
  @Test("a layer's delegate lays out its sublayers once, at the end of the turn")
  func delegate() {
    let bench = AnimationBench()
    let (layer, inner, arranger) = (CALayer(), CALayer(), Arranger())
    layer.delegate = arranger
    #expect(layer.delegate === arranger)
    bench.view.layer.addSublayer(layer)
    layer.addSublayer(inner)
    layer.bounds.size = CGSize(width: 40, height: 20)
    layer.setNeedsLayout()
    #expect(layer.needsLayout())
    expectEqual(arranger.laidOut, [])
    bench.wait(until: 0)
    expectEqual(arranger.laidOut, [layer])
    #expect(!layer.needsLayout())
    expectEqual(inner.bounds.size, CGSize(width: 40, height: 20))
    layer.position.x = 9
    bench.wait(until: 1)
    expectEqual(arranger.laidOut.count, 1)
    layer.bounds.size.width = 50
    layer.layoutIfNeeded()
    expectEqual(arranger.laidOut.count, 2)
    bench.wait(until: 2)
    expectEqual(arranger.laidOut.count, 2)
  }

  @Test("a layer is laid out again when it gets a sublayer, and not when one changes its place")
  func arrivals() {
    let bench = AnimationBench()
    let (outer, first, second) = (CountingLayer(), CALayer(), CALayer())
    var count = 0
    outer.log = { _ in count += 1 }
    bench.view.layer.addSublayer(outer)
    outer.layoutIfNeeded()
    count = 0
    outer.addSublayer(first)
    #expect(outer.needsLayout())
    bench.wait(until: 0)
    expectEqual(count, 1)
    outer.insertSublayer(second, at: 0)
    bench.wait(until: 1)
    expectEqual(count, 2)
    outer.insertSublayer(first, at: 0)
    #expect(!outer.needsLayout() && outer.sublayers == [first, second])
  }

  @Test("superlayers are laid out first, each once")
  func order() {
    let bench = AnimationBench()
    var log: [String] = []
    let (outer, inner) = (CountingLayer(), CountingLayer())
    for (layer, name) in [(outer, "outer"), (inner, "inner")] {
      layer.name = name
      layer.log = { log.append($0) }
    }
    bench.view.layer.addSublayer(outer)
    outer.addSublayer(inner)
    inner.setNeedsLayout()
    outer.setNeedsLayout()
    bench.wait(until: 0)
    expectEqual(log, ["outer", "inner"])
    inner.setNeedsLayout()
    outer.setNeedsLayout()
    inner.layoutIfNeeded()
    expectEqual(log, ["outer", "inner", "outer", "inner"])
  }

  @Test("a layer that asks for layout in its layout doesn't keep the turn busy")
  func endless() {
    let bench = AnimationBench()
    let layer = CountingLayer()
    var count = 0
    layer.log = { [unowned layer] _ in
      count += 1
      layer.setNeedsLayout()
    }
    bench.view.layer.addSublayer(layer)
    layer.setNeedsLayout()
    bench.wait(until: 0)
    #expect(count > 1 && count < 20)
  }

  @Test("a layer that gets new sublayers in each layout is laid out once a turn, they with it")
  func newSublayers() {
    let bench = AnimationBench()
    let layer = CountingLayer()
    var (count, inner) = (0, 0)
    layer.log = { [unowned layer] _ in
      count += 1
      for sublayer in layer.sublayers ?? [] { sublayer.removeFromSuperlayer() }
      let part = CountingLayer()
      part.log = { _ in inner += 1 }
      layer.addSublayer(part)
      part.setNeedsLayout()
    }
    bench.view.layer.addSublayer(layer)
    layer.setNeedsLayout()
    for turn in 0..<4 { bench.wait(until: Double(turn)) }
    #expect(count == 1 && inner == 1)
  }

  @Test("a view is its layer's delegate, and lays out layers in layoutSublayers(of:)")
  func view() {
    let bench = AnimationBench()
    let view = FramingView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.layer.addSublayer(view.frameLayer)
    #expect(view.layer.delegate === view)
    bench.view.addSubview(view)
    bench.wait(until: 0)
    expectEqual(view.frameLayer.bounds.width, 10)
    expectEqual(view.subviewLayouts, 1)
    view.bounds.size.width = 30
    #expect(view.layer.needsLayout())
    view.layer.layoutIfNeeded()
    expectEqual(view.frameLayer.bounds.width, 30)
    expectEqual(view.subviewLayouts, 2)
    view.layer.setNeedsLayout()
    bench.wait(until: 1)
    expectEqual(view.subviewLayouts, 3)
  }

  @Test("a view's own layer class lays out with the view")
  func layerClass() {
    let bench = AnimationBench()
    var log: [String] = []
    let view = LayeredView()
    view.layer.name = "own"
    (view.layer as? CountingLayer)?.log = { log.append($0) }
    bench.view.addSubview(view)
    bench.wait(until: 0)
    expectEqual(log, ["own"])
  }

  @Test("a view's layer has the screen's scale, another 1, unless set")
  func scale() {
    let bench = AnimationBench()
    expectEqual(bench.view.layer.contentsScale, 3)
    expectEqual(bench.view.contentScaleFactor, 3)
    let layer = CALayer()
    expectEqual(layer.contentsScale, 1)
    layer.contentsScale = UIScreen.main.scale
    expectEqual(layer.contentsScale, 3)
    bench.view.contentScaleFactor = 2
    expectEqual(bench.view.layer.contentsScale, 2)
  }

  @Test("a copied layer looks the same; one from an archive is empty")
  func copies() {
    let layer = CALayer()
    layer.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    layer.name = "original"
    let copy = CALayer(layer: layer)
    expectEqual(copy.frame, layer.frame)
    expectEqual(copy.name, "original")
    let shape = CAShapeLayer(coder: NSCoder())
    expectEqual(shape?.frame, .zero)
    shape?.lineWidth = 3
    expectEqual(CAShapeLayer(layer: shape!).lineWidth, 3)
    expectEqual(CATextLayer(coder: NSCoder())?.fontSize, 36)
  }

  @Test("the older names of timing functions and fill modes mean the same")
  func names() {
    expectEqual(CAMediaTimingFunction(name: kCAMediaTimingFunctionEaseIn), .init(name: .easeIn))
    expectEqual(CAMediaTimingFunction(name: kCAMediaTimingFunctionEaseOut), .init(name: .easeOut))
    expectEqual(CAMediaTimingFunction(name: kCAMediaTimingFunctionLinear), .init(name: .linear))
    expectEqual(CAMediaTimingFunction(name: kCAMediaTimingFunctionDefault), .init(name: .default))
    expectEqual(kCAMediaTimingFunctionEaseInEaseOut, .easeInEaseOut)
    let bench = AnimationBench()
    let fade = CABasicAnimation(keyPath: "opacity")
    fade.toValue = 0
    fade.duration = 1
    fade.fillMode = kCAFillModeForwards
    fade.isRemovedOnCompletion = false
    bench.view.layer.add(fade, forKey: "fade")
    bench.wait(until: 2)
    expectEqual(bench.seen, 0)
    expectEqual(
      [kCAFillModeRemoved, kCAFillModeBackwards, kCAFillModeBoth],
      [.removed, .backwards, .both]
    )
  }
}
