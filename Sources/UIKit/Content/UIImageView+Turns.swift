import TouchCore

// An image that stands for several ones, and one that has a direction.

#if !hasFeature(Embedded)
  extension UIImageView {
    /// Shows the images that `image` stands for in turn, from the first one on, by the application's clock.
    final func startTurns() {
      turns?.timer?.invalidate()
      turns = nil
      guard let image, let images = image.images, images.count > 1 else { return }
      let turns = ImageSequence()
      self.turns = turns
      turns.images = images
      let duration = image.duration > 0 ? image.duration : Double(images.count) / 30
      let owner = Weak(self)
      let timer = Timer(timeInterval: duration / Double(images.count), repeats: true) { timer in
        guard let view = owner.object, let turns = view.turns, turns.timer === timer else {
          return timer.invalidate()
        }
        turns.shown += 1
        view.showImage()
      }
      turns.timer = timer
      timer.start(on: window?.application.object ?? .shared, of: Weak(self))
    }

    /// Whether the view shows an image mirrored, as its language goes from right to left.
    final func isMirrored(_ image: UIImage) -> Bool {
      image.flipsForRightToLeftLayoutDirection
        && effectiveUserInterfaceLayoutDirection == .rightToLeft
    }
  }

  extension DisplayList {
    /// The picture mirrored from side to side.
    var mirrored: DisplayList {
      var mirrored = DisplayList(width: width, height: height)
      let map = Transform2D(a: -1, b: 0, c: 0, d: 1, tx: width, ty: 0)
      mirrored.group(PaintGroup(transform: map)) { $0.list(self) }
      return mirrored
    }
  }
#endif
