import Expectations
import Testing
import TouchCore
import UIKit

/// A square of one colour.
private func square(_ side: Double, _ color: PaintColor = .black) -> DisplayList {
  var list = DisplayList(width: side, height: side)
  var path = Path()
  path.addRect(Rect(x: 0, y: 0, width: side, height: side))
  list.fill(path, color)
  return list
}

/// The colours that a display list fills with, those of lists in it too.
private func fills(_ list: DisplayList) -> [PaintColor] {
  list.commands.flatMap { command -> [PaintColor] in
    switch command {
    case .fill(_, let color, _): return [color]
    case .list(let inner): return fills(inner)
    default: return []
    }
  }
}

@MainActor private final class WeakView {
  private(set) weak var view: UIView?

  init(_ view: UIView?) { self.view = view }
}

@MainActor @Suite("Images", .serialized)
struct ImageTests {
  private let red = PaintColor(red: 1, green: 0, blue: 0)
  private let blue = PaintColor(red: 0, green: 0, blue: 1)

  @Test("a host's hook finds named pictures; without one none has a name")
  func named() {
    expectNil(UIImage(named: "knob"))
    UIImage.namedPictures = { name in name == "knob" ? square(20) : nil }
    defer { UIImage.namedPictures = nil }
    expectEqual(UIImage(named: "knob")?.size, CGSize(width: 20, height: 20))
    expectNil(UIImage(named: "other"))
    expectEqual(UIImage(systemName: "knob")?.renderingMode, .alwaysTemplate)
  }

  @Test("a template is painted in the view's tint, an original in its own colours")
  func rendering() {
    _ = AnimationBench()
    let image = UIImage(picture: square(10, PaintColor(red: 1, green: 0, blue: 0, alpha: 0.5)))
    let template = image.withRenderingMode(.alwaysTemplate)
    expectEqual(image.renderingMode, .automatic)
    expectEqual(template.renderingMode, .alwaysTemplate)
    let view = UIImageView(image: template)
    view.tintColor = .blue
    view.layoutIfNeeded()
    expectEqual(fills(view.displayList()), [blue.withAlpha(0.5)])
    view.image = template.withRenderingMode(.alwaysOriginal)
    expectEqual(fills(view.displayList()), [red.withAlpha(0.5)])
    expectEqual(fills(image.withTintColor(.blue).picture), [blue.withAlpha(0.5)])
    expectEqual(
      image.withTintColor(.blue, renderingMode: .alwaysOriginal).renderingMode,
      .alwaysOriginal
    )
  }

  @Test("a template follows the tint of the views above")
  func inheritedTint() {
    let bench = AnimationBench()
    let view = UIImageView(image: UIImage(picture: square(10)).withRenderingMode(.alwaysTemplate))
    bench.window.addSubview(view)
    bench.window.tintColor = .red
    bench.wait(until: 0)
    expectEqual(fills(view.displayList()), [red])
    bench.window.tintColor = .blue
    bench.wait(until: 1)
    expectEqual(fills(view.displayList()), [blue])
  }

  @Test("a highlighted image view shows its highlighted image, if it has one")
  func highlighted() {
    _ = AnimationBench()
    let view = UIImageView(
      image: UIImage(picture: square(10, red)),
      highlightedImage: UIImage(picture: square(10, blue))
    )
    expectEqual(view.bounds.width, 10)
    #expect(!view.isHighlighted)
    expectEqual(fills(view.displayList()), [red])
    view.isHighlighted = true
    expectEqual(fills(view.displayList()), [blue])
    view.highlightedImage = nil
    expectEqual(fills(view.displayList()), [red])
  }

  @Test("an image view shows images one after the other, as often as asked, then its image again")
  func sequence() {
    let bench = AnimationBench()
    let view = UIImageView(image: UIImage(picture: square(10)))
    bench.window.addSubview(view)
    view.startAnimating()
    #expect(!view.isAnimating && view.animationImages == nil && view.animationRepeatCount == 0)
    view.animationImages = [UIImage(picture: square(10, red)), UIImage(picture: square(10, blue))]
    #expect(!view.isAnimating && fills(view.displayList()) == [.black])
    view.animationDuration = 1
    view.animationRepeatCount = 2
    view.startAnimating()
    var seen: [[PaintColor]] = []
    for step in 0..<5 {
      bench.wait(until: 0.25 + 0.5 * Double(step))
      expectEqual(view.isAnimating, (step < 4))
      view.setNeedsLayout()
      seen.append(fills(view.displayList()))
    }
    expectEqual(seen, [[red], [blue], [red], [blue], [.black]])
    #expect(bench.application.isQuiet)
  }

  @Test("a sequence that is shown goes on where it is shown when another stage is made")
  func otherStage() {
    let bench = AnimationBench()
    bench.application.endsWithWindows = true
    let view = UIImageView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    bench.window.addSubview(view)
    view.animationImages = [UIImage(picture: square(10, red)), UIImage(picture: square(10, blue))]
    view.animationDuration = 1
    view.startAnimating()
    let other = UIApplication.launch(screen: CGSize(width: 100, height: 100))
    other.advance(to: .seconds(0.75))
    expectEqual(fills(view.displayList()), [red])
    bench.wait(until: 0.75)
    expectEqual(fills(view.displayList()), [blue])
    view.startAnimating()
    other.advance(to: .seconds(2))
    expectEqual(fills(view.displayList()), [red])
    bench.wait(until: 1.5)
    expectEqual(fills(view.displayList()), [blue])
  }

  @Test("images of no duration take a thirtieth of a second each, until they are stopped or gone")
  func endlessSequence() {
    let bench = AnimationBench()
    var view: UIImageView? = UIImageView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view?.animationImages = [UIImage(picture: square(10, red)), UIImage(picture: square(10, blue))]
    expectEqual(view?.animationDuration, 0)
    view?.startAnimating()
    bench.wait(until: 0.05)
    expectEqual(view.map { fills($0.displayList()) }, [blue])
    bench.wait(until: 100.05)
    expectEqual(view?.isAnimating, true)
    expectEqual(view.map { fills($0.displayList()) }, [blue])
    // It begins with the first image at each start, and an image set meanwhile waits.
    view?.startAnimating()
    view?.image = UIImage(picture: square(10))
    expectEqual(view.map { fills($0.displayList()) }, [red])
    view?.stopAnimating()
    expectEqual(view.map { fills($0.displayList()) }, [.black])
    view?.startAnimating()
    view?.animationImages = nil
    #expect(view?.isAnimating == false && bench.application.isQuiet)
    view?.animationImages = [UIImage(picture: square(10))]
    view?.startAnimating()
    let gone = WeakView(view)
    view = nil
    bench.wait(until: 101)
    #expect(gone.view == nil && bench.application.isQuiet)
  }

  @Test(
    "each content mode scales or places a picture",
    arguments: [
      (UIView.ContentMode.scaleToFill, [0, 0, 40, 30]), (.scaleAspectFit, [12.5, 0, 15, 30]),
      (.scaleAspectFill, [0, -25, 40, 80]), (.center, [15, 5, 10, 20]), (.top, [15, 0, 10, 20]),
      (.bottom, [15, 10, 10, 20]), (.left, [0, 5, 10, 20]), (.right, [30, 5, 10, 20]),
      (.topLeft, [0, 0, 10, 20]), (.topRight, [30, 0, 10, 20]), (.bottomLeft, [0, 10, 10, 20]),
      (.bottomRight, [30, 10, 10, 20]),
    ]
  )
  func contentModes(mode: UIView.ContentMode, frame: [Double]) {
    _ = AnimationBench()
    var picture = DisplayList(width: 10, height: 20)
    picture.append(square(10))
    let view = UIImageView(frame: CGRect(x: 0, y: 0, width: 40, height: 30))
    view.image = UIImage(picture: picture)
    view.contentMode = mode
    var shown: [Double] = [0, 0, 10, 20]
    for case .begin(let group) in view.displayList().commands where group.transform != .identity {
      let map = group.transform
      shown = [map.tx, map.ty, 10 * map.a, 20 * map.d]
    }
    expectEqual(shown, frame)
  }

  @Test("a tint reaches lines, texts and lists, and keeps groups")
  func tinting() {
    var list = square(4, red)
    list.group(PaintGroup(opacity: 0.5)) {
      $0.text(PaintText("a", at: .zero, size: 3, color: red.withAlpha(0.5)))
      $0.list(square(2, red))
    }
    let tinted = list.tinted(blue)
    expectEqual(tinted.commands.count, list.commands.count)
    expectEqual(fills(tinted), [blue, blue])
    #expect(
      tinted.commands.contains {
        if case .text(let text) = $0 { text.color == blue.withAlpha(0.5) } else { false }
      }
    )
  }

  @Test("two are equal where they have the same picture in the same colours")
  func equality() {
    let image = UIImage(picture: square(4, red))
    expectEqual(image, UIImage(picture: square(4, red)))
    expectEqual(image.hash, UIImage(picture: square(4, red)).hash)
    #expect(image.isEqual(UIImage(picture: square(4, red)) as Any))
    expectEqual(image, image.withRenderingMode(.alwaysTemplate))
    for other in [
      UIImage(picture: square(4, blue)), UIImage(picture: square(5, red)),
      image.withTintColor(.blue), UIImage(cgImage: image.cgImage!, scale: 2, orientation: .up),
    ] {
      #expect(image != other)
    }
  }
}
