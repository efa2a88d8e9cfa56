import UIKit

/// A small app with gestures, by name.
public enum Scene: String, CaseIterable, Sendable {
  /// Every built-in recognizer on one view.
  case workbench
  /// A page to scroll, with a pager and a zoomable picture.
  case scroll
  /// A grid of cells with a menu that a hard press opens.
  case forceGrid = "force-grid"
  /// A lock: one finger rests, and two taps of another one open it.
  case triggeredTap = "triggered-tap"
  /// A page whose window recognizes swipes and drawings.
  case swipeWindow = "swipe-window"
  /// Documents, and a button that deletes them after a confirmation.
  case confirmButton = "confirm-button"
  /// A drawer over a canvas with dots to carry.
  case drawer

  /// The name on the command line.
  public var name: String { rawValue }

  /// A description in one line.
  public var summary: String {
    switch self {
    case .workbench: "every built-in recognizer on one view as large as the screen"
    case .scroll: "a long page with buttons, a pager and a picture to zoom"
    case .forceGrid: "cells to scroll, to tap, and to press hard for a menu of two icons"
    case .triggeredTap: "a lock: while one finger rests, two taps of another one open it"
    case .swipeWindow: "a page that scrolls, in a window that sees swipes, circles and letters"
    case .confirmButton:
      "documents, and a delete button that asks for a firm press and a move into its circle"
    case .drawer: "a drawer to pull down over a canvas, and dots to carry in and out of it"
    }
  }

  /// The reported gestures without recognizers: controls and the window's gestures.
  public var controlNames: [String] {
    switch self {
    case .workbench, .scroll, .forceGrid, .triggeredTap: []
    case .swipeWindow: ["swipe"]
    case .confirmButton: ["confirm"]
    case .drawer: ["drawer"]
    }
  }

  /// Creates the scene's controller, ready to be a window's root.
  #if !hasFeature(Embedded)
    @MainActor
  #endif
  public func makeViewController() -> SceneViewController {
    switch self {
    case .workbench: WorkbenchViewController()
    case .scroll: ScrollViewController()
    case .forceGrid: ForceGridViewController()
    case .triggeredTap: TriggeredTapViewController()
    case .swipeWindow: SwipeWindowViewController()
    case .confirmButton: ConfirmButtonViewController()
    case .drawer: DrawerViewController()
    }
  }
}
