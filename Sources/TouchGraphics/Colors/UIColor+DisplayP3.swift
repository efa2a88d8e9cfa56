import TouchCore

extension UIColor {
  /// Creates a colour from its parts in the Display P3 colour space.
  ///
  /// It is kept in sRGB: parts of colours that sRGB hasn't are below 0 or above 1 there, and are cut off when they are
  /// painted.
  public convenience init(
    displayP3Red red: CGFloat,
    green: CGFloat,
    blue: CGFloat,
    alpha: CGFloat
  ) {
    let (red, green, blue) = (Self.light(red), Self.light(green), Self.light(blue))
    // Both spaces have the same white and the same curve; this leads from the ones' primaries to the others'.
    self.init(
      red: Self.part(1.2249401762805598 * red - 0.2249401762805598 * green),
      green: Self.part(1.0420569547096881 * green - 0.0420569547096881 * red),
      blue: Self.part(
        1.0982736001409663 * blue - 0.0196375545903344 * red - 0.0786360455506319 * green
      ),
      alpha: alpha
    )
  }

  /// How much light a part stands for, by the curve of IEC 61966-2-1, which goes on below 0 as a mirror image.
  private static func light(_ part: CGFloat) -> Double {
    let size = abs(Double(part))
    let light =
      size <= 0.04045 ? size / 12.92 : ElementaryFunctions.pow((size + 0.055) / 1.055, 2.4)
    return part < 0 ? -light : light
  }

  /// The part that stands for light.
  private static func part(_ light: Double) -> CGFloat {
    let size = abs(light)
    let part =
      size <= 0.0031308 ? size * 12.92 : 1.055 * ElementaryFunctions.pow(size, 1 / 2.4) - 0.055
    return CGFloat(light < 0 ? -part : part)
  }
}
