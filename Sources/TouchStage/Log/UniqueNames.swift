/// Names that are given once each: the second `tap` is called `tap 2`.
package struct UniqueNames {
  private var given: Set<String> = []
  /// How often each name was asked for.
  private var counts: [String: Int] = [:]

  package init() {}

  /// Gives a name, with a number where it was given before.
  package mutating func give(_ name: String) -> String {
    var unique = name
    var count = counts[name, default: 0]
    counts[name] = count + 1
    while !given.insert(unique).inserted {
      count += 1
      unique = "\(name) \(max(2, count))"
    }
    return unique
  }
}
