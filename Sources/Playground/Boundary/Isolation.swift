#if hasFeature(Embedded)
  /// Runs a call from the host; there is one thread.
  func onStage<Result>(_ body: (PlaygroundHost) -> Result) -> Result { body(.shared) }

  extension PlaygroundScene {
    /// Offers other scenes than Touchstone's own.
    public static func offer(_ scenes: () -> [PlaygroundScene]) { all = scenes() }
  }
#else
  /// Runs a call from the host, which comes on the main thread.
  func onStage<Result: Sendable>(_ body: @MainActor (PlaygroundHost) -> Result) -> Result {
    MainActor.assumeIsolated { body(.shared) }
  }

  extension PlaygroundScene {
    /// Offers other scenes than Touchstone's own.
    nonisolated public static func offer(_ scenes: @MainActor () -> [PlaygroundScene]) {
      MainActor.assumeIsolated { all = scenes() }
    }
  }
#endif
