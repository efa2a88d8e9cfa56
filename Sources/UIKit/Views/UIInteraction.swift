/// Adds a behaviour of its own to a view.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
public protocol UIInteraction: AnyObject {
  /// The view that the interaction belongs to; implementations hold it weakly.
  var view: UIView? { get }
  /// The interaction is about to belong to another view, or to none.
  func willMove(to view: UIView?)
  /// The interaction belongs to another view, or to none.
  func didMove(to view: UIView?)
}

extension UIView {
  /// Adds an interaction, and removes it from the view that it belonged to; the view retains it.
  ///
  /// One that the view has already moves to the end of the list.
  final func appendInteraction(_ interaction: any UIInteraction) {
    if let before = interaction.view, before !== self { before.removeInteraction(interaction) }
    interactionList.removeAll { $0 === interaction }
    interaction.willMove(to: self)
    interactionList.append(interaction)
    interaction.didMove(to: self)
  }

  /// Removes an interaction; does nothing with another view's.
  final func takeOutInteraction(_ interaction: any UIInteraction) {
    guard interactionList.contains(where: { $0 === interaction }) else { return }
    interaction.willMove(to: nil)
    interactionList.removeAll { $0 === interaction }
    interaction.didMove(to: nil)
  }

  /// The interactions, in the order in which they were added.
  ///
  /// Setting the list adds those that are new and removes those that aren't in it.
  final var listedInteractions: [any UIInteraction] {
    get { interactionList }
    set {
      for old in interactionList where !newValue.contains(where: { $0 === old }) {
        removeInteraction(old)
      }
      for new in newValue where !interactionList.contains(where: { $0 === new }) {
        addInteraction(new)
      }
      interactionList = newValue
    }
  }
}
