#if !hasFeature(Embedded)
  public import TouchGraphics

  /// A picture in a text, in the place of a character.
  ///
  /// Labels show it, and buttons in their titles. Deviation: lines keep the height that their font asks for, and text
  /// layers show no pictures. It doesn't inherit from NSObject: Foundation on Linux ends the program where it compares two
  /// such attributes.
  open class NSTextAttachment: PlainObject, Hashable {
    /// The number of the character that an attachment is the attribute of.
    public static let character = 0xFFFC
    /// The character itself.
    static let letter: Character = "\u{FFFC}"

    /// The picture; nil shows nothing.
    open var image: UIImage?
    /// Where the picture lies, in points: y is how far its bottom is above the line that the letters stand on.
    ///
    /// Where the size is zero the picture has its own.
    open var bounds = CGRect.zero
    /// What a client keeps as the attachment's content; it isn't read.
    open var contents: Data?
    /// What kind of content that is.
    open var fileType: String?

    /// Creates an attachment without a picture.
    public init() {}

    /// Creates an attachment with a content, which isn't read: set the picture.
    public init(data contentData: Data?, ofType uti: String?) {
      contents = contentData
      fileType = uti
    }

    /// Creates an attachment without a picture: there are no archives.
    public required init?(coder: NSCoder) {}

    /// Creates an attachment with a picture in its own size.
    public convenience init(image: UIImage) {
      self.init(data: nil, ofType: nil)
      self.image = image
    }

    /// Where the picture lies, with its own size where none was set.
    final var frame: CGRect {
      guard bounds.size == .zero else { return bounds }
      return CGRect(origin: bounds.origin, size: image?.size ?? .zero)
    }
  }

  extension NSAttributedString {
    /// Creates a text of one character in whose place a picture is shown.
    public convenience init(attachment: NSTextAttachment) {
      self.init(string: String(NSTextAttachment.letter), attributes: [.attachment: attachment])
    }
  }
#endif
