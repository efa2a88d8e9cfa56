/// The images of a stepper.
struct StepperImages {
  /// Images by the bits of the states that they are for.
  struct ByState {
    var images: [UIControl.State.RawValue: UIImage] = [:]

    /// The image of a state, or the one for `normal`.
    func image(for state: UIControl.State) -> UIImage? { images[state.rawValue] ?? images[0] }
  }

  var increment = ByState()
  var decrement = ByState()
  var backgrounds = ByState()
  /// The images between the halves, by the states beside them.
  var dividers: [SegmentImages.Sides: UIImage] = [:]

  var isEmpty: Bool {
    increment.images.isEmpty && decrement.images.isEmpty && backgrounds.images.isEmpty
      && dividers.isEmpty
  }

  /// The image between halves of these states, or the one for `normal` ones.
  func divider(left: UIControl.State, right: UIControl.State) -> UIImage? {
    dividers[SegmentImages.Sides(left: left.rawValue, right: right.rawValue)]
      ?? dividers[SegmentImages.Sides(left: 0, right: 0)]
  }
}

extension UIStepper {
  // MARK: Images

  /// Sets the sign of the half that raises the number, for a state; nil removes it.
  ///
  /// It is shown in the tint colour, unless its rendering mode is `alwaysOriginal`.
  public func setIncrementImage(_ image: UIImage?, for state: State) {
    images.increment.images[state.rawValue] = image
  }

  /// The sign of the half that raises the number, for a state; nil where none was set.
  public func incrementImage(for state: State) -> UIImage? {
    images.increment.images[state.rawValue]
  }

  /// Sets the sign of the half that lowers the number, for a state; nil removes it.
  ///
  /// It is shown in the tint colour, unless its rendering mode is `alwaysOriginal`.
  public func setDecrementImage(_ image: UIImage?, for state: State) {
    images.decrement.images[state.rawValue] = image
  }

  /// The sign of the half that lowers the number, for a state; nil where none was set.
  public func decrementImage(for state: State) -> UIImage? {
    images.decrement.images[state.rawValue]
  }

  /// Sets the image behind a half in a state; nil removes it.
  public func setBackgroundImage(_ image: UIImage?, for state: State) {
    images.backgrounds.images[state.rawValue] = image
  }

  /// The image behind a half in a state; nil where none was set.
  public func backgroundImage(for state: State) -> UIImage? {
    images.backgrounds.images[state.rawValue]
  }

  /// Sets the image between halves of these states; nil removes it.
  public func setDividerImage(
    _ image: UIImage?,
    forLeftSegmentState leftState: State,
    rightSegmentState rightState: State
  ) {
    let sides = SegmentImages.Sides(left: leftState.rawValue, right: rightState.rawValue)
    images.dividers[sides] = image
  }

  /// The image between halves of these states; nil where none was set.
  public func dividerImage(forLeftSegmentState state: State, rightSegmentState: State) -> UIImage? {
    images.dividers[
      SegmentImages.Sides(left: state.rawValue, right: rightSegmentState.rawValue)
    ]
  }
}
