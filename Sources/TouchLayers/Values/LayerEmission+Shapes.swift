#if !hasFeature(Embedded)
  import TouchCore
  import TouchGraphics

  extension LayerEmission {
    private static var up: Double { -.pi / 2 }

    /// Where a particle begins, and the direction that the shape gives it.
    ///
    /// Three numbers are drawn whatever the shape, so that particles keep their other numbers where it changes.
    func launch(_ random: inout ParticleRandom) -> ParticleLaunch {
      let numbers = (random.unit(), random.unit(), random.unit())
      var launch = ParticleLaunch()
      switch shape {
      case .line: launch = onLine(numbers.0)
      case .rectangle: launch = inBox(numbers, depth: 0)
      case .cuboid: launch = inBox(numbers, depth: depth)
      case .circle: launch = inCircle(numbers)
      case .sphere: launch = inSphere(numbers)
      default: break
      }
      launch.position.x += position.x
      launch.position.y += position.y
      launch.z += zPosition
      return launch
    }

    private func onLine(_ part: Double) -> ParticleLaunch {
      let part = mode == .points ? part.rounded() : part
      let x = (CGFloat(part) - 0.5) * size.width
      return ParticleLaunch(position: CGPoint(x: x, y: 0), angle: Self.up)
    }

    private func inBox(_ parts: (Double, Double, Double), depth: CGFloat) -> ParticleLaunch {
      if mode == .outline { return onEdge(parts, depth: depth) }
      var (x, y, z) = parts
      if mode == .points { (x, y, z) = (x.rounded(), y.rounded(), z.rounded()) }
      if mode == .surface, depth != 0 { z = z.rounded() }
      return ParticleLaunch(
        position: CGPoint(x: (CGFloat(x) - 0.5) * size.width, y: (CGFloat(y) - 0.5) * size.height),
        z: (CGFloat(z) - 0.5) * depth
      )
    }

    /// A point of a rectangle's edges, in front or behind; it leads away from the edge.
    private func onEdge(_ parts: (Double, Double, Double), depth: CGFloat) -> ParticleLaunch {
      let (width, height) = (size.width, size.height)
      let z = (CGFloat(parts.2.rounded()) - 0.5) * depth
      var way = CGFloat(parts.0) * 2 * (width + height)
      let isFirst = way < width + height
      if !isFirst { way -= width + height }
      let side: CGFloat = isFirst ? -0.5 : 0.5
      if way < width {
        let point = CGPoint(x: way - width / 2, y: side * height)
        return ParticleLaunch(position: point, z: z, angle: isFirst ? Self.up : -Self.up)
      }
      let point = CGPoint(x: side * width, y: way - width - height / 2)
      return ParticleLaunch(position: point, z: z, angle: isFirst ? .pi : 0)
    }

    private func inCircle(_ parts: (Double, Double, Double)) -> ParticleLaunch {
      let isOnEdge = mode == .points || mode == .outline
      let radius = Double(size.width) * (isOnEdge ? 1 : parts.1.squareRoot())
      return ParticleLaunch(round: 2 * .pi * parts.0, radius: radius, z: 0)
    }

    private func inSphere(_ parts: (Double, Double, Double)) -> ParticleLaunch {
      let part = mode == .volume ? ElementaryFunctions.pow(parts.2, 1.0 / 3) : 1
      let radius = Double(size.width) * part
      let height = 2 * parts.1 - 1
      return ParticleLaunch(
        round: 2 * .pi * parts.0,
        radius: radius * (1 - height * height).squareRoot(),
        z: CGFloat(radius * height)
      )
    }
  }

  extension ParticleLaunch {
    /// A launch away from the middle of a circle.
    fileprivate init(round angle: Double, radius: Double, z: CGFloat) {
      position = CGPoint(
        x: CGFloat(radius * ElementaryFunctions.cos(angle)),
        y: CGFloat(radius * ElementaryFunctions.sin(angle))
      )
      (self.z, self.angle) = (z, angle)
    }
  }
#endif
