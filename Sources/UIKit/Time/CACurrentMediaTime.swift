import TouchCore

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The time on the application's clock, in seconds.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
public func CACurrentMediaTime() -> CFTimeInterval { UIApplication.shared.now.seconds }

#if !hasFeature(Embedded) && !canImport(ObjectiveC)
  /// A time in seconds, as `CFAbsoluteTimeGetCurrent()` gives it.
  public typealias CFAbsoluteTime = CFTimeInterval

  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// The time on the application's clock, in seconds.
  ///
  /// Deviation: Apple's is the time of day, counted from 2001; a virtual clock begins at zero.
  @preconcurrency @MainActor
  public func CFAbsoluteTimeGetCurrent() -> CFTimeInterval { CACurrentMediaTime() }
#endif
