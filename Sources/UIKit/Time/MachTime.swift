#if !hasFeature(Embedded) && !canImport(ObjectiveC)

  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// The time on the application's clock, in nanoseconds.
  @preconcurrency @MainActor
  public func mach_absolute_time() -> UInt64 { UInt64(CACurrentMediaTime() * 1_000_000_000) }

  // swift-format-ignore: TypeNamesShouldBeCapitalized
  /// What the unit of `mach_absolute_time()` is multiplied with and divided by to give nanoseconds: 1 both.
  public struct mach_timebase_info_data_t: Sendable {
    /// The factor.
    public var numer: UInt32
    /// The divisor.
    public var denom: UInt32

    /// Creates a fraction; an empty one to be filled by `mach_timebase_info(_:)`.
    public init(numer: UInt32 = 0, denom: UInt32 = 0) {
      (self.numer, self.denom) = (numer, denom)
    }
  }

  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Fills a fraction for the unit of `mach_absolute_time()`.
  ///
  /// - Returns: 0.
  @discardableResult
  public func mach_timebase_info(_ info: UnsafeMutablePointer<mach_timebase_info_data_t>) -> Int32 {
    info.pointee = mach_timebase_info_data_t(numer: 1, denom: 1)
    return 0
  }
#endif
