public import UIKit

/// Keeps the analysis and the last picture of each stage that a test makes, for a report on its failure.
///
/// The stage that begins its watch while a keeper is current is kept alive by it:
///
/// ```swift
/// let keeper = StageKeeper()
/// StageKeeper.$current.withValue(keeper) { runTest() }
/// let stages = keeper.stages
/// ```
@MainActor
public final class StageKeeper {
  /// The keeper of the current task.
  @TaskLocal public static var current: StageKeeper?

  /// The applications of the stages, in the order in which their watches began.
  public private(set) var applications: [UIApplication] = []

  /// Creates a keeper without stages.
  public nonisolated init() {}

  /// Keeps the application of a stage, and the window that it shows.
  func keep(_ application: UIApplication, _ window: UIWindow) {
    applications.append(application)
    windows.append(window)
  }

  /// Applications don't keep their windows alive.
  private var windows: [UIWindow] = []
}
