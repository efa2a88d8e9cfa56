import UIKit

/// Recognizers by their numbers, which are not kept alive, except in Embedded Swift.
///
/// A number's recognizer is another one later where a client gives the number of one that is gone to that.
#if !hasFeature(Embedded)
  @MainActor
#endif
struct NumberedRecognizers {
  #if hasFeature(Embedded)
    private var list: [UIGestureRecognizer] = []
  #else
    private var list: [Weak<UIGestureRecognizer>] = []
    /// Where they are, or were: a later recognizer may be where one was that is gone.
    private var identities: [ObjectIdentifier] = []
  #endif
  private var numbers: [ObjectIdentifier: Int] = [:]

  /// As many recognizers are searched one by one (our own choice: what a hash takes).
  private static var mostSearched: Int { 32 }

  /// Adds a recognizer with the next number.
  mutating func append(_ recognizer: UIGestureRecognizer) {
    let identity = ObjectIdentifier(recognizer)
    numbers[identity] = list.count
    #if hasFeature(Embedded)
      list.append(recognizer)
    #else
      list.append(Weak(recognizer))
      identities.append(identity)
    #endif
  }

  #if hasFeature(Embedded)
    /// The recognizer of a number.
    subscript(number: Int) -> UIGestureRecognizer? { list[number] }

    /// The number of a recognizer; nil where it has none.
    func number(of recognizer: UIGestureRecognizer) -> Int? {
      if list.count > Self.mostSearched { return numbers[ObjectIdentifier(recognizer)] }
      // For speed: to look at a few takes less than a hash, and a loop less than a closure, which would ask for its actor.
      for number in list.indices where list[number] === recognizer { return number }
      return nil
    }

    /// Whether only this still knows the recognizer of a number.
    mutating func isGone(_ number: Int) -> Bool { isKnownUniquelyReferenced(&list[number]) }

    /// Gives the number of a recognizer that is gone to another one.
    mutating func replace(_ number: Int, with recognizer: UIGestureRecognizer) {
      numbers[ObjectIdentifier(list[number])] = nil
      list[number] = recognizer
      numbers[ObjectIdentifier(recognizer)] = number
    }
  #else
    /// The recognizer of a number; nil where it is gone.
    subscript(number: Int) -> UIGestureRecognizer? { list[number].object }

    /// Whether a number is that of the recognizer with an identity.
    func isNumber(_ number: Int, of identity: ObjectIdentifier) -> Bool {
      identities[number] == identity && list[number].object != nil
    }

    /// The number of a recognizer; nil where it has none.
    func number(of recognizer: UIGestureRecognizer) -> Int? {
      let identity = ObjectIdentifier(recognizer)
      if list.count > Self.mostSearched {
        guard let number = numbers[identity], isNumber(number, of: identity) else { return nil }
        return number
      }
      // For speed: to look at a few takes less than a hash, and a loop less than a closure, which would ask for its actor.
      for number in identities.indices where isNumber(number, of: identity) { return number }
      return nil
    }

    /// Whether the recognizer of a number is gone.
    func isGone(_ number: Int) -> Bool { list[number].object == nil }

    /// Gives the number of a recognizer that is gone to another one.
    mutating func replace(_ number: Int, with recognizer: UIGestureRecognizer) {
      let former = identities[number]
      // Another recognizer may be there by now, with a number of its own.
      if numbers[former] == number { numbers[former] = nil }
      list[number] = Weak(recognizer)
      identities[number] = ObjectIdentifier(recognizer)
      numbers[identities[number]] = number
    }
  #endif
}
