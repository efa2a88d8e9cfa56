/// An option set by the names of its options, as they are written in Swift: `left`, `[left, right]`, `[]`.
///
/// - Parameters:
///   - options: The set.
///   - names: Every option that has one bit, with its name, in the order in which they are written.
///   - type: The set's type, for bits without a name.
/// - Returns: The text.
package func optionNames<Options: OptionSet>(
  _ options: Options,
  _ names: [(option: Options, name: String)],
  of type: String
) -> String where Options.Element == Options, Options.RawValue: FixedWidthInteger {
  var found: [String] = []
  var rest = options
  for (option, name) in names where options.contains(option) {
    found.append(name)
    rest.remove(option)
  }
  if !rest.isEmpty { found.append("\(type)(rawValue: \(rest.rawValue))") }
  if found.count == 1 { return found[0] }
  var text = "["
  for (index, name) in found.enumerated() { text += index == 0 ? name : ", " + name }
  return text + "]"
}
