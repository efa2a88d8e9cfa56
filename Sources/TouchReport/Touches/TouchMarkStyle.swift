import TouchCore
import TouchGraphics

/// What marks of touches look like; all of it is our own choice.
enum TouchMarkStyle {
  /// How long a finger that landed is seen to be fresh, in seconds.
  static let freshness = 0.2
  /// How long the mark of a lifted finger is seen, in seconds.
  static let lifting = 0.3
  /// How long the mark of a finger that was cancelled is seen, in seconds.
  static let cancelling = 0.4
  /// How far back the line behind a finger goes, in seconds.
  static let trail = 0.35
  /// The shortest line behind a finger that is drawn, in points: less is tremor.
  static let shortestTrail = 4.0
  /// The least radius of a touched area that is drawn, in points.
  static let leastRadius = 12.0
  /// The largest radius of a touched area that is drawn, in points.
  static let largestRadius = 40.0
  /// The radius of the dot at the exact location, in points.
  static let dot = 7.0

  /// Colours that people with any colour vision tell apart (after Okabe and Ito, 2008).
  static let colors = [
    PaintColor(red: 0, green: 0.447, blue: 0.698),
    PaintColor(red: 0.835, green: 0.369, blue: 0),
    PaintColor(red: 0, green: 0.62, blue: 0.451),
    PaintColor(red: 0.667, green: 0.267, blue: 0.6),
    PaintColor(red: 0.902, green: 0.624, blue: 0),
  ]
  /// The colour of fingers that are cancelled.
  static let cancelled = PaintColor(white: 0.35)

  /// The colour of a finger, by its number from 1 on.
  static func color(_ number: Int) -> PaintColor { colors[(number - 1) % colors.count] }
}
