#if !hasFeature(Embedded)
  /// Contains the presented view of a sheet, with a grabber.
  final class SheetView: UIView {
    private let grabber = UIView()
    private weak var content: UIView?
    /// Whether the grabber shows.
    var showsGrabber = false {
      didSet { grabber.isHidden = !showsGrabber }
    }

    init() {
      super.init(frame: .zero)
      clipsToBounds = true
      grabber.backgroundColor = .tertiaryLabel
      grabber.ownLayer.cornerRadius = SheetMeasure.grabber.height / 2
      grabber.isUserInteractionEnabled = false
      grabber.isHidden = true
      addSubview(grabber)
    }

    /// Always nil: views aren't read from archives here.
    required init?(coder: NSCoder) { return nil }

    /// Takes a view in.
    func hold(_ view: UIView) {
      guard view.superview !== self else { return }
      view.frame = bounds
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      insertSubview(view, at: 0)
      content = view
    }

    /// Gives the view back.
    func release() {
      if let content, content.superview === self { content.removeFromSuperview() }
      content = nil
    }

    /// Rounds the corners; of a sheet at the lower edge, those at the top.
    func showCorners(radius: CGFloat, isAttached: Bool) {
      ownLayer.cornerRadius = radius
      ownLayer.maskedCorners =
        isAttached
        ? [.layerMinXMinYCorner, .layerMaxXMinYCorner]
        : [.layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner]
    }

    override func layoutSubviews() {
      super.layoutSubviews()
      let size = SheetMeasure.grabber
      grabber.frame = CGRect(
        x: (bounds.width - size.width) / 2,
        y: SheetMeasure.grabberTop,
        width: size.width,
        height: size.height
      )
    }
  }

  /// Dims what is behind a sheet, and is tapped to dismiss it.
  final class SheetDimming: UIView {
    /// Called when it is tapped.
    var tapped: (() -> Void)?

    init() {
      super.init(frame: .zero)
      backgroundColor = UIColor.black.withAlphaComponent(SheetMeasure.dimming)
      addGestureRecognizer(
        UITapGestureRecognizer(target: self, action: Selector(SheetDimming.wasTapped(_:)))
      )
    }

    /// Always nil: views aren't read from archives here.
    required init?(coder: NSCoder) { return nil }

    private func wasTapped(_ recognizer: UIGestureRecognizer) { tapped?() }
  }
#endif
