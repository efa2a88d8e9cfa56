/// The values that a pass over a recording's events found, for what its header lacks.
struct RangeScan {
  /// What one device reported.
  struct Device: Hashable {
    /// The smallest and the largest value of each axis that mappings depend on.
    fileprivate(set) var extents = Extents()
    fileprivate(set) var hasPen = false
    fileprivate(set) var hasFinger = false

    fileprivate mutating func observe(_ event: InputEvent) {
      if event.type == EventCode.absolute {
        extents.include(event.value, of: event.code)
      } else if event.type == EventCode.key {
        if EventCode.Key.pens.contains(event.code) { hasPen = true }
        if EventCode.fingers(of: event.code) != nil { hasFinger = true }
      }
    }

    var hasMultitouch: Bool {
      extents[EventCode.Abs.positionX] != nil || extents[EventCode.Abs.positionY] != nil
        || extents[EventCode.Abs.trackingID] != nil
    }

    /// The range of an axis, from 0 or the smallest value; nil where it has no extent.
    func range(_ code: UInt16) -> ClosedRange<Int32>? {
      guard let extent = extents[code] else { return nil }
      let low = min(0, extent.lowerBound)
      return low < extent.upperBound ? low...extent.upperBound : nil
    }
  }

  /// The smallest and the largest values of some axes; each has its index, so that none is searched.
  struct Extents: Hashable {
    // Of an axis that no value was seen of, the smallest is larger than the largest.
    private var smallest = SIMD8<Int32>(repeating: .max)
    private var largest = SIMD8<Int32>(repeating: .min)

    subscript(axis: UInt16) -> ClosedRange<Int32>? {
      guard let index = Self.index(of: axis), smallest[index] <= largest[index] else { return nil }
      return smallest[index]...largest[index]
    }

    /// Widens an axis' range to a value; ignores other axes.
    mutating func include(_ value: Int32, of axis: UInt16) {
      guard let index = Self.index(of: axis) else { return }
      if value < smallest[index] { smallest[index] = value }
      if value > largest[index] { largest[index] = value }
    }

    private static func index(of axis: UInt16) -> Int? {
      switch axis {
      case EventCode.Abs.positionX: 0
      case EventCode.Abs.positionY: 1
      case EventCode.Abs.trackingID: 2
      case EventCode.Abs.multitouchPressure: 3
      case EventCode.Abs.touchMajor: 4
      case EventCode.Abs.x: 5
      case EventCode.Abs.y: 6
      case EventCode.Abs.pressure: 7
      default: nil
      }
    }
  }

  private(set) var devices: [Device] = []
  /// Whether the stream was read to its end; false where an error ended the scan.
  private(set) var isWhole = false

  /// Reads all events of a stream, and hands each batch to a closure.
  ///
  /// An error ends the scan and isn't thrown: the pass that makes the frames meets it again.
  init(_ stream: EventStream, _ seen: (EventBatch) -> Void = { _ in }) {
    let batch = stream.batch
    repeat {
      do throws(RecordingError) {
        try stream.read()
      } catch {
        observe(batch)
        return
      }
      observe(batch)
      seen(batch)
    } while !batch.entries.isEmpty
    isWhole = true
  }

  /// The device that the screen is made for where no description names one.
  var touchDevice: Device? {
    devices.first { $0.hasMultitouch } ?? devices.first { $0.range(EventCode.Abs.x) != nil }
  }

  private mutating func observe(_ batch: EventBatch) {
    guard !batch.entries.isEmpty else { return }
    while devices.count <= batch.lastDevice { devices.append(Device()) }
    // For speed, one look at whether the list is shared, not one for each event.
    devices.withUnsafeMutableBufferPointer { devices in
      for (event, _) in batch.entries { devices[event.device].observe(event) }
    }
  }
}
