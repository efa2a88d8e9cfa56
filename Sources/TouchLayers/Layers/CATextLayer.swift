public import TouchGraphics

/// A layer that shows a text, from its top downwards.
open class CATextLayer: CALayer {
  private var truncation = CATextLayerTruncationMode.none
  #if !hasFeature(Embedded)
    /// The text with its attributes, where it has them.
    private var attributed: NSAttributedString?
    /// What a text without attributes looks like, while one with attributes is shown.
    private var plain: (font: UIFont, color: CGColor?)?
  #endif

  /// Creates a layer without a text.
  public required init() {
    super.init()
    state.content = .text(LayerText())
  }

  /// Creates a layer without a text: there are no archives.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    state.content = .text(LayerText())
  }

  #if !hasFeature(Embedded)
    /// Creates a copy of a layer, without its sublayers and animations.
    public required init(layer: Any) {
      super.init(layer: layer)
      guard let layer = layer as? CATextLayer else { return }
      (attributed, plain, truncation) = (layer.attributed, layer.plain, layer.truncation)
    }
  #endif

  #if !hasFeature(Embedded)
    /// Whether a device may put letters between its pixels: a hint that changes no picture; false unless set.
    open var allowsFontSubpixelQuantization = false
  #endif

  #if hasFeature(Embedded)
    /// The text.
    open var string: String? {
      get { state.text.text }
      set { state.text.text = newValue ?? "" }
    }
  #else
    /// The text: a `String`, or an `NSAttributedString`; another object shows nothing.
    ///
    /// A text with attributes is shown in the font and the colour that it begins with, and `font`, `fontSize` and
    /// `foregroundColor` don't count.
    open var string: Any? {
      get { attributed ?? state.text.text }
      set {
        attributed = (newValue as? NSAttributedString).map {
          NSAttributedString(attributedString: $0)
        }
        state.text.text =
          attributed?.string ?? newValue as? String ?? (newValue as? NSString)?.description ?? ""
        showAttributes()
      }
    }

    /// Shows the text as it begins, or as the layer says where it has no attributes.
    private func showAttributes() {
      let own = plain ?? (state.text.font, state.text.color)
      guard let attributed, attributed.length > 0 else {
        if plain == nil { return }
        (plain, state.text.font, state.text.color) = (nil, own.font, own.color)
        return
      }
      plain = own
      let attributes = attributed.attributes(at: 0, effectiveRange: nil)
      state.text.font = attributes[.font] as? UIFont ?? .systemFont(ofSize: 12)
      let color = attributes[.foregroundColor]
      state.text.color = (color as? UIColor)?.cgColor ?? color as? CGColor ?? .black
    }
  #endif

  /// The font of a text without attributes.
  private var ownFont: UIFont {
    #if !hasFeature(Embedded)
      if let plain { return plain.font }
    #endif
    return state.text.font
  }

  #if hasFeature(Embedded)
    /// The font, whose weight counts; regular unless set, or if it is nil.
    open var font: CGFont? {
      get { CGFont(weight: ownFont.weight) }
      set { setWeight(newValue?.weight) }
    }
  #else
    /// The font, whose weight counts; regular unless set, or if it is nil.
    ///
    /// Apple's takes any object, and shows a font of Core Graphics or Core Text, or the one of a name. So does
    /// this, and what apps give it besides, a `UIFont`; it reads as a `CGFont`.
    open var font: Any? {
      get { CGFont(weight: ownFont.weight) }
      set {
        let named = (newValue as? CFString).flatMap { CGFont($0) } ?? newValue as? CGFont
        setWeight(named?.weight ?? (newValue as? UIFont)?.weight)
      }
    }
  #endif

  /// Sets the letters' weight, and keeps their size.
  private func setWeight(_ weight: UIFont.Weight?) {
    let font = UIFont.systemFont(ofSize: ownFont.pointSize, weight: weight ?? .regular)
    #if !hasFeature(Embedded)
      if plain != nil {
        plain?.font = font
        return
      }
    #endif
    state.text.font = font
  }

  /// How large the letters are, in points; 36 unless set.
  open var fontSize: CGFloat {
    get { ownFont.pointSize }
    set {
      #if !hasFeature(Embedded)
        if let font = plain?.font {
          plain?.font = font.withSize(newValue)
          return
        }
      #endif
      change(.fontSize) { $0.text.font = $0.text.font.withSize(newValue) }
    }
  }

  /// The letters' colour; white unless set.
  open var foregroundColor: CGColor? {
    get {
      #if !hasFeature(Embedded)
        if let plain { return plain.color }
      #endif
      return state.text.color
    }
    set {
      #if !hasFeature(Embedded)
        if plain != nil {
          plain?.color = newValue
          return
        }
      #endif
      change(.foregroundColor) { $0.text.color = newValue }
    }
  }

  /// The side that lines begin or end at.
  open var alignmentMode: CATextLayerAlignmentMode {
    get { CATextLayerAlignmentMode(state.text.alignment) }
    set { state.text.alignment = newValue.alignment }
  }

  /// Whether lines break where they would be wider than the bounds.
  open var isWrapped: Bool {
    get { state.text.fitting == .wrapped }
    set { fit(isWrapped: newValue, truncationMode) }
  }

  /// Where an ellipsis stands for what a line lacks that is wider than the bounds.
  ///
  /// Deviation: lines that break are shown in full, whatever the mode.
  open var truncationMode: CATextLayerTruncationMode {
    get { truncation }
    set {
      truncation = newValue
      fit(isWrapped: isWrapped, newValue)
    }
  }

  private func fit(isWrapped: Bool, _ mode: CATextLayerTruncationMode) {
    state.text.lineBreakMode = mode.lineBreakMode
    state.text.fitting = isWrapped ? .wrapped : mode == .none ? .none : .wrapped(lines: 1)
  }
}

/// The side that a text layer's lines begin or end at.
public struct CATextLayerAlignmentMode: RawRepresentable, Hashable, Sendable {
  /// The mode's name.
  public let rawValue: String

  /// Creates a mode from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Where the language begins: left here.
  public static let natural = CATextLayerAlignmentMode(rawValue: "natural")
  /// Lines begin at the left.
  public static let left = CATextLayerAlignmentMode(rawValue: "left")
  /// Lines end at the right.
  public static let right = CATextLayerAlignmentMode(rawValue: "right")
  /// Lines have their middle in the middle.
  public static let center = CATextLayerAlignmentMode(rawValue: "center")
  /// As `natural`: words aren't set apart to fill the lines.
  public static let justified = CATextLayerAlignmentMode(rawValue: "justified")

  /// The mode that a text's alignment is.
  init(_ alignment: NSTextAlignment) {
    switch alignment {
    case .left: self = .left
    case .center: self = .center
    case .right: self = .right
    case .natural: self = .natural
    case .justified: self = .justified
    }
  }

  /// The text's alignment that the mode is.
  var alignment: NSTextAlignment {
    switch self {
    case .left: .left
    case .center: .center
    case .right: .right
    case .justified: .justified
    default: .natural
    }
  }
}

/// Where an ellipsis stands for what a text layer's line lacks.
public struct CATextLayerTruncationMode: RawRepresentable, Hashable, Sendable {
  /// The mode's name.
  public let rawValue: String

  /// Creates a mode from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Nowhere: lines stick out.
  public static let none = CATextLayerTruncationMode(rawValue: "none")
  /// At the beginning.
  public static let start = CATextLayerTruncationMode(rawValue: "start")
  /// In the middle.
  public static let middle = CATextLayerTruncationMode(rawValue: "middle")
  /// At the end.
  public static let end = CATextLayerTruncationMode(rawValue: "end")

  /// How a line is cut short so.
  var lineBreakMode: NSLineBreakMode {
    switch self {
    case .start: .byTruncatingHead
    case .middle: .byTruncatingMiddle
    default: .byTruncatingTail
    }
  }
}
