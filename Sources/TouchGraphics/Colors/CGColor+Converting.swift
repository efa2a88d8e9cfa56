#if !hasFeature(Embedded)
  /// What happens to colours that a space doesn't have: spaces are one here, so that it says nothing.
  public enum CGColorRenderingIntent: Int32, Sendable {
    /// What the context says.
    case defaultIntent = 0
    /// Colours inside stay exactly, those outside are cut off.
    case absoluteColorimetric = 1
    /// Colours inside stay beside white, those outside are cut off.
    case relativeColorimetric = 2
    /// All colours move.
    case perceptual = 3
    /// All colours move, and stay strong.
    case saturation = 4
  }

  extension CGColor {
    /// The colour in another space: itself in the space of red, green and blue, and a grey as bright in that of greys.
    ///
    /// - Returns: Nil for a pattern, and for the space of patterns.
    public func converted(
      to colorSpace: CGColorSpace,
      intent: CGColorRenderingIntent,
      options: [String: Any]?
    ) -> CGColor? {
      guard !isPattern else { return nil }
      switch colorSpace.model {
      case .rgb: return self
      case .monochrome:
        return CGColor(gray: 0.2126 * red + 0.7152 * green + 0.0722 * blue, alpha: alpha)
      case .pattern: return nil
      }
    }

    /// Creates a colour from how much of four inks there is; the opacity is clamped to 0 … 1.
    ///
    /// Deviation: each ink takes its part of one of red, green and blue away, and black of all, as there are no profiles.
    public convenience init(
      genericCMYKCyan cyan: CGFloat,
      magenta: CGFloat,
      yellow: CGFloat,
      black: CGFloat,
      alpha: CGFloat
    ) {
      self.init(
        red: (1 - cyan) * (1 - black),
        green: (1 - magenta) * (1 - black),
        blue: (1 - yellow) * (1 - black),
        alpha: alpha
      )
    }
  }

  extension UIColor {
    /// The same colour, which has to be cast: `color.copy() as! UIColor`.
    public func copy() -> Any { self }
  }
#endif
