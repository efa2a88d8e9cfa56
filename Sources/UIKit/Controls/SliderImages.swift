import TouchCore

/// The images of a slider, keyed by the bits of the states that they are for.
struct SliderImages {
  var thumb: [UIControl.State.RawValue: UIImage] = [:]
  var minimumTrack: [UIControl.State.RawValue: UIImage] = [:]
  var maximumTrack: [UIControl.State.RawValue: UIImage] = [:]
}
