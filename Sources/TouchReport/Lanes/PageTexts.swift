/// Texts, each kept once.
struct PageTexts {
  /// The texts, in the order in which they came.
  private(set) var all: [String] = []
  private var places: [String: Int] = [:]

  /// Words with a capital letter and a full stop.
  static func sentence(_ words: String) -> String {
    words.prefix(1).uppercased() + words.dropFirst() + "."
  }

  /// A text's place; a new one where it has none.
  mutating func place(of text: String) -> Int {
    if let place = places[text] { return place }
    places[text] = all.count
    all.append(text)
    return all.count - 1
  }
}
