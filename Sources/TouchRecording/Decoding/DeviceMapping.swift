import Foundation
import TouchCore

/// Turns one device's raw values into points, forces and angles.
struct DeviceMapping: Hashable {
  /// One position axis.
  struct Axis: Hashable {
    var minimum: Int32
    var maximum: Int32
    /// Points per unit.
    var scale: Double

    func points(_ value: Int32) -> Double {
      Double(Int64(min(max(value, minimum), maximum)) - Int64(minimum)) * scale
    }

    func contains(_ value: Int32) -> Bool { value >= minimum && value <= maximum }
  }

  /// The axes of one way to report positions.
  struct Plane: Hashable {
    var x: Axis
    var y: Axis

    func point(_ x: Int32, _ y: Int32) -> Point { Point(x: self.x.points(x), y: self.y.points(y)) }

    func contains(_ x: Int32, _ y: Int32) -> Bool { self.x.contains(x) && self.y.contains(y) }
  }

  /// Pressure's scale: what raw value stands for the maximum force.
  struct Pressure: Hashable {
    var maximum: Int32
    var maximumForce: Double

    func force(_ raw: Int32) -> Double {
      min(max(Double(raw) / Double(maximum), 0), 1) * maximumForce
    }
  }

  /// One tilt axis.
  struct Tilt: Hashable {
    var center: Double
    /// Radians per unit.
    var scale: Double

    /// The range of devices that don't say how far they can tilt (libinput takes the same).
    static let usualReach = 64.0 * .pi / 180

    init(_ axis: DeviceDescription.Axis?) {
      guard let axis, axis.minimum < axis.maximum else {
        center = 0
        scale = .pi / 180
        return
      }
      let extent = Double(Int64(axis.maximum) - Int64(axis.minimum) + 1)
      center = (Double(axis.minimum) + (extent / 2)).rounded(.down)
      scale = axis.resolution > 0 ? 1 / Double(axis.resolution) : Self.usualReach / (extent / 2)
    }

    func radians(_ raw: Int32) -> Double {
      let limit = Double.pi / 2 - 0.001
      return min(max((Double(raw) - center) * scale, -limit), limit)
    }
  }

  var multitouch: Plane
  var singleTouch: Plane
  var multitouchPressure: Pressure?
  var singleTouchPressure: Pressure?
  /// Points per unit of the touch ellipse's axes; nil where the device doesn't measure them.
  var touchMajorScale: Double?
  var tiltX = Tilt(nil)
  var tiltY = Tilt(nil)

  /// A pen's angles from its tilts: how high above the surface, and where its tail points.
  func angles(tiltX rawX: Int32, tiltY rawY: Int32) -> (altitude: Double, azimuth: Double) {
    let x = tan(tiltX.radians(rawX))
    let y = tan(tiltY.radians(rawY))
    let lean = (x * x + y * y).squareRoot()
    guard lean > 0 else { return (.pi / 2, 0) }
    let azimuth = atan2(y, x)
    return (atan(1 / lean), azimuth < 0 ? azimuth + 2 * .pi : azimuth)
  }
}
