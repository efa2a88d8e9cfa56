#if !hasFeature(Embedded)
  // Numbers without names, in the order of the initializer, as Apple's types are written.

  extension CGVector: Codable {
    /// Reads the two parts.
    public init(from decoder: any Decoder) throws {
      var numbers = try decoder.unkeyedContainer()
      let dx = try numbers.decode(CGFloat.self)
      self.init(dx: dx, dy: try numbers.decode(CGFloat.self))
    }

    /// Writes the two parts.
    public func encode(to encoder: any Encoder) throws {
      var numbers = encoder.unkeyedContainer()
      for number in [dx, dy] { try numbers.encode(number) }
    }
  }

  extension CGAffineTransform: Codable {
    /// Reads the six numbers.
    public init(from decoder: any Decoder) throws {
      var numbers = try decoder.unkeyedContainer()
      self.init()
      a = try numbers.decode(CGFloat.self)
      b = try numbers.decode(CGFloat.self)
      c = try numbers.decode(CGFloat.self)
      d = try numbers.decode(CGFloat.self)
      tx = try numbers.decode(CGFloat.self)
      ty = try numbers.decode(CGFloat.self)
    }

    /// Writes the six numbers.
    public func encode(to encoder: any Encoder) throws {
      var numbers = encoder.unkeyedContainer()
      for number in [a, b, c, d, tx, ty] { try numbers.encode(number) }
    }
  }
#endif
