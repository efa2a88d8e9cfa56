import UIKit

/// A small app to touch, by name.
public enum Scene: String, CaseIterable, Sendable {
  /// Every built-in recognizer on one view.
  case workbench
  /// A page to scroll, with a pager and a picture to zoom in it.
  case scroll
  /// A counter: one finger rests, and another one's taps count.
  case triggeredTap = "triggered-tap"
  /// A page whose window sees swipes and drawings.
  case swipeWindow = "swipe-window"
  /// A drawer over a canvas with dots to carry.
  case drawer

  /// The name that people type.
  public var name: String { rawValue }

  /// What the scene is, in one line.
  public var summary: String {
    switch self {
    case .workbench: "every built-in recognizer on one view as large as the screen"
    case .scroll: "a long page with buttons, a pager and a picture to zoom"
    case .triggeredTap: "a counter: while one finger rests, each tap of another one counts"
    case .swipeWindow: "a page that scrolls, in a window that sees swipes, circles and letters"
    case .drawer: "a drawer to pull down over a canvas, and dots to carry in and out of it"
    }
  }

  /// What the scene tells of that is no recognizer: its controls and what its window sees.
  public var controlNames: [String] {
    switch self {
    case .workbench, .scroll, .triggeredTap: []
    case .swipeWindow: ["swipe"]
    case .drawer: ["drawer"]
    }
  }

  /// Makes the scene, ready to be a window's root.
  #if !hasFeature(Embedded)
    @MainActor
  #endif
  public func makeViewController() -> SceneViewController {
    switch self {
    case .workbench: WorkbenchViewController()
    case .scroll: ScrollViewController()
    case .triggeredTap: TriggeredTapViewController()
    case .swipeWindow: SwipeWindowViewController()
    case .drawer: DrawerViewController()
    }
  }
}
