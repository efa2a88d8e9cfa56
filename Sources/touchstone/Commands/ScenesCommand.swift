import Scenes

extension Command {
  /// What there is to touch.
  static let scenes = Command(
    name: "scenes",
    summary: "list the scenes and their recognizers",
    operands: "",
    operandCount: 0...0,
    options: [],
    example: "touchstone scenes",
    body: { (_: Arguments) throws(UsageError) in
      for scene in Scene.allCases {
        let names = scene.recognizerNames.joined(separator: ", ")
        Output.line("\(scene.name)  \(scene.summary): \(names)")
      }
      return .success
    }
  )
}
