#if !hasFeature(Embedded)
  // Ours, not Apple's: there, the render server draws, which no client sees.

  import TouchCore
  import TouchGraphics

  extension DisplayList {
    /// Paints particles, the hindmost first; those that can't be seen are left out.
    ///
    /// - Parameters:
    ///   - particles: The particles.
    ///   - offset: Where the layer's origin is.
    ///   - seen: What of the layer can be seen, in its own coordinates.
    mutating func paint(_ particles: [Particle], at offset: Vector, _ seen: Rect) {
      for particle in particles {
        let (width, height) = (particle.picture.width, particle.picture.height)
        let reach = (width * width + height * height).squareRoot() / 2 * particle.scale
        let middle = Point(x: Double(particle.position.x), y: Double(particle.position.y))
        let room = Rect(x: middle.x, y: middle.y, width: 0, height: 0).outsetBy(reach)
        guard seen.intersection(room) != nil else { continue }
        let across = ElementaryFunctions.cos(particle.angle) * particle.scale
        let down = ElementaryFunctions.sin(particle.angle) * particle.scale
        let place = middle + offset
        let map = Transform2D(
          a: across,
          b: down,
          c: -down,
          d: across,
          tx: place.x - (across * width - down * height) / 2,
          ty: place.y - (down * width + across * height) / 2
        )
        group(PaintGroup(transform: map, opacity: particle.color.alpha)) {
          $0.list(particle.picture.multiplied(by: particle.color))
        }
      }
    }
  }
#endif
