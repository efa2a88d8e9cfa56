public import TouchGraphics

extension CALayer {
  /// Made at the first setting.
  var ownExtras: LayerExtras {
    if let extras { return extras }
    let made = LayerExtras()
    extras = made
    return made
  }

  /// How much farther than its radius a corner of a shape reaches along the edges.
  public class func cornerCurveExpansionFactor(_ curve: CALayerCornerCurve) -> CGFloat {
    curve == .continuous ? CGFloat(Path.continuousReach) : 1
  }

  /// Sets the mask, and keeps the view alive that has it.
  package func setMask(_ mask: CALayer?, ownedBy owner: AnyObject?) {
    precondition(mask !== self, "A layer can't be its own mask.")
    #if !hasFeature(Embedded)
      if mask !== maskLayer {
        maskLayer?.leaveMasked()
        mask?.leaveMasked()
        mask?.ownExtras.masked = Weak<AnyObject>(self)
        mask?.arrival = AnimationEnvironment.current.turn
      }
    #endif
    maskLayer = mask
    if owner != nil || extras != nil { ownExtras.maskOwner = owner }
  }

  /// The view whose layer is the mask.
  package var maskOwner: AnyObject? { extras?.maskOwner }
}
