#if !hasFeature(Embedded)
  extension UIWindowScene {
    /// What a program wants a scene's geometry to be.
    @preconcurrency @MainActor
    open class GeometryPreferences {
      /// What a program wants on a telephone or a tablet.
      public final class iOS: GeometryPreferences {
        /// The orientations that the program wants; nil for any.
        public var interfaceOrientations: UIInterfaceOrientationMask?

        /// Creates preferences for any orientation.
        public override init() {}

        /// Creates preferences for some orientations.
        public init(interfaceOrientations: UIInterfaceOrientationMask) {
          self.interfaceOrientations = interfaceOrientations
          super.init()
        }
      }

      init() {}
    }

    /// What a scene's geometry is.
    @preconcurrency @MainActor
    public final class Geometry {
      /// How the interface is held.
      public let interfaceOrientation: UIInterfaceOrientation

      init(_ orientation: UIInterfaceOrientation) { interfaceOrientation = orientation }
    }

    /// The scene's geometry.
    public var effectiveGeometry: Geometry { Geometry(interfaceOrientation) }

    /// Asks for another geometry; refused, as the host turns the screen.
    ///
    /// - Parameters:
    ///   - geometryPreferences: What the program wants.
    ///   - errorHandler: Called at once with the reason, unless the scene is held in one of the orientations already.
    public func requestGeometryUpdate(
      _ geometryPreferences: GeometryPreferences,
      errorHandler: ((any Error) -> Void)? = nil
    ) {
      let wanted = (geometryPreferences as? GeometryPreferences.iOS)?.interfaceOrientations ?? .all
      if wanted.rawValue & 1 << UInt(interfaceOrientation.rawValue) == 0 {
        errorHandler?(GeometryRefusal())
      }
    }
  }

  /// Why a scene keeps its geometry: the host turns the screen.
  private struct GeometryRefusal: Error {}
#endif
