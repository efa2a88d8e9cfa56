import Expectations
import Testing
import UIKit

/// Logs its moves, and holds its view weakly as interactions do.
@MainActor private final class LoggingInteraction: UIInteraction {
  private(set) weak var view: UIView?
  var log: [String] = []

  func willMove(to view: UIView?) { log.append(view == nil ? "will leave" : "will come") }

  func didMove(to view: UIView?) {
    self.view = view
    log.append(view == nil ? "left" : "came")
  }
}

/// Interactions.
@MainActor
struct InteractionTests {
  @Test("an interaction is told of its view, moves to another, and is removed")
  func moving() {
    let (one, other, interaction) = (UIView(), UIView(), LoggingInteraction())
    one.addInteraction(interaction)
    #expect(interaction.view === one)
    expectEqual(one.interactions.count, 1)
    expectEqual(interaction.log, ["will come", "came"])
    other.addInteraction(interaction)
    #expect(one.interactions.isEmpty)
    #expect(interaction.view === other)
    expectEqual(interaction.log.suffix(4), ["will leave", "left", "will come", "came"])
    one.removeInteraction(interaction)
    #expect(interaction.view === other)
    other.removeInteraction(interaction)
    expectNil(interaction.view)
    #expect(other.interactions.isEmpty)
  }

  @Test("the list can be set as a whole, and the view retains it")
  func list() {
    let view = UIView()
    weak var kept: LoggingInteraction?
    do {
      let interaction = LoggingInteraction()
      kept = interaction
      view.interactions = [interaction, LoggingInteraction()]
    }
    #expect(kept?.view === view)
    expectEqual(view.interactions.count, 2)
    view.addInteraction(kept!)
    #expect(view.interactions.last === kept)
    expectEqual(view.interactions.count, 2)
    view.interactions = []
    expectNil(kept)
  }
}
