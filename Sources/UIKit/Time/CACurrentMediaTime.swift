import TouchCore

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The time on the application's clock, in seconds.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
public func CACurrentMediaTime() -> CFTimeInterval { UIApplication.shared.now.seconds }
