// Ours, not Apple's: how a host tells of a tap on the pencil itself.

#if !hasFeature(Embedded)
  extension UIApplication {
    /// Tells the enabled pencil interactions in visible windows that the pencil was tapped; ours, not Apple's.
    public func tapPencil() {
      for window in visibleWindowsFromFront { window.tellOfPencilTap() }
    }
  }

  extension UIView {
    fileprivate func tellOfPencilTap() {
      for case let interaction as UIPencilInteraction in interactions where interaction.isEnabled {
        interaction.delegate?.pencilInteractionDidTap(interaction)
      }
      for child in subviews { child.tellOfPencilTap() }
    }
  }
#endif
