/// Functions of C that Swift 3 made members, operators or initializers, by the names of Swift 2.
enum OldFunctions {
  /// How a call is written now.
  struct Template {
    /// How many arguments the call has.
    let count: Int
    /// The call now: `$0` stands for the first argument.
    ///
    /// An argument that isn't in it has to be `nil`.
    let text: String

    init(_ count: Int, _ text: String) { (self.count, self.text) = (count, text) }
  }

  /// What Swift 3 took away of the standard library, of CoreGraphics and of Dispatch.
  static let removed: Set<String> = {
    let kept: Set = ["UIEdgeInsetsMake", "UIOffsetMake", "CGVectorMake", "UIEdgeInsetsInsetRect"]
    let makers = Set(Spellings.makers.keys).union(Spellings.members.keys).subtracting(kept)
    return makers.union([
      "CGPointZero", "CGSizeZero", "CGRectZero", "CGRectNull", "CGRectInfinite",
      "CGAffineTransformIdentity", "NSNotificationCenter", "NSUserDefaults", "NSRunLoop", "println",
      "dispatch_get_main_queue", "dispatch_async", "dispatch_after", "dispatch_time",
      "dispatch_once", "enumerate",
      "countElements", "dispatch_sync", "dispatch_queue_create", "NSNumberFormatter",
      "NSDateFormatter", "NSOperationQueue", "NSFileManager", "NSThread",
    ])
  }()

  static let templates: [String: Template] = paths.merging(geometry) { first, _ in first }
    .merging(texts) { first, _ in first }.merging(queues) { first, _ in first }

  /// Functions whose last argument may trail as a closure: what stands before the closure then, by how many
  /// arguments there are in the parentheses.
  static let trailing: [String: Template] = [
    "dispatch_sync": Template(1, "$0.sync"),
    "dispatch_barrier_async": Template(1, "$0.async(flags: .barrier)"),
    "dispatch_barrier_sync": Template(1, "$0.sync(flags: .barrier)"),
    "dispatch_group_notify": Template(2, "$0.notify(queue: $1)"),
    "dispatch_apply": Template(2, "DispatchQueue.concurrentPerform(iterations: $0)"),
  ]

  /// The same of Swift 1's standard library.
  static let swift1Trailing: [String: Template] = [
    "map": Template(1, "$0.map"), "filter": Template(1, "$0.filter"),
    "sorted": Template(1, "$0.sorted"), "contains": Template(1, "$0.contains"),
    "reduce": Template(2, "$0.reduce($1)"),
  ]

  /// Functions of Swift 1's standard library, which are members now.
  ///
  /// One that takes a function too has the number of its arguments behind its name.
  static let swift1: [String: Template] = [
    "enumerate": Template(1, "$0.enumerated()"), "countElements": Template(1, "$0.count"),
    "count": Template(1, "$0.count"), "reverse": Template(1, "$0.reversed()"),
    "contains": Template(2, "$0.contains($1)"), "find": Template(2, "$0.firstIndex(of: $1)"),
    "sorted": Template(1, "$0.sorted()"), "minElement": Template(1, "$0.min()!"),
    "maxElement": Template(1, "$0.max()!"), "map": Template(2, "$0.map($1)"),
    "filter": Template(2, "$0.filter($1)"), "reduce": Template(3, "$0.reduce($1, $2)"),
    "sorted/2": Template(2, "$0.sorted(by: $1)"), "first": Template(1, "$0.first"),
    "last": Template(1, "$0.last"), "isEmpty": Template(1, "$0.isEmpty"),
    "join": Template(2, "$1.joined(separator: $0)"), "indices": Template(1, "$0.indices"),
    "toString": Template(1, "String(describing: $0)"), "Zip2": Template(2, "zip($0, $1)"),
    "equal": Template(2, "$0.elementsEqual($1)"), "startsWith": Template(2, "$0.starts(with: $1)"),
  ]

  /// Functions of Dispatch, which are methods and initializers since Swift 3.
  private static let queues: [String: Template] = [
    "dispatch_sync": Template(2, "$0.sync(execute: $1)"),
    "dispatch_barrier_async": Template(2, "$0.async(flags: .barrier, execute: $1)"),
    "dispatch_group_create": Template(0, "DispatchGroup()"),
    "dispatch_group_enter": Template(1, "$0.enter()"),
    "dispatch_group_leave": Template(1, "$0.leave()"),
    "dispatch_group_notify": Template(3, "$0.notify(queue: $1, execute: $2)"),
    "dispatch_group_wait": Template(2, "$0.wait(timeout: $1)"),
    "dispatch_semaphore_create": Template(1, "DispatchSemaphore(value: $0)"),
    "dispatch_semaphore_signal": Template(1, "$0.signal()"),
    "dispatch_semaphore_wait": Template(2, "$0.wait(timeout: $1)"),
    "dispatch_suspend": Template(1, "$0.suspend()"),
    "dispatch_resume": Template(1, "$0.resume()"),
  ]

  private static let paths: [String: Template] = [
    "CGPathCreateMutable": Template(0, "CGMutablePath()"),
    "CGPathCreateCopy": Template(1, "$0.copy()"),
    "CGPathCreateMutableCopy": Template(1, "$0.mutableCopy()"),
    "CGPathCreateCopyByStrokingPath": Template(
      6,
      "$0.copy(strokingWithWidth: $2, lineCap: $3, lineJoin: $4, miterLimit: $5)"
    ),
    "CGPathCreateCopyByTransformingPath": Template(2, "$0.copy(using: $1)"),
    "CGPathCreateWithRect": Template(2, "CGPath(rect: $0, transform: nil)"),
    "CGPathCreateWithEllipseInRect": Template(2, "CGPath(ellipseIn: $0, transform: nil)"),
    "CGPathCreateWithRoundedRect": Template(
      4,
      "CGPath(roundedRect: $0, cornerWidth: $1, cornerHeight: $2, transform: nil)"
    ),
    "CGPathMoveToPoint": Template(4, "$0.move(to: CGPoint(x: $2, y: $3))"),
    "CGPathAddLineToPoint": Template(4, "$0.addLine(to: CGPoint(x: $2, y: $3))"),
    "CGPathAddQuadCurveToPoint": Template(
      6,
      "$0.addQuadCurve(to: CGPoint(x: $4, y: $5), control: CGPoint(x: $2, y: $3))"
    ),
    "CGPathAddCurveToPoint": Template(
      8,
      "$0.addCurve(to: CGPoint(x: $6, y: $7), control1: CGPoint(x: $2, y: $3), control2: CGPoint(x: $4, y: $5))"
    ),
    "CGPathAddArc": Template(
      8,
      "$0.addArc(center: CGPoint(x: $2, y: $3), radius: $4, startAngle: $5, endAngle: $6, clockwise: $7)"
    ),
    "CGPathAddRelativeArc": Template(
      7,
      "$0.addRelativeArc(center: CGPoint(x: $2, y: $3), radius: $4, startAngle: $5, delta: $6)"
    ),
    "CGPathAddArcToPoint": Template(
      7,
      "$0.addArc(tangent1End: CGPoint(x: $2, y: $3), tangent2End: CGPoint(x: $4, y: $5), radius: $6)"
    ),
    "CGPathAddRect": Template(3, "$0.addRect($2)"),
    "CGPathAddEllipseInRect": Template(3, "$0.addEllipse(in: $2)"),
    "CGPathAddRoundedRect": Template(
      5,
      "$0.addRoundedRect(in: $2, cornerWidth: $3, cornerHeight: $4)"
    ),
    "CGPathAddPath": Template(3, "$0.addPath($2)"),
    "CGPathCloseSubpath": Template(1, "$0.closeSubpath()"),
    "CGPathIsEmpty": Template(1, "$0.isEmpty"),
    "CGPathGetCurrentPoint": Template(1, "$0.currentPoint"),
    "CGPathGetBoundingBox": Template(1, "$0.boundingBox"),
    "CGPathGetPathBoundingBox": Template(1, "$0.boundingBoxOfPath"),
    "CGPathContainsPoint": Template(4, "$0.contains($2, using: $3 ? .evenOdd : .winding)"),
    "CGPathEqualToPath": Template(2, "($0 == $1)"),
  ]

  /// What Swift 4.2 made members of the things that they ask, or of `NSCoder`.
  private static let texts: [String: Template] = [
    "UIDeviceOrientationIsPortrait": Template(1, "$0.isPortrait"),
    "UIDeviceOrientationIsLandscape": Template(1, "$0.isLandscape"),
    "UIDeviceOrientationIsFlat": Template(1, "$0.isFlat"),
    "UIDeviceOrientationIsValidInterfaceOrientation": Template(1, "$0.isValidInterfaceOrientation"),
    "UIInterfaceOrientationIsPortrait": Template(1, "$0.isPortrait"),
    "UIInterfaceOrientationIsLandscape": Template(1, "$0.isLandscape"),
    "UIAccessibilityPostNotification": Template(
      2,
      "UIAccessibility.post(notification: $0, argument: $1)"
    ),
    "UIAccessibilityConvertFrameToScreenCoordinates": Template(
      2,
      "UIAccessibility.convertToScreenCoordinates($0, in: $1)"
    ),
    "UIAccessibilityIsVoiceOverRunning": Template(0, "UIAccessibility.isVoiceOverRunning"),
    "UIAccessibilityIsReduceMotionEnabled": Template(0, "UIAccessibility.isReduceMotionEnabled"),
    "UIAccessibilityIsReduceTransparencyEnabled": Template(
      0,
      "UIAccessibility.isReduceTransparencyEnabled"
    ),
    "UIAccessibilityIsBoldTextEnabled": Template(0, "UIAccessibility.isBoldTextEnabled"),
    "UIAccessibilityDarkerSystemColorsEnabled": Template(
      0,
      "UIAccessibility.isDarkerSystemColorsEnabled"
    ),
    "UIAccessibilityIsSwitchControlRunning": Template(0, "UIAccessibility.isSwitchControlRunning"),
    "NSStringFromCGPoint": Template(1, "NSCoder.string(for: $0)"),
    "NSStringFromCGSize": Template(1, "NSCoder.string(for: $0)"),
    "NSStringFromCGRect": Template(1, "NSCoder.string(for: $0)"),
    "NSStringFromCGVector": Template(1, "NSCoder.string(for: $0)"),
    "NSStringFromCGAffineTransform": Template(1, "NSCoder.string(for: $0)"),
    "NSStringFromUIEdgeInsets": Template(1, "NSCoder.string(for: $0)"),
    "NSStringFromUIOffset": Template(1, "NSCoder.string(for: $0)"),
    "CGPointFromString": Template(1, "NSCoder.cgPoint(for: $0)"),
    "CGVectorFromString": Template(1, "NSCoder.cgVector(for: $0)"),
    "CGSizeFromString": Template(1, "NSCoder.cgSize(for: $0)"),
    "CGRectFromString": Template(1, "NSCoder.cgRect(for: $0)"),
    "CGAffineTransformFromString": Template(1, "NSCoder.cgAffineTransform(for: $0)"),
    "UIEdgeInsetsFromString": Template(1, "NSCoder.uiEdgeInsets(for: $0)"),
    "UIOffsetFromString": Template(1, "NSCoder.uiOffset(for: $0)"),
  ]

  private static let geometry: [String: Template] = [
    "CGPointEqualToPoint": Template(2, "($0 == $1)"),
    "CGSizeEqualToSize": Template(2, "($0 == $1)"),
    "CGRectEqualToRect": Template(2, "($0 == $1)"),
    "CGAffineTransformEqualToTransform": Template(2, "($0 == $1)"),
    "UIEdgeInsetsEqualToEdgeInsets": Template(2, "($0 == $1)"),
    "UIOffsetEqualToOffset": Template(2, "($0 == $1)"),
    "CGColorEqualToColor": Template(2, "($0 == $1)"),
    "CGPointApplyAffineTransform": Template(2, "$0.applying($1)"),
    "CGSizeApplyAffineTransform": Template(2, "$0.applying($1)"),
    "CGRectApplyAffineTransform": Template(2, "$0.applying($1)"),
    "CGRectIntegral": Template(1, "$0.integral"),
    "CGRectStandardize": Template(1, "$0.standardized"),
    "CGRectIsInfinite": Template(1, "$0.isInfinite"),
    "CGAffineTransformIsIdentity": Template(1, "$0.isIdentity"),
    "CGColorGetComponents": Template(1, "$0.components!"),
    "CGColorGetNumberOfComponents": Template(1, "$0.numberOfComponents"),
    "CGColorGetAlpha": Template(1, "$0.alpha"), "CGImageGetWidth": Template(1, "$0.width"),
    "CGImageGetHeight": Template(1, "$0.height"),
    "dispatch_get_main_queue": Template(0, "DispatchQueue.main"),
  ]
}
