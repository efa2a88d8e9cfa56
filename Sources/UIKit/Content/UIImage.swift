import TouchCore

/// An immutable picture: a display list.
///
/// It has no file and no pixels. `init(picture:)`, which is ours, creates one; `namedPictures` finds the
/// pictures that have a name.
public final class UIImage: PlainObject, Sendable {
  /// Whether a view paints an image in its own colours.
  public enum RenderingMode: Int, Sendable {
    /// As the view does by itself: in its own colours here.
    case automatic = 0
    /// In its own colours.
    case alwaysOriginal = 1
    /// In the view's tint colour; the image's opacity alone counts.
    case alwaysTemplate = 2
  }

  /// The display list to paint, in its own colours.
  let ownList: DisplayList
  /// The colour in place of them; nil for them.
  let tint: UIColor?
  /// Whether a view paints the image in its own colours.
  public let renderingMode: RenderingMode

  /// What a symbol's size comes from; nil for an image that is none.
  let symbol: UIImageSymbol?

  #if !hasFeature(Embedded)
    /// How the image is stretched, and the images that it shows in turn; nil for neither.
    let details: UIImageDetails?
  #endif

  /// How many pixels a point has: 1 unless the image was made of a `CGImage` with another scale.
  public let scale: CGFloat

  init(
    list: DisplayList,
    renderingMode: RenderingMode = .automatic,
    tint: UIColor? = nil,
    scale: CGFloat = 1,
    symbol: UIImageSymbol? = nil
  ) {
    ownList = list
    self.symbol = symbol
    self.scale = scale
    self.tint = tint
    self.renderingMode = renderingMode
    #if !hasFeature(Embedded)
      details = nil
    #endif
  }

  #if !hasFeature(Embedded)
    /// Creates an image that is another one with other details.
    init(_ image: UIImage, details: UIImageDetails?) {
      ownList = image.ownList
      tint = image.tint
      renderingMode = image.renderingMode
      symbol = image.symbol
      scale = image.scale
      self.details = details
    }
  #endif

  /// Creates an empty picture of size zero.
  public convenience init() { self.init(list: DisplayList(width: 0, height: 0)) }

  /// Creates the image that the host has under a name; nil where there is none.
  ///
  /// The host says it with `namedPictures`.
  public convenience init?(named name: String) {
    guard let list = UIImage.namedPictures?(name) else { return nil }
    self.init(list: list)
  }

  /// Creates the symbol that the host has under a name, a template; nil where there is none.
  ///
  /// The host says it with `namedPictures`.
  public convenience init?(systemName name: String) {
    self.init(systemName: name, withConfiguration: nil)
  }

  /// Creates an image of a picture that a layer can show, with a point for a pixel.
  public convenience init(cgImage: CGImage) {
    self.init(cgImage: cgImage, scale: 1, orientation: .up)
  }

  /// The picture for layers, in its own colours.
  public var cgImage: CGImage? { CGImage(list, scale: scale) }

  /// The picture's size in points.
  public var size: CGSize { CGSize(width: CGFloat(ownList.width), height: CGFloat(ownList.height)) }

  /// The same picture with another rendering mode.
  public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    UIImage(list: ownList, renderingMode: renderingMode, tint: tint, scale: scale, symbol: symbol)
      .detailed(as: self)
  }

  /// The picture in one colour; one that follows the traits does so in a view.
  public func withTintColor(_ color: UIColor) -> UIImage {
    UIImage(list: ownList, renderingMode: renderingMode, tint: color, scale: scale, symbol: symbol)
      .detailed(as: self)
  }

  /// The picture in one colour, with another rendering mode.
  public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    withTintColor(color).withRenderingMode(renderingMode)
  }

  /// The same symbol with another configuration; the image itself where it is no symbol.
  func configured(_ configuration: SymbolConfiguration) -> UIImage {
    guard let symbol else { return self }
    let changed = UIImageSymbol(list: symbol.list, configuration: configuration)
    return UIImage(
      list: changed.sized,
      renderingMode: configuration.color == nil ? renderingMode : .alwaysOriginal,
      tint: configuration.color ?? tint,
      scale: scale,
      symbol: changed
    )
    .detailed(as: self)
  }

  /// The image with the details of another one.
  private func detailed(as other: UIImage) -> UIImage {
    #if hasFeature(Embedded)
      self
    #else
      other.details == nil ? self : UIImage(self, details: other.details)
    #endif
  }

  /// The display list to paint, by the current traits.
  var list: DisplayList { list(with: .current) }

  private func list(with traits: UITraitCollection) -> DisplayList {
    tint.map { ownList.tinted(PaintColor($0.cgColor(with: traits))) } ?? ownList
  }

  /// The display list as a view with a tint colour and traits paints it.
  func list(tinted color: UIColor, with traits: UITraitCollection) -> DisplayList {
    let list = list(with: traits)
    guard renderingMode == .alwaysTemplate else { return list }
    return list.tinted(PaintColor(color.cgColor(with: traits)))
  }
}
