/// Texts, each kept once.
struct PageTexts {
  /// The texts, in the order in which they came.
  private(set) var all: [String] = []
  private var indices: [String: Int] = [:]

  /// Words with a capital letter and a full stop.
  static func sentence(_ words: String) -> String {
    words.prefix(1).uppercased() + words.dropFirst() + "."
  }

  /// A text's index; a new one where it has none.
  mutating func index(of text: String) -> Int {
    if let index = indices[text] { return index }
    indices[text] = all.count
    all.append(text)
    return all.count - 1
  }
}
