import Expectations
import SampleScripts
import Scenes
import Testing
import TouchCore
import TouchGraphics
import TouchStage
import UIKit

/// A line of text on the screen, and the colour behind its middle.
private struct ShownText: Hashable {
  var text: String
  var color: PaintColor
  var backdrop: PaintColor

  /// How far text and backdrop are apart, as WCAG 2 counts.
  var contrast: Double {
    let (one, other) = (color.over(backdrop).luminance, backdrop.luminance)
    return (max(one, other) + 0.05) / (min(one, other) + 0.05)
  }
}

/// The texts of a display list, with what is behind each.
private struct TextScan {
  private struct Shape {
    var path: Path
    var rule: Path.FillRule
    var place: CGAffineTransform

    func contains(_ point: CGPoint) -> Bool {
      let own = point.applying(place.inverted())
      return path.contains(Point(x: Double(own.x), y: Double(own.y)), using: rule)
    }
  }

  private struct Group {
    var place = CGAffineTransform.identity
    /// What fades in or out is on its way.
    var isWhole = true
    var clips: [Shape] = []
  }

  private(set) var texts: [ShownText] = []
  private var fills: [(shape: Shape, color: PaintColor, clips: [Shape])] = []
  private var groups = [Group()]

  private let screen: CGRect

  init(_ list: DisplayList) {
    screen = CGRect(x: 0, y: 0, width: list.width, height: list.height)
    take(list)
  }

  private mutating func take(_ list: DisplayList) {
    for command in list.commands {
      let group = groups[groups.count - 1]
      switch command {
      case .begin(let inner): begin(inner, in: group)
      case .end: groups.removeLast()
      case .fill(let path, let color, let rule):
        if !group.isWhole { continue }
        let shape = Shape(path: path, rule: rule, place: group.place)
        fills.append((shape, color, group.clips))
      case .text(let text): if group.isWhole { note(text, in: group) }
      case .list(let list): take(list)
      case .stroke: break
      }
    }
  }

  private mutating func begin(_ inner: PaintGroup, in outer: Group) {
    let own = inner.transform
    let moved = CGAffineTransform(
      a: CGFloat(own.a),
      b: CGFloat(own.b),
      c: CGFloat(own.c),
      d: CGFloat(own.d),
      tx: CGFloat(own.tx),
      ty: CGFloat(own.ty)
    )
    var group = outer
    group.place = moved.concatenating(outer.place)
    group.isWhole = outer.isWhole && inner.opacity >= 1
    if let clip = inner.clip {
      group.clips.append(Shape(path: clip, rule: inner.clipRule, place: group.place))
    }
    groups.append(group)
  }

  private mutating func note(_ text: PaintText, in group: Group) {
    // A third of the size above its line is the middle of a small letter.
    let shift = text.size / 3 * (text.alignment == .left ? 1 : text.alignment == .right ? -1 : 0)
    let point = CGPoint(
      x: CGFloat(text.position.x + shift),
      y: CGFloat(text.position.y - text.size / 3)
    ).applying(group.place)
    guard screen.contains(point), group.clips.allSatisfy({ $0.contains(point) }) else { return }
    var backdrop = PaintColor.white
    for fill in fills
    where fill.shape.contains(point) && fill.clips.allSatisfy({ $0.contains(point) }) {
      backdrop = fill.color.over(backdrop)
    }
    texts.append(ShownText(text: text.text, color: text.color, backdrop: backdrop))
  }
}

extension PaintColor {
  /// The colour that is seen where this one is painted over another.
  fileprivate func over(_ other: PaintColor) -> PaintColor {
    PaintColor(
      red: red * alpha + other.red * (1 - alpha),
      green: green * alpha + other.green * (1 - alpha),
      blue: blue * alpha + other.blue * (1 - alpha)
    )
  }

  /// The relative luminance of WCAG 2.
  fileprivate var luminance: Double {
    func linear(_ part: Double) -> Double {
      part <= 0.040_45 ? part / 12.92 : ElementaryFunctions.pow((part + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  }
}

/// Words on scenes can be read.
@MainActor
struct SceneContrastTests {
  /// The contrast that small text needs at least (WCAG 2, 1.4.3).
  private static let least = 4.5

  /// The texts of a scene before, while and after samples touch it.
  private func texts(of scene: Scene, _ style: UIUserInterfaceStyle) -> Set<ShownText> {
    var traits = StageTraits()
    traits.userInterfaceStyle = style
    var texts: Set<ShownText> = []
    let samples = SyntheticSample.all.filter { $0.scene == scene.rawValue }.map(\.frames)
    for frames in samples + [DemoSample.frames] {
      let controller = scene.makeViewController()
      let stage = TouchStage(
        scene: controller,
        size: CGSize(width: 390, height: 844),
        maximumForce: 6.667,
        traits: traits,
        window: controller.makeWindow
      )
      var last = TouchTime.zero
      for frame in frames {
        if frame.time - last >= .milliseconds(250) {
          texts.formUnion(TextScan(stage.application.displayList()).texts)
          last = frame.time
        }
        stage.play(frame)
      }
      stage.finish()
      texts.formUnion(TextScan(stage.application.displayList()).texts)
    }
    return texts
  }

  @Test(
    "every text has a contrast of 4.5 at least, in a light look and in a dark one",
    arguments: Scene.allCases
  )
  func contrast(scene: Scene) {
    for style in [UIUserInterfaceStyle.light, .dark] {
      let texts = texts(of: scene, style)
      #expect(texts.count > 1)
      let pale = texts.filter { $0.contrast < Self.least }.map { text in
        "\(text.text): \((text.contrast * 10).rounded() / 10)"
      }
      expectEqual(pale.sorted(), [], "\(scene.name), \(style == .dark ? "dark" : "light")")
    }
  }
}
