#if !hasFeature(Embedded)
  extension UIDevice {
    /// Turns the device, with the value `UIInterfaceOrientation.rawValue` under the key `orientation`.
    ///
    /// Many applications hold the device so that one controller is shown across. The interface turns where the frontmost
    /// controller of the key window supports that orientation and lets it rotate.
    ///
    /// - Precondition: The key is `orientation`: only Objective-C finds other properties by their names.
    public func setValue(_ value: Any?, forKey key: String) {
      precondition(
        key == "orientation",
        "A device has no value under the key \(key) that can be set."
      )
      let number = (value as? Int) ?? (value as? NSNumber)?.intValue
      guard let number, let turned = UIInterfaceOrientation(rawValue: number) else { return }
      let application = UIApplication.shared
      var controller = application.keyWindow?.rootViewController
      while let front = controller?.presentedViewController { controller = front }
      if let controller {
        let allowed = controller.supportedInterfaceOrientations
        guard controller.shouldAutorotate,
          allowed.contains(UIInterfaceOrientationMask(rawValue: 1 << UInt(number)))
        else { return }
      }
      let size = application.screen.bounds.size
      let (short, long) = (min(size.width, size.height), max(size.width, size.height))
      let isAcross = turned == .landscapeLeft || turned == .landscapeRight
      let wanted =
        isAcross ? CGSize(width: long, height: short) : CGSize(width: short, height: long)
      if wanted != size { application.rotate(to: wanted) }
    }
  }
#endif
