#if !hasFeature(Embedded)
  extension UIPageViewController {
    /// How the pages change.
    public enum TransitionStyle: Int, Sendable {
      /// As those of a book: the upper one slides away over the other.
      case pageCurl = 0
      /// They lie in a row, which scrolls.
      case scroll = 1
    }

    /// Along which axis the pages follow each other.
    public enum NavigationOrientation: Int, Sendable {
      /// From the left to the right.
      case horizontal = 0
      /// From the top to the bottom.
      case vertical = 1
    }

    /// Where a page lies that comes.
    public enum NavigationDirection: Int, Sendable {
      /// After the shown one.
      case forward = 0
      /// Before the shown one.
      case reverse = 1
    }

    /// Where the pages turn.
    public enum SpineLocation: Int, Sendable {
      /// Nowhere: they scroll.
      case none = 0
      /// At the left or the top.
      case min = 1
      /// In the middle: two pages are shown.
      case mid = 2
      /// At the right or the bottom.
      case max = 3
    }

    /// What a page view controller is created with.
    public struct OptionsKey: RawRepresentable, Hashable, Sendable {
      /// The key's text.
      public let rawValue: String

      /// Creates a key.
      public init(rawValue: String) { self.rawValue = rawValue }

      /// The spine's location, for pages that turn: a `SpineLocation` or its raw value.
      public static let spineLocation = OptionsKey(
        rawValue: "UIPageViewControllerOptionSpineLocationKey"
      )
      /// The distance between pages that scroll, a number of points.
      public static let interPageSpacing = OptionsKey(
        rawValue: "UIPageViewControllerOptionInterPageSpacingKey"
      )

      /// A value as a number, which clients write in many types.
      static func number(_ value: Any?) -> Double? {
        switch value {
        case let number as NSNumber: number.doubleValue
        case let number as CGFloat: Double(number)
        case let number as Double: number
        case let number as Float: Double(number)
        case let number as Int: Double(number)
        default: nil
        }
      }

      /// A value as a location.
      static func location(_ value: Any?) -> SpineLocation? {
        if let location = value as? SpineLocation { return location }
        return number(value).flatMap { SpineLocation(rawValue: Int($0)) }
      }
    }
  }
#endif
