import TouchCore

/// What an image view needs to show images one after the other; made when one of them is set.
final class ImageSequence {
  var images: [UIImage]?
  /// Those that are shown while the view is highlighted.
  var highlighted: [UIImage]?
  var duration: TimeInterval = 0
  var repeatCount = 0
  /// Runs while the images are shown.
  var timer: Timer?
  /// How many images were shown since the start.
  var shown = 0

  /// The image that is to be seen; nil while none of them is.
  func current(isHighlighted: Bool) -> UIImage? {
    guard timer != nil, let images, !images.isEmpty else { return nil }
    if isHighlighted, let highlighted, !highlighted.isEmpty {
      // Both sequences take the same time.
      return highlighted[shown % images.count * highlighted.count / images.count]
    }
    return images[shown % images.count]
  }
}

/// Images that are shown one after the other, in the time of the application's clock.
extension UIImageView {
  var madeSequence: ImageSequence {
    if let sequence { return sequence }
    let made = ImageSequence()
    sequence = made
    return made
  }

  /// Sets the images to show one after the other.
  final func showInSequence(_ images: [UIImage]?) {
    stopAnimating()
    madeSequence.images = images
  }

  /// Sets the images to show one after the other while the view is highlighted.
  final func showHighlightedInSequence(_ images: [UIImage]?) {
    stopAnimating()
    madeSequence.highlighted = images
  }

  /// Shows the images one after the other, from the first one on.
  final func startSequence() {
    guard let sequence, let images = sequence.images, !images.isEmpty else { return }
    sequence.timer?.invalidate()
    let duration = sequence.duration > 0 ? sequence.duration : Double(images.count) / 30
    let cycles = sequence.repeatCount
    let owner = Weak(self)
    sequence.shown = 0
    let timer = Timer(timeInterval: duration / Double(images.count), repeats: true) { timer in
      guard let view = owner.object, let sequence = view.sequence else { return timer.invalidate() }
      sequence.shown += 1
      // Divided, as the product may be too large.
      guard cycles > 0, sequence.shown / images.count >= cycles else { return view.showImage() }
      view.stopAnimating()
    }
    sequence.timer = timer
    timer.start(on: window?.application.object ?? .shared, of: Weak(self))
    showImage()
  }

  /// Shows `image` again.
  final func stopSequence() {
    guard let timer = sequence?.timer else { return }
    timer.invalidate()
    sequence?.timer = nil
    showImage()
  }
}
