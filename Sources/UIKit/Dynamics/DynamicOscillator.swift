#if !hasFeature(Embedded)
  import TouchCore

  /// A damped harmonic oscillation over one interval, in closed form: it is exact, and stable at any frequency.
  struct DynamicOscillator {
    private let interval: Double
    private let placeOfPlace: Double
    private let placeOfSpeed: Double
    private let speedOfPlace: Double
    private let speedOfSpeed: Double
    /// Whether it comes to rest.
    private let isDamped: Bool

    /// Creates an oscillation.
    ///
    /// - Parameters:
    ///   - frequency: How often it would swing in a second, undamped.
    ///   - dampingRatio: 0 swings for ever, from 1 on it doesn't swing.
    ///   - interval: The time, in seconds.
    init(frequency: Double, dampingRatio: Double, interval: Double) {
      self.interval = interval
      let pace = 2 * .pi * min(max(frequency, 0), 1000)
      let ratio = min(max(dampingRatio, 0), 1000)
      isDamped = ratio > 0
      let decay = ratio * pace
      // The even and the odd solution with the decay, and the odd one divided by its pace.
      let (even, odd): (Double, Double)
      if (ratio - 1).magnitude < 1e-6 {
        even = ElementaryFunctions.exp(-decay * interval)
        odd = even * interval
      } else if ratio < 1 {
        let swing = pace * (1 - ratio * ratio).squareRoot()
        let fading = ElementaryFunctions.exp(-decay * interval)
        even = fading * ElementaryFunctions.cos(swing * interval)
        odd = swing > 0 ? fading * ElementaryFunctions.sin(swing * interval) / swing : interval
      } else {
        let creep = pace * (ratio * ratio - 1).squareRoot()
        let slow = ElementaryFunctions.exp((creep - decay) * interval)
        let fast = ElementaryFunctions.exp((-creep - decay) * interval)
        even = (slow + fast) / 2
        odd = creep > 0 ? (slow - fast) / (2 * creep) : interval
      }
      placeOfPlace = even + decay * odd
      placeOfSpeed = odd
      speedOfPlace = -pace * pace * odd
      speedOfSpeed = even - decay * odd
    }

    /// What the spring adds to the movement without it, over the interval.
    ///
    /// - Parameters:
    ///   - place: How far from rest it is, in points or radians.
    ///   - speed: How fast that grows, in a second.
    /// - Returns: What to add to the average and to the final speed. All but at rest it stops exactly at rest.
    func push(place: Double, speed: Double) -> (average: Double, final: Double) {
      if isDamped, place.magnitude < 1e-4, speed.magnitude < 1e-3 {
        return (-place / interval - speed, -speed)
      }
      let nextPlace = placeOfPlace * place + placeOfSpeed * speed
      let nextSpeed = speedOfPlace * place + speedOfSpeed * speed
      return ((nextPlace - place) / interval - speed, nextSpeed - speed)
    }
  }
#endif
