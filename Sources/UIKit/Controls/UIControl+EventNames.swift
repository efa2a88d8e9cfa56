// Ours, not Apple's: what is printed of events and states where an expectation fails.

import TouchCore

extension UIControl.Event: CustomStringConvertible {
  /// The events by their names: `touchUpInside`, `[touchDown, touchDownRepeat]`.
  public var description: String {
    optionNames(
      self,
      [
        (.touchDown, "touchDown"), (.touchDownRepeat, "touchDownRepeat"),
        (.touchDragInside, "touchDragInside"), (.touchDragOutside, "touchDragOutside"),
        (.touchDragEnter, "touchDragEnter"), (.touchDragExit, "touchDragExit"),
        (.touchUpInside, "touchUpInside"), (.touchUpOutside, "touchUpOutside"),
        (.touchCancel, "touchCancel"), (.valueChanged, "valueChanged"),
        (.primaryActionTriggered, "primaryActionTriggered"),
        (.menuActionTriggered, "menuActionTriggered"), (.editingDidBegin, "editingDidBegin"),
        (.editingChanged, "editingChanged"), (.editingDidEnd, "editingDidEnd"),
        (.editingDidEndOnExit, "editingDidEndOnExit"),
      ],
      of: "UIControl.Event"
    )
  }
}

extension UIControl.State: CustomStringConvertible {
  /// The states by their names: `highlighted`, `[highlighted, selected]`; no bit is `normal`.
  public var description: String {
    if isEmpty { return "normal" }
    return optionNames(
      self,
      [
        (.highlighted, "highlighted"), (.disabled, "disabled"), (.selected, "selected"),
        (.focused, "focused"),
      ],
      of: "UIControl.State"
    )
  }
}
