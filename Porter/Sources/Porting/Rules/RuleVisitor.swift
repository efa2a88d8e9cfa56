import SwiftSyntax

/// A rule that visits a file's nodes, and notes its edits in the file's port.
class RuleVisitor: SyntaxVisitor {
  let port: FilePort

  required init(_ port: FilePort) {
    self.port = port
    super.init(viewMode: .sourceAccurate)
  }

  /// Applies the rule to a whole file.
  class func apply(to port: FilePort) { Self(port).walk(port.source.tree) }
}

/// A rule for files of Swift 1 and 2 alone.
class Swift2RuleVisitor: RuleVisitor {
  override class func apply(to port: FilePort) {
    if port.isSwift2 { super.apply(to: port) }
  }
}
