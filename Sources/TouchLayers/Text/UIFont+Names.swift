#if !hasFeature(Embedded)
  public import TouchGraphics

  extension UIFont {
    /// Creates a font by its name: the system's here, in the weight with which the name ends, as `Avenir-Black`.
    ///
    /// Deviation: no name is unknown, because there are no fonts to look in.
    public convenience init?(name fontName: String, size fontSize: CGFloat) {
      self.init(size: fontSize, weight: .named(fontName))
    }

    /// The name, which makes a font of the same weight again; of every font that of the system's, as `.SFUI-Bold`.
    public var fontName: String { ".SFUI-" + weight.style }

    /// The family: the system's, whatever name made the font.
    public var familyName: String { ".AppleSystemUIFont" }

    /// The families that there are beside the system's: none.
    public static var familyNames: [String] { [] }

    /// The names of a family's fonts: none.
    public static func fontNames(forFamilyName familyName: String) -> [String] { [] }
  }

  extension UIFont.Weight {
    private static let names: [(String, UIFont.Weight)] = [
      ("ultralight", .ultraLight), ("thin", .thin), ("semibold", .semibold),
      ("demibold", .semibold), ("bold", .bold), ("heavy", .heavy), ("black", .black),
      ("medium", .medium), ("light", .light),
    ]

    /// What the name of a font of this weight ends with; of the nearest lighter one that has a name, or of the lightest.
    fileprivate var style: String {
      let named = Self.styles.last { $0.1.rawValue <= rawValue }
      return (named ?? Self.styles[0]).0
    }

    /// What the names of the system's fonts end with, from the lightest to the heaviest.
    private static let styles: [(String, UIFont.Weight)] = [
      ("Ultralight", .ultraLight), ("Thin", .thin), ("Light", .light), ("Regular", .regular),
      ("Medium", .medium), ("Semibold", .semibold), ("Bold", .bold), ("Heavy", .heavy),
      ("Black", .black),
    ]

    /// The weight with which a font's name ends.
    static func named(_ name: String) -> UIFont.Weight {
      let style = name.split(separator: "-").dropFirst().last?.lowercased() ?? ""
      return names.first { style.hasPrefix($0.0) }?.1 ?? .regular
    }
  }
#endif
