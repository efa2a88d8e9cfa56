public import TouchGraphics

/// A layer that shows a text, from its top downwards.
open class CATextLayer: CALayer {
  private var truncation = CATextLayerTruncationMode.none

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
    public required init(layer: Any) { super.init(layer: layer) }
  #endif

  /// The text; a plain one, not an attributed one.
  open var string: String? {
    get { state.text.text }
    set { state.text.text = newValue ?? "" }
  }

  #if hasFeature(Embedded)
    /// The font, whose weight counts; regular unless set, or if it is nil.
    open var font: CGFont? {
      get { CGFont(weight: state.text.font.weight) }
      set { setWeight(newValue?.weight) }
    }
  #else
    /// The font, whose weight counts; regular unless set, or if it is nil.
    ///
    /// Apple's takes any object, and shows a font of Core Graphics or Core Text, or the one of a name. So does
    /// this, and what apps give it besides, a `UIFont`; it reads as a `CGFont`.
    open var font: Any? {
      get { CGFont(weight: state.text.font.weight) }
      set {
        let named = (newValue as? CFString).flatMap { CGFont($0) } ?? newValue as? CGFont
        setWeight(named?.weight ?? (newValue as? UIFont)?.weight)
      }
    }
  #endif

  /// Sets the letters' weight, and keeps their size.
  private func setWeight(_ weight: UIFont.Weight?) {
    state.text.font = .systemFont(ofSize: state.text.font.pointSize, weight: weight ?? .regular)
  }

  /// How large the letters are, in points; 36 unless set.
  open var fontSize: CGFloat {
    get { state.text.font.pointSize }
    set { change(.fontSize) { $0.text.font = $0.text.font.withSize(newValue) } }
  }

  /// The letters' colour; white unless set.
  open var foregroundColor: CGColor? {
    get { state.text.color }
    set { change(.foregroundColor) { $0.text.color = newValue } }
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
