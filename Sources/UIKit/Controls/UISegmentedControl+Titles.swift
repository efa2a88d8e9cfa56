/// The font and the colour of a segment's title.
struct TitleLook {
  /// The font.
  var font = UIFont.systemFont(ofSize: 13, weight: .medium)
  /// The colour.
  var color = UIColor.label
}

#if !hasFeature(Embedded)
  import TouchGraphics
  import TouchLayers

  extension TitleLook {
    /// Takes over what the attributes by state have for a state: those for `normal`, then those for what it consists of,
    /// then those for the state as a whole.
    mutating func adopt(
      _ attributes: [UIControl.State.RawValue: [NSAttributedString.Key: Any]],
      state: UIControl.State
    ) {
      var states: [UIControl.State] = [.normal]
      for part in [UIControl.State.selected, .highlighted, .disabled] where state.contains(part) {
        states.append(part)
      }
      for state in states + [state] {
        guard let found = attributes[state.rawValue] else { continue }
        if let font = found[.font] as? UIFont { self.font = font }
        if let color = found[.foregroundColor] as? UIColor { self.color = color }
      }
    }
  }
#endif
