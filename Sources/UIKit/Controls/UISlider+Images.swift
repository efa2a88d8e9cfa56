import TouchCore

/// The images of a slider, keyed by the bits of the states that they are for.
struct SliderImages {
  var thumb: [UIControl.State.RawValue: UIImage] = [:]
  var minimumTrack: [UIControl.State.RawValue: UIImage] = [:]
  var maximumTrack: [UIControl.State.RawValue: UIImage] = [:]
}

#if hasFeature(Embedded)
  // Elsewhere they stand in the class, so that subclasses can override them.

  extension UISlider {
    /// Sets the thumb's image for a state; nil removes it.
    ///
    /// The thumb has the image's size.
    public func setThumbImage(_ image: UIImage?, for state: UIControl.State) {
      if image !== images.thumb[state.rawValue] { images.thumb[state.rawValue] = image }
    }

    /// Sets the image of the track before the thumb for a state; nil removes it.
    public func setMinimumTrackImage(_ image: UIImage?, for state: UIControl.State) {
      if image !== images.minimumTrack[state.rawValue] {
        images.minimumTrack[state.rawValue] = image
      }
    }

    /// Sets the image of the track after the thumb for a state; nil removes it.
    public func setMaximumTrackImage(_ image: UIImage?, for state: UIControl.State) {
      if image !== images.maximumTrack[state.rawValue] {
        images.maximumTrack[state.rawValue] = image
      }
    }

    /// The thumb's image for a state; nil where none was set.
    public func thumbImage(for state: UIControl.State) -> UIImage? { images.thumb[state.rawValue] }

    /// The image of the track before the thumb for a state; nil where none was set.
    public func minimumTrackImage(for state: UIControl.State) -> UIImage? {
      images.minimumTrack[state.rawValue]
    }

    /// The image of the track after the thumb for a state; nil where none was set.
    public func maximumTrackImage(for state: UIControl.State) -> UIImage? {
      images.maximumTrack[state.rawValue]
    }

    /// The thumb's image for the current state, or the one for `normal`.
    public var currentThumbImage: UIImage? { images.thumb[state.rawValue] ?? images.thumb[0] }

    /// The image of the track before the thumb for the current state, or the one for `normal`.
    public var currentMinimumTrackImage: UIImage? {
      images.minimumTrack[state.rawValue] ?? images.minimumTrack[0]
    }

    /// The image of the track after the thumb for the current state, or the one for `normal`.
    public var currentMaximumTrackImage: UIImage? {
      images.maximumTrack[state.rawValue] ?? images.maximumTrack[0]
    }
  }
#endif
