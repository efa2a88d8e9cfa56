import DeliberateTouch
import Scenes
import TouchCore
import TouchGraphics
import TouchStage
import UIKit

/// A screen on which every scene is looked at.
enum Look: String, CaseIterable, Sendable {
  case portrait, landscape, narrow, tablet, rightToLeft = "right-to-left", dark, largest

  /// The screen's size, in points.
  var size: CGSize {
    switch self {
    case .portrait, .rightToLeft, .dark, .largest: CGSize(width: 390, height: 844)
    case .landscape: CGSize(width: 844, height: 390)
    case .narrow: CGSize(width: 320, height: 568)
    case .tablet: CGSize(width: 1024, height: 768)
    }
  }

  /// What the screen's notch and bars cover.
  var insets: UIEdgeInsets {
    switch self {
    case .portrait, .rightToLeft, .dark, .largest:
      UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
    case .landscape: UIEdgeInsets(top: 0, left: 47, bottom: 21, right: 47)
    case .narrow, .tablet: UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)
    }
  }

  /// What the screen's reader chose.
  var traits: StageTraits {
    var traits = StageTraits()
    switch self {
    case .portrait, .landscape, .narrow, .tablet: break
    case .rightToLeft: traits.layoutDirection = .rightToLeft
    case .dark: traits.userInterfaceStyle = .dark
    case .largest: traits.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
    }
    return traits
  }
}

/// A scene on a screen, touched at locations that are found in its views.
@MainActor
struct LookStage {
  let stage: TouchStage
  let look: Look
  private let size: CGSize
  private var places: [Int: Point] = [:]

  init(_ scene: Scene, _ look: Look) {
    let controller = scene.makeViewController()
    size = look.size
    self.look = look
    stage = TouchStage(
      scene: controller,
      size: look.size,
      maximumForce: 20.0 / 3,
      traits: look.traits,
      window: controller.makeWindow
    )
    stage.window.setSafeAreaInsets(look.insets)
    stage.window.layoutIfNeeded()
    stage.application.advance(to: .zero)
  }

  /// A location on the screen, by its parts of width and height.
  func at(_ x: Double, _ y: Double) -> Point {
    Point(x: Double(size.width) * x, y: Double(size.height) * y)
  }

  /// The middle of a view, in the window.
  func middle(of view: UIView) -> Point {
    let middle = view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
    return Point(x: Double(middle.x), y: Double(middle.y))
  }

  /// The first view of a class, from the window down.
  func view<View: UIView>(_ kind: View.Type, where isMeant: (View) -> Bool = { _ in true }) -> View?
  {
    var waiting: [UIView] = [stage.window]
    while let view = waiting.popLast() {
      if let found = view as? View, isMeant(found) { return found }
      waiting += view.subviews.reversed()
    }
    return nil
  }

  /// A finger's change at a time, in seconds.
  mutating func finger(
    _ id: Int,
    _ phase: Contact.Phase,
    _ place: Point? = nil,
    force: Double = 1,
    at time: Double
  ) {
    let place = place ?? places[id] ?? .zero
    places[id] = place
    stage.application.receive(
      TouchFrame(
        time: .seconds(time),
        contacts: [Contact(id: Contact.ID(id), phase: phase, position: place, force: force)]
      )
    )
  }

  /// Moves a finger along a line in ten steps.
  mutating func drag(_ id: Int, from start: Point, to end: Point, at time: Double) {
    finger(id, .began, start, at: time)
    for step in 1...10 {
      let place = start + (end - start) * (Double(step) / 10)
      finger(id, .moved, place, at: time + Double(step) / 60)
    }
  }

  /// Everything that is seen at a time, in seconds.
  func picture(at time: Double) -> DisplayList {
    stage.application.advance(to: .seconds(time))
    let scene = stage.application.displayList()
    var picture = DisplayList(width: scene.width, height: scene.height)
    picture.fill(Path(picture.bounds), .white)
    picture.append(scene)
    return picture
  }
}
