#if !hasFeature(Embedded)
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// As `AudioServicesPlaySystemSound(_:)`; the closure is called in the next turn of the application's clock.
  ///
  /// Deviation: the engine doesn't know how long the host's sound takes.
  @preconcurrency @MainActor
  public func AudioServicesPlaySystemSoundWithCompletion(
    _ inSystemSoundID: SystemSoundID,
    _ inCompletionBlock: (() -> Void)?
  ) {
    AudioServicesPlaySystemSound(inSystemSoundID)
    guard let inCompletionBlock else { return }
    _ = Timer.scheduledTimer(withTimeInterval: 0, repeats: false) { _ in inCompletionBlock() }
  }

  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// As `AudioServicesPlaySystemSoundWithCompletion(_:_:)`, with a sound that calls for attention.
  @preconcurrency @MainActor
  public func AudioServicesPlayAlertSoundWithCompletion(
    _ inSystemSoundID: SystemSoundID,
    _ inCompletionBlock: (() -> Void)?
  ) { AudioServicesPlaySystemSoundWithCompletion(inSystemSoundID, inCompletionBlock) }
#endif
