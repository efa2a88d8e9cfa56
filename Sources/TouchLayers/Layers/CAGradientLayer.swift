#if !hasFeature(Embedded)
  public import TouchGraphics

  /// How the colours of a gradient lie.
  public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Creates a kind from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Along a line.
    public static let axial = CAGradientLayerType(rawValue: "axial")
    /// In ellipses around the start point, the last of which goes by the sides of the end point.
    public static let radial = CAGradientLayerType(rawValue: "radial")
    /// Around the start point, clockwise from the direction of the end point.
    public static let conic = CAGradientLayerType(rawValue: "conic")
  }

  /// A layer that shows colours which go over into each other along a line, or around its start.
  ///
  /// Deviation: it is painted in bands, whose colours don't differ to the eye. As a mask it lets all through within
  /// its bounds.
  open class CAGradientLayer: CALayer {
    /// Creates a layer without colours.
    public required init() {
      super.init()
      state.content = .gradient(LayerGradient())
    }

    /// Creates a layer without colours: there are no archives.
    public required init?(coder: NSCoder) {
      super.init(coder: coder)
      state.content = .gradient(LayerGradient())
    }

    /// Creates a copy of a layer, without its sublayers and animations.
    public required init(layer: Any) { super.init(layer: layer) }

    private var gradient: LayerGradient {
      if case .gradient(let gradient) = state.content { gradient } else { LayerGradient() }
    }

    /// The colours, each a `CGColor`; nothing is shown unless set.
    open var colors: [Any]? {
      get { gradient.colors.isEmpty ? nil : gradient.colors }
      set {
        let colors = (newValue ?? []).compactMap { $0 as? CGColor }
        change(.colors) { $0.changeGradient { $0.colors = colors } }
      }
    }

    /// Where each colour is along the line, from 0 to 1 and growing; at even distances unless set.
    open var locations: [NSNumber]? {
      get { gradient.locations.isEmpty ? nil : gradient.locations.map { NSNumber(value: $0) } }
      set {
        let locations = (newValue ?? []).map(\.doubleValue)
        change(.locations) { $0.changeGradient { $0.locations = locations } }
      }
    }

    /// Where the line begins, as a part of the bounds; the middle of the top edge unless set.
    open var startPoint: CGPoint {
      get { gradient.start }
      set { change(.startPoint) { $0.changeGradient { $0.start = newValue } } }
    }

    /// Where the line ends, as a part of the bounds; the middle of the bottom edge unless set.
    open var endPoint: CGPoint {
      get { gradient.end }
      set { change(.endPoint) { $0.changeGradient { $0.end = newValue } } }
    }

    /// How the colours lie; along a line unless set, and where the name is none of the three.
    open var type = CAGradientLayerType.axial {
      didSet {
        let kind: LayerGradient.Kind =
          type == .radial ? .radial : type == .conic ? .conic : .axial
        state.changeGradient { $0.kind = kind }
      }
    }
  }
#endif
