public import UIKit

/// A small app to touch, by name.
public enum Scene: String, CaseIterable, Sendable {
  /// Every built-in recognizer on one view.
  case workbench

  /// The name that people type.
  public var name: String { rawValue }

  /// What the scene is, in one line.
  public var summary: String {
    switch self {
    case .workbench: "every built-in recognizer on one view as large as the screen"
    }
  }

  /// Makes the scene, ready to be a window's root.
  #if !hasFeature(Embedded)
    @MainActor
  #endif
  public func makeViewController() -> UIViewController {
    switch self {
    case .workbench: WorkbenchViewController()
    }
  }
}
