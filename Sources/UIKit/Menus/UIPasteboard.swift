#if !hasFeature(Embedded)
  public import TouchGraphics

  /// What was copied, for what pastes it.
  ///
  /// Deviation: no other program sees it; a host reads and sets `general` as the application does.
  @preconcurrency @MainActor
  open class UIPasteboard: PlainObject, Hashable {
    /// A pasteboard's name.
    public struct Name: RawRepresentable, Hashable, Sendable {
      /// The name.
      public let rawValue: String
      /// Creates a name.
      public init(_ rawValue: String) { self.rawValue = rawValue }
      /// Creates a name.
      public init(rawValue: String) { self.rawValue = rawValue }
      /// The name of the one that everything shares.
      public static let general = Name("com.apple.UIKit.pboard.general")
    }

    /// What limits the use of what is copied.
    public struct OptionsKey: RawRepresentable, Hashable, Sendable {
      /// The key.
      public let rawValue: String
      /// Creates a key.
      public init(rawValue: String) { self.rawValue = rawValue }
      /// When what is copied is forgotten; nothing here forgets it.
      public static let expirationDate = OptionsKey(rawValue: "UIPasteboardOptionExpirationDate")
      /// Whether it stays on the device, as it does here.
      public static let localOnly = OptionsKey(rawValue: "UIPasteboardOptionLocalOnly")
    }

    /// The types that the properties write.
    private enum Kind {
      static let text = "public.utf8-plain-text"
      static let url = "public.url"
      static let image = "public.png"
      static let color = "com.apple.uikit.color"
    }

    private static var named: [Name: UIPasteboard] = [:]

    /// The one that everything shares.
    public static let general = UIPasteboard(.general)

    /// The pasteboard's name.
    public let name: Name
    /// Counts changes.
    open private(set) var changeCount = 0
    private var kept: [[String: Any]] = []

    private init(_ name: Name) { self.name = name }

    /// Creates a pasteboard of a name; nil where it isn't to be made, and nothing is kept under that name.
    ///
    /// One that has the name of another has what that one keeps now.
    public init?(name pasteboardName: Name, create: Bool) {
      name = pasteboardName
      let other =
        pasteboardName == .general ? UIPasteboard.general : UIPasteboard.named[pasteboardName]
      guard other != nil || create else { return nil }
      kept = other?.kept ?? []
      if other == nil { UIPasteboard.named[pasteboardName] = self }
    }

    /// Makes a pasteboard with a name of its own.
    public static func withUniqueName() -> UIPasteboard {
      var number = named.count
      while named[Name("pasteboard.\(number)")] != nil { number += 1 }
      let made = UIPasteboard(Name("pasteboard.\(number)"))
      named[made.name] = made
      return made
    }

    /// Forgets the pasteboard of a name, but for the general one.
    public static func remove(withName pasteboardName: Name) { named[pasteboardName] = nil }

    // MARK: What is there

    /// What is there: for each thing its values by their types.
    open var items: [[String: Any]] {
      get { kept }
      set {
        kept = newValue
        changed()
      }
    }

    /// How many things are there.
    open var numberOfItems: Int { kept.count }
    /// The types of the first thing's values.
    open var types: [String] { (kept.first?.keys).map { $0.sorted() } ?? [] }

    /// Adds things.
    open func addItems(_ items: [[String: Any]]) { self.items = kept + items }
    /// Sets what is there.
    ///
    /// - Parameters:
    ///   - items: The values of each thing by their types.
    ///   - options: Deviation: not looked at.
    open func setItems(_ items: [[String: Any]], options: [OptionsKey: Any] = [:]) {
      self.items = items
    }

    /// Whether the first thing has a value of one of these types.
    open func contains(pasteboardTypes: [String]) -> Bool {
      pasteboardTypes.contains { kept.first?[$0] != nil }
    }

    /// The first thing's value of a type.
    open func value(forPasteboardType pasteboardType: String) -> Any? {
      kept.first?[pasteboardType]
    }
    /// The first thing's value of a type, if it is data.
    open func data(forPasteboardType pasteboardType: String) -> Data? {
      kept.first?[pasteboardType] as? Data
    }
    /// Puts a value in the place of everything.
    open func setValue(_ value: Any, forPasteboardType pasteboardType: String) {
      items = [[pasteboardType: value]]
    }
    /// Puts data in the place of everything.
    open func setData(_ data: Data, forPasteboardType pasteboardType: String) {
      items = [[pasteboardType: data]]
    }

    private func all<Value>(_ kinds: [String]) -> [Value]? {
      let found = kept.compactMap { item in kinds.lazy.compactMap { item[$0] as? Value }.first }
      return found.isEmpty ? nil : found
    }

    private func put(_ values: [Any]?, _ kind: String) { items = (values ?? []).map { [kind: $0] } }

    private static let texts = [Kind.text, "public.plain-text", "public.text"]

    /// The first text; setting it removes everything else.
    open var string: String? {
      get { strings?.first }
      set { put(newValue.map { [$0] }, Kind.text) }
    }
    /// The texts.
    open var strings: [String]? {
      get { all(Self.texts) }
      set { put(newValue, Kind.text) }
    }
    /// The first address.
    open var url: URL? {
      get { urls?.first }
      set { put(newValue.map { [$0] }, Kind.url) }
    }
    /// The addresses.
    open var urls: [URL]? {
      get { all([Kind.url]) }
      set { put(newValue, Kind.url) }
    }
    /// The first image.
    open var image: UIImage? {
      get { images?.first }
      set { put(newValue.map { [$0] }, Kind.image) }
    }
    /// The images.
    open var images: [UIImage]? {
      get { all([Kind.image, "public.jpeg"]) }
      set { put(newValue, Kind.image) }
    }
    /// The first colour.
    open var color: UIColor? {
      get { colors?.first }
      set { put(newValue.map { [$0] }, Kind.color) }
    }
    /// The colours.
    open var colors: [UIColor]? {
      get { all([Kind.color]) }
      set { put(newValue, Kind.color) }
    }

    /// Whether there is a text.
    open var hasStrings: Bool { strings != nil }
    /// Whether there is an address.
    open var hasURLs: Bool { urls != nil }
    /// Whether there is an image.
    open var hasImages: Bool { images != nil }
    /// Whether there is a colour.
    open var hasColors: Bool { colors != nil }

    private func changed() {
      changeCount += 1
      NotificationCenter.default.post(name: Self.changedNotification, object: self)
    }

    /// Posted when what is there changed; the sender is the pasteboard.
    public nonisolated static let changedNotification = NSNotification.Name(
      "UIPasteboardChangedNotification"
    )
  }
#endif
