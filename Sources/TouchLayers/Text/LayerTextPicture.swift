#if !hasFeature(Embedded)
  package import TouchGraphics

  /// A picture in a text, in the place of a character.
  package struct LayerTextPicture: Equatable {
    /// The picture.
    package var list: DisplayList
    /// Where it lies: to the right of its place and above the line that the letters stand on, in points.
    package var frame: CGRect

    /// Creates a picture in a text.
    package init(_ list: DisplayList, frame: CGRect) {
      self.list = list
      self.frame = frame
    }

    /// The first of the characters that stand for pictures: Unicode leaves their meaning to programs.
    private static let firstScalar: UInt32 = 0xF0000
    /// The most pictures that a text can have: as many as there are such characters.
    package static let most = 0xFFFD

    /// The character that stands for the picture of an index.
    package static func character(_ index: Int) -> Character {
      Unicode.Scalar(firstScalar + UInt32(min(index, most))).map { Character($0) } ?? " "
    }

    /// The index of the picture that a character stands for; nil for a letter.
    static func index(of scalar: Unicode.Scalar) -> Int? {
      let value = scalar.value
      guard value >= firstScalar, value <= firstScalar + UInt32(most) else { return nil }
      return Int(value - firstScalar)
    }
  }
#endif
