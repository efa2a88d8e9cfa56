#if !hasFeature(Embedded)
  import TouchGraphics

  /// A number that an emitter's cell has, under Apple's key.
  enum EmitterCellProperty: String, CaseIterable {
    case birthRate
    case lifetime
    case lifetimeRange
    case emissionLatitude
    case emissionLongitude
    case emissionRange
    case velocity
    case velocityRange
    case xAcceleration
    case yAcceleration
    case zAcceleration
    case scale
    case scaleRange
    case scaleSpeed
    case spin
    case spinRange
    case redRange
    case greenRange
    case blueRange
    case alphaRange
    case redSpeed
    case greenSpeed
    case blueSpeed
    case alphaSpeed
    case contentsScale
    case minificationFilterBias
    case beginTime
    case duration
    case timeOffset
    case speed
    case repeatCount
    case repeatDuration

    /// What the number is unless it is set.
    var defaultValue: Double {
      switch self {
      case .scale, .contentsScale, .speed: 1
      default: 0
      }
    }

    /// Where the number is in a cell's list.
    fileprivate var index: Int { Self.indices[self] ?? 0 }

    private static let indices = Dictionary(
      uniqueKeysWithValues: allCases.enumerated().map { ($1, $0) }
    )
    /// The numbers of a cell that nothing was set of.
    fileprivate static let defaults = allCases.map(\.defaultValue)
  }

  /// Everything that an emitter's cell is set to, with the cells in it.
  package struct EmitterCellValues: Equatable {
    private var numbers = EmitterCellProperty.defaults
    /// What key paths find the cell by.
    var name: String?
    /// Whether particles of the cell are emitted.
    var isEnabled = true
    /// The mean colour that particles are emitted with; no colour is white.
    var color: CGColor? = .white
    /// The picture of a particle; without one it isn't seen.
    var contents: CGImage?
    /// The part of the picture that a particle shows, as parts of its size.
    var contentsRect = CGRect.unit
    /// The cells that each particle emits.
    var cells: [EmitterCellValues] = []

    subscript(property: EmitterCellProperty) -> Double {
      get { numbers[property.index] }
      set { numbers[property.index] = newValue }
    }

    /// The value of a key; nil for one that animations don't change.
    func value(forKey key: String) -> LayerValue? {
      if let property = EmitterCellProperty(rawValue: key) {
        return .number(CGFloat(self[property]))
      }
      return switch key {
      case "color": .color(color)
      case "contentsRect": .rect(contentsRect)
      default: nil
      }
    }

    /// Sets the value of a key; does nothing with another key, nor with a value of another kind.
    mutating func set(_ value: LayerValue, forKey key: String) {
      switch value {
      case .number(let number):
        if let property = EmitterCellProperty(rawValue: key) { self[property] = Double(number) }
      case .color(let color): if key == "color" { self.color = color }
      case .rect(let rect): if key == "contentsRect" { contentsRect = rect }
      default: break
      }
    }

    // MARK: Time

    /// How long particles are emitted, in seconds of the cell's time; a duration of 0 has no end.
    var activeDuration: Double {
      let duration = self[.duration]
      guard duration > 0 else { return .infinity }
      let whole = self[.repeatDuration]
      return whole > 0 ? whole : duration * max(self[.repeatCount], 1)
    }

    /// The cell's time at a time of what emits it.
    func time(at time: Double) -> Double {
      (time - self[.beginTime]) * self[.speed] + self[.timeOffset]
    }

    /// The time of what emits the cell at which the cell's shows a given one.
    func outerTime(of time: Double) -> Double {
      (time - self[.timeOffset]) / self[.speed] + self[.beginTime]
    }

    /// The longest that a particle of the cell is seen, in seconds of the cell's time.
    ///
    /// - Parameter factor: What lifetimes are multiplied with.
    /// - Returns: The time, 0 at least.
    func longestLifetime(times factor: Double = 1) -> Double {
      max((self[.lifetime] + abs(self[.lifetimeRange]) / 2) * factor, 0)
    }

    /// How long a particle, or one that comes of it, is seen after its birth, in seconds of the cell's time.
    func reach(times factor: Double = 1) -> Double {
      let own = longestLifetime(times: factor)
      return own + (cells.map { $0.outerReach() }.max() ?? 0)
    }

    /// As `reach(times:)`, in seconds of what emits the cell.
    func outerReach(times factor: Double = 1) -> Double {
      self[.speed] > 0 ? reach(times: factor) / self[.speed] : 0
    }
  }

  /// A key of a cell, under the names of the cells that lead there: `emitterCells.NAME.KEY`.
  struct EmitterCellPath: Hashable {
    /// What the path begins with, and each further name follows.
    private static let list = "emitterCells"

    /// The cells' names, the outermost first; one at least.
    let names: [String]
    /// The key.
    let key: String

    /// Reads a key path; nil for one that leads to no cell.
    init?(_ keyPath: String) {
      guard keyPath.hasPrefix(Self.list) else { return nil }
      var parts = keyPath.split(separator: ".")[...]
      var names: [String] = []
      while parts.count > 2, parts.first == Self.list[...] {
        names.append(String(parts[parts.startIndex + 1]))
        parts = parts.dropFirst(2)
      }
      guard let key = parts.first, parts.count == 1, !names.isEmpty else { return nil }
      (self.names, self.key) = (names, String(key))
    }

    /// The value in a list of cells; nil where none has the name.
    func value(in cells: [EmitterCellValues]) -> LayerValue? {
      find(in: cells, names[...])?.value(forKey: key)
    }

    /// Sets the value in a list of cells; does nothing where none has the name.
    func set(_ value: LayerValue, in cells: inout [EmitterCellValues]) {
      change(&cells, names[...]) { $0.set(value, forKey: key) }
    }

    private func find(
      in cells: [EmitterCellValues],
      _ names: ArraySlice<String>
    ) -> EmitterCellValues? {
      guard let cell = cells.first(where: { $0.name == names.first }) else { return nil }
      return names.count > 1 ? find(in: cell.cells, names.dropFirst()) : cell
    }

    private func change(
      _ cells: inout [EmitterCellValues],
      _ names: ArraySlice<String>,
      _ edit: (inout EmitterCellValues) -> Void
    ) {
      guard let index = cells.firstIndex(where: { $0.name == names.first }) else { return }
      if names.count > 1 { return change(&cells[index].cells, names.dropFirst(), edit) }
      edit(&cells[index])
    }
  }
#endif
