#if !hasFeature(Embedded)
  public import TouchGraphics

  extension UIFont {
    /// Creates a font by its name: the system's here, in the weight with which the name ends, as `Avenir-Black`.
    ///
    /// Deviation: no name is unknown, because there are no fonts to look in.
    public convenience init?(name fontName: String, size fontSize: CGFloat) {
      self.init(size: fontSize, weight: .named(fontName))
    }
  }

  extension UIFont.Weight {
    private static let names: [(String, UIFont.Weight)] = [
      ("ultralight", .ultraLight), ("thin", .thin), ("semibold", .semibold),
      ("demibold", .semibold), ("bold", .bold), ("heavy", .heavy), ("black", .black),
      ("medium", .medium), ("light", .light),
    ]

    /// The weight with which a font's name ends.
    fileprivate static func named(_ name: String) -> UIFont.Weight {
      let style = name.split(separator: "-").dropFirst().last?.lowercased() ?? ""
      return names.first { style.hasPrefix($0.0) }?.1 ?? .regular
    }
  }
#endif
