// Ours, not Apple's: a client writes `"name" as NSCopying`, for which Objective-C makes an NSString of the text.

#if !hasFeature(Embedded)
  extension String: @retroactive NSCopying {
    /// The text itself.
    public func copy(with zone: NSZone? = nil) -> Any { self }
  }
#endif
