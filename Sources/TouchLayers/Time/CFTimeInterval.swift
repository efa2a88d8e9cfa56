/// A moment or a span of time in seconds.
public typealias CFTimeInterval = Double
