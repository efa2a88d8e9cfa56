#if !hasFeature(Embedded)
  extension UIButton {
    /// Makes the style of a pointer over a button of what the system would choose.
    public typealias PointerStyleProvider = (
      _ button: UIButton,
      _ proposedEffect: UIPointerEffect,
      _ proposedShape: UIPointerShape
    ) -> UIPointerStyle?

    /// What a button keeps for pointers.
    private final class PointerParts: UIPointerInteractionDelegate {
      var provider: PointerStyleProvider?
      var interaction: UIPointerInteraction?

      func pointerInteraction(
        _ interaction: UIPointerInteraction,
        styleFor region: UIPointerRegion
      ) -> UIPointerStyle? {
        guard let button = interaction.view as? UIButton, button.superview != nil else {
          return nil
        }
        let effect = UIPointerEffect.automatic(UITargetedPreview(view: button))
        return provider.map { $0(button, effect, .roundedRect(button.frame)) }
          ?? UIPointerStyle(effect: effect)
      }
    }

    private var madePointerParts: PointerParts {
      if let made = pointerParts as? PointerParts { return made }
      let made = PointerParts()
      pointerParts = made
      return made
    }

    /// Whether a pointer over the button has a style of its own; false by default.
    ///
    /// Deviation: the button looks the same under it.
    public var isPointerInteractionEnabled: Bool {
      get { (pointerParts as? PointerParts)?.interaction != nil }
      set {
        guard newValue != isPointerInteractionEnabled else { return }
        let parts = madePointerParts
        let made = newValue ? UIPointerInteraction(delegate: parts) : nil
        if let made { addInteraction(made) } else { parts.interaction.map(removeInteraction) }
        parts.interaction = made
      }
    }

    /// Makes the pointer's style when it comes over the button; setting one enables the interaction.
    public var pointerStyleProvider: PointerStyleProvider? {
      get { (pointerParts as? PointerParts)?.provider }
      set {
        madePointerParts.provider = newValue
        if newValue != nil { isPointerInteractionEnabled = true }
      }
    }
  }
#endif
