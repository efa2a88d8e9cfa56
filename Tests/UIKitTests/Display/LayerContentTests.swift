import Expectations
import Testing
import TouchCore

@testable import UIKit

/// What shape and text layers show.
@MainActor
struct LayerContentTests {
  /// What a view with a layer shows.
  private func commands(_ layer: CALayer, size: CGFloat = 200) -> [PaintCommand] {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: size, height: size))
    view.layer.addSublayer(layer)
    return view.displayList().commands
  }

  private func shape(_ path: UIBezierPath) -> CAShapeLayer {
    let layer = CAShapeLayer()
    layer.path = path.cgPath
    layer.position = CGPoint(x: 10, y: 20)
    return layer
  }

  private let triangle: UIBezierPath = {
    let path = UIBezierPath()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 30, y: 0))
    path.addLine(to: CGPoint(x: 0, y: 40))
    path.close()
    return path
  }()

  @Test("a path is filled with black by default, at the layer's location")
  func fill() {
    let layer = shape(triangle)
    let path = triangle.path.transformed(by: .translation(x: 10, y: 20))
    expectEqual(commands(layer), [.fill(path, .black, .winding)])
    layer.fillRule = .evenOdd
    layer.fillColor = UIColor.red.cgColor
    expectEqual(commands(layer), [.fill(path, PaintColor(red: 1, green: 0, blue: 0), .evenOdd)])
    layer.fillColor = nil
    #expect(commands(layer).isEmpty)
    layer.path = nil
    #expect(commands(layer).isEmpty)
  }

  @Test("a stroke is drawn over the fill, from its start to its end")
  func stroke() {
    let layer = shape(triangle)
    layer.fillColor = nil
    layer.strokeColor = UIColor.black.cgColor
    layer.lineWidth = 3
    layer.lineCap = .round
    layer.lineJoin = .bevel
    layer.lineDashPattern = [4, 2]
    layer.lineDashPhase = 1
    layer.strokeStart = 0.25
    layer.strokeEnd = 0.5
    guard case .stroke(let path, let color, let pen) = commands(layer).first else {
      Issue.record("there is no line")
      return
    }
    expectEqual(color, .black)
    expectEqual(
      pen,
      PaintStroke(width: 3, cap: .round, join: .bevel, dash: [4, 2], dashPhase: 1)
    )
    #expect(abs(path.length - 30) < 1e-9)
    #expect((path.currentPoint ?? .zero).distance(to: Point(x: 22, y: 44)) < 1e-9)
    layer.strokeEnd = 0.25
    #expect(commands(layer).isEmpty)
  }

  @Test(
    "a stroke that extends into view is drawn even if its path is outside, and not a bit further"
  )
  func reach() {
    let layer = shape(UIBezierPath(rect: CGRect(x: -40, y: 0, width: 20, height: 20)))
    layer.fillColor = nil
    layer.strokeColor = UIColor.black.cgColor
    layer.lineJoin = .round
    layer.lineWidth = 20
    expectEqual(commands(layer).count, 1)
    layer.lineWidth = 19.9
    #expect(commands(layer).isEmpty)
  }

  private func text(_ string: String, width: CGFloat = 100) -> CATextLayer {
    let layer = CATextLayer()
    layer.frame = CGRect(x: 20, y: 30, width: width, height: 60)
    layer.string = string
    layer.fontSize = 20
    layer.foregroundColor = UIColor.black.cgColor
    return layer
  }

  private func texts(_ layer: CALayer) -> [PaintText] {
    commands(layer).compactMap { if case .text(let text) = $0 { text } else { nil } }
  }

  @Test("a text begins at the top, its baseline an ascender below")
  func texts() {
    let shown = texts(text("Hello"))
    expectEqual(shown.map(\.text), ["Hello"])
    expectEqual(shown[0].position, Point(x: 20, y: 30 + 0.952 * 20))
    expectEqual(shown[0].size, 20)
    expectEqual(shown[0].weight, 400)
    #expect(texts(text("")).isEmpty)
    for (name, weight) in [("Helvetica-Bold", 700), ("Helvetica-Light", 300), ("Helvetica", 400)] {
      let named = text("Hello")
      named.font = CGFont(name as CFString)
      expectEqual(texts(named)[0].weight, weight, "\(name)")
    }
    expectNil(CGFont(""))
    let clear = text("Hello")
    clear.foregroundColor = nil
    #expect(texts(clear).isEmpty)
  }

  @Test("lines are aligned as the alignment says")
  func alignment() {
    let layer = text("Hello")
    for (mode, x, alignment) in [
      (CATextLayerAlignmentMode.natural, 20.0, PaintText.Alignment.left), (.left, 20, .left),
      (.center, 70, .center), (.right, 120, .right), (.justified, 20, .left),
    ] {
      layer.alignmentMode = mode
      expectEqual(texts(layer)[0].position.x, x)
      expectEqual(texts(layer)[0].alignment, alignment)
    }
  }

  @Test(
    "a line that is too wide sticks out, or has an ellipsis where the layer's mode says; lines that break have none"
  )
  func truncation() {
    let layer = text("one two three four five", width: 110)
    let shown = { texts(layer).map(\.text) }
    expectEqual(layer.truncationMode, .none)
    expectEqual(shown(), ["one two three four five"])
    layer.truncationMode = .end
    #expect(shown().count == 1 && shown()[0].hasPrefix("one") && shown()[0].hasSuffix("…"))
    layer.truncationMode = .start
    #expect(shown().count == 1 && shown()[0].hasPrefix("…") && shown()[0].hasSuffix("five"))
    layer.truncationMode = .middle
    #expect(shown().count == 1 && shown()[0].hasPrefix("o") && shown()[0].hasSuffix("e"))
    layer.isWrapped = true
    expectEqual(layer.truncationMode, .middle)
    #expect(shown().joined(separator: " ") == "one two three four five" && shown().count > 1)
    layer.isWrapped = false
    #expect(!layer.isWrapped && shown().count == 1)
    layer.truncationMode = .none
    expectEqual(shown(), ["one two three four five"])
  }

  @Test(
    "a label's shadow is the same letters behind the text, one point above it unless it is told otherwise"
  )
  func shadow() {
    let label = UILabel(frame: CGRect(x: 20, y: 30, width: 100, height: 20))
    label.text = "Hello"
    label.textColor = .black
    expectEqual(texts(label.layer).count, 1)
    label.shadowColor = .red
    var shown = texts(label.layer)
    expectEqual(shown.map(\.text), ["Hello", "Hello"])
    expectEqual(shown[0].color, PaintColor(UIColor.red.cgColor))
    expectEqual(shown[1].color, PaintColor(UIColor.black.cgColor))
    #expect(abs(shown[0].position.y - shown[1].position.y + 1) < 1e-9)
    label.shadowOffset = CGSize(width: 2, height: 3)
    shown = texts(label.layer)
    #expect(abs(shown[0].position.x - shown[1].position.x - 2) < 1e-9)
    #expect(abs(shown[0].position.y - shown[1].position.y - 3) < 1e-9)
    label.shadowColor = nil
    expectEqual(texts(label.layer).count, 1)
  }

  @Test("a layer keeps hints for what paints it")
  func hints() {
    let layer = CALayer()
    expectEqual(layer.edgeAntialiasingMask.rawValue, 15)
    #expect((layer.minificationFilter, layer.magnificationFilter) == (.linear, .linear))
    layer.edgeAntialiasingMask = [.layerLeftEdge, .layerTopEdge]
    layer.minificationFilter = .trilinear
    layer.magnificationFilter = .nearest
    expectEqual(layer.edgeAntialiasingMask.rawValue, 9)
    #expect((layer.minificationFilter, layer.magnificationFilter) == (.trilinear, .nearest))
  }

  @Test("wrapped lines are below each other; invisible ones are omitted")
  func lines() {
    let layer = text("one two three four five", width: 60)
    layer.isWrapped = true
    let shown = texts(layer)
    expectEqual(shown.map(\.text), ["one", "two", "three", "four", "five"])
    #expect(abs(shown[1].position.y - shown[0].position.y - 1.193 * 20) < 1e-9)
    layer.position.y = -30
    #expect(texts(layer).map(\.text).first != "one")
    layer.position.y = 1000
    #expect(texts(layer).isEmpty)
  }

  @Test("an animated view is shown as displayed at the time, including a clear one that fades in")
  func animation() {
    let application = UIApplication.launch(screen: CGSize(width: 200, height: 300))
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 300))
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.backgroundColor = .black
    view.alpha = 0
    window.addSubview(view)
    window.makeKeyAndVisible()
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      view.alpha = 1
      view.frame.origin.x = 100
    }
    #expect(application.displayList().isEmpty)
    application.advance(to: .seconds(0.5))
    let half = application.displayList().commands
    guard half.count == 3, case .begin(let group) = half[0], case .fill(let path, _, _) = half[1]
    else {
      Issue.record("the view isn't one group: \(half)")
      return
    }
    #expect(abs(group.opacity - 0.5) < 1e-9)
    #expect(abs((path.bounds?.minX ?? 0) - 50) < 1e-9)
    application.advance(to: .seconds(1))
    let box = Path(Rect(x: 100, y: 0, width: 10, height: 10))
    expectEqual(application.displayList().commands, [.fill(box, .black, .winding)])
  }

  @Test("a snapshot shows its view as it was when it was taken")
  func snapshot() throws {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 10))
    view.backgroundColor = .red
    let snapshot = try #require(view.snapshotView(afterScreenUpdates: true))
    view.backgroundColor = .blue
    let box = Path(Rect(x: 0, y: 0, width: 20, height: 10))
    let red = PaintColor(red: 1, green: 0, blue: 0)
    expectEqual(snapshot.displayList().commands, [.fill(box, red, .winding)])
  }

  @Test("a snapshot of a part has the part's size, shows what was there, and stretches it")
  func part() throws {
    let view = UIView(frame: CGRect(x: 30, y: 0, width: 20, height: 10))
    view.backgroundColor = .red
    let rect = CGRect(x: 10, y: 0, width: 10, height: 10)
    let part = try #require(
      view.resizableSnapshotView(from: rect, afterScreenUpdates: true, withCapInsets: .zero)
    )
    expectEqual(part.frame, CGRect(x: 0, y: 0, width: 10, height: 10))
    view.backgroundColor = .blue
    part.frame.size.width = 20
    var shown = DisplayList(width: 10, height: 10)
    shown.group(PaintGroup(clip: Path(shown.bounds))) { clipped in
      clipped.group(PaintGroup(transform: .translation(x: -10, y: 0))) { moved in
        var whole = DisplayList(width: 20, height: 10)
        whole.fill(Path(whole.bounds), PaintColor(red: 1, green: 0, blue: 0))
        moved.list(whole)
      }
    }
    expectEqual(
      part.displayList().commands,
      [
        .begin(PaintGroup(transform: .scale(x: 2, y: 1))), .list(shown), .end,
      ]
    )
  }

  @Test("an image is a nested list, scaled as its view's content mode says")
  func image() {
    var picture = DisplayList(width: 20, height: 10)
    let box = Path(Rect(x: 0, y: 0, width: 20, height: 10))
    picture.fill(box, .black)
    let view = UIImageView(image: UIImage(picture: picture))
    view.frame = CGRect(x: 0, y: 0, width: 40, height: 20)
    let shown: [PaintCommand] = [
      .begin(PaintGroup(transform: .scale(x: 2, y: 2))), .list(picture), .end,
    ]
    expectEqual(view.displayList().commands, shown)
    view.image = nil
    #expect(view.displayList().isEmpty)
    view.image = UIImage(picture: picture)
    expectEqual(view.displayList().commands, shown)
  }
}
