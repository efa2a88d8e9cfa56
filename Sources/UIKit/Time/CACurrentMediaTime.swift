import TouchCore

/// A moment or a span of time in seconds.
public typealias CFTimeInterval = Double

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The time on the application's clock, in seconds.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
public func CACurrentMediaTime() -> CFTimeInterval { UIApplication.shared.now.seconds }
