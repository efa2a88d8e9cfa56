import TouchCore
import UIKit

/// The samples of a pencil for which better values are to come, and what of them is estimated.
@MainActor
struct ExpectedEstimates {
  /// How many samples are waited for; the oldest give way (our own choice).
  static let limit = 1024

  private var samples: [(index: Int, properties: Contact.Properties)] = []

  /// Takes in a contact that is written.
  mutating func expect(_ contact: Contact) {
    guard let estimate = contact.estimate, let index = estimate.updateIndex else { return }
    if samples.count == Self.limit { samples.removeFirst() }
    samples.append((index, estimate.properties))
  }

  /// The better values of a touch; nil where none was waited for.
  mutating func update(_ touch: UITouch) -> EstimateUpdate? {
    guard let index = touch.estimationUpdateIndex?.intValue,
      let position = samples.firstIndex(where: { $0.index == index })
    else { return nil }
    let left = Contact.Properties(rawValue: Int(touch.estimatedProperties.rawValue))
    let known = samples[position].properties.subtracting(left)
    if touch.estimatedPropertiesExpectingUpdates.isEmpty {
      samples.remove(at: position)
    } else {
      samples[position].properties = left
    }
    let better = Contact(touch, Contact.ID(0), .moved)
    return EstimateUpdate(
      index: index,
      position: known.contains(.position) ? better.position : nil,
      force: known.contains(.force) ? better.force ?? 0 : nil,
      altitude: known.contains(.altitude) ? better.altitude : nil,
      azimuth: known.contains(.azimuth) ? better.azimuth : nil
    )
  }
}
