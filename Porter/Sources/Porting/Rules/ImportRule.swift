import SwiftSyntax

/// Leaves out Apple's frameworks that the file doesn't use or that UIKit stands for, and adds UIKit.
enum ImportRule {
  /// What Touchstone's UIKit has of other frameworks.
  private static let partsOfUIKit: Set<String> = [
    "CoreGraphics", "QuartzCore", "CoreFoundation", "ObjectiveC",
  ]
  /// Apple's frameworks, and the names that tell their use: whole ones, or what they begin with before a star.
  private static let frameworks: [String: String] = [
    "ARKit": "AR*", "AVFoundation": "AV* CMTime*", "AVKit": "AV*", "Accelerate": "vDSP_* vImage*",
    "AppKit": "NSView NSWindow NSApplication NSColor NSEvent",
    "AudioToolbox":
      "AudioServicesAdd* AudioServicesGet* AudioServicesSet*"
      + " AudioQueue* AudioFile* MusicPlayer*", "CloudKit": "CK*",
    "Cocoa": "NSView NSWindow NSApplication NSColor NSEvent",
    "Combine":
      "AnyCancellable AnyPublisher PassthroughSubject CurrentValueSubject ObservableObject Published",
    "Contacts": "CN*", "CoreData": "NSManagedObject* NSFetch* NSPersistent*", "CoreHaptics": "CH*",
    "CoreImage": "CI*", "CoreLocation": "CL*", "CoreMedia": "CM*", "CoreMotion": "CM*",
    "CoreText": "CT*", "CoreVideo": "CV*", "Darwin": "", "EventKit": "EK*", "GLKit": "GLK*",
    "GameKit": "GK*", "GameplayKit": "GK*", "HealthKit": "HK*",
    "ImageIO": "CGImageSource* CGImageDestination*", "LocalAuthentication": "LA*", "MapKit": "MK*",
    "MediaPlayer": "MP*", "MessageUI": "MF*", "Messages": "MS*", "Metal": "MTL*",
    "MetalKit": "MTK*",
    "MobileCoreServices": "kUTType* UTType*", "OpenGLES": "EAGL*", "PDFKit": "PDF*",
    "PencilKit": "PK*", "Photos": "PH*", "PhotosUI": "PH*", "QuickLook": "QL*",
    "SafariServices": "SF*", "SceneKit": "SCN*", "Security": "Sec* kSec*", "Social": "SL*",
    "SpriteKit": "SK*", "StoreKit": "SK*",
    "SwiftUI":
      "View UIViewRepresentable UIViewControllerRepresentable UIHostingController State Binding Color"
      + " Text Environment ViewModifier ObservedObject StateObject UIGestureRecognizerRepresentable",
    "SystemConfiguration": "SC*", "UniformTypeIdentifiers": "UTType*", "UserNotifications": "UN*",
    "VideoToolbox": "VT*", "Vision": "VN*", "WatchKit": "WK*", "WebKit": "WK*",
    "OSLog": "Logger os_log OSLog os_signpost OSSignposter",
    "os": "Logger os_log OSLog os_signpost OSSignposter os_unfair_lock OSAllocatedUnfairLock",
    "simd": "simd_* matrix_*",
  ]
  /// Libraries for iOS that many files import, and why they don't serve here.
  private static let pods: [String: String] = {
    let layout = "it makes constraints; set frames in layoutSubviews()"
    let streams = "it observes by Objective-C; tell of changes from didSet, or by a closure"
    let drawing = "it draws by hand"
    return [
      "SnapKit": layout, "Cartography": layout, "PureLayout": layout, "Masonry": layout,
      "TinyConstraints": layout, "EasyPeasy": layout, "Stevia": layout, "RxSwift": streams,
      "RxCocoa": streams, "RxGesture": streams, "ReactiveCocoa": streams, "ReactiveSwift": streams,
      "Lottie": drawing, "SDWebImage": "it loads pictures; hand over a UIImage",
      "Kingfisher": "it loads pictures; hand over a UIImage",
    ]
  }()
  /// What names of UIKit and of the frameworks that it stands for begin with.
  private static let ownPrefixes = ["UI", "CA", "CG"]

  static func apply(to port: FilePort) {
    let leftOut = LoggingRule.leftOut(of: port) + port.swiftUI.ranges
    let names = NamesInUse(port.source.tree, without: leftOut)
    let imports = names.imports
    var hasUIKit = imports.contains(where: \.bringsUIKit)
    for found in imports {
      if found.isPartOfUIKit {
        port.replace(found.node, with: "import UIKit")
        continue
      }
      if partsOfUIKit.contains(found.root) {
        replaceOrRemove(found, hasUIKit: &hasUIKit, needsUIKit: true, port)
        continue
      }
      if found.root == "Darwin" {
        replaceOrRemove(found, hasUIKit: &hasUIKit, needsUIKit: names.usesUIKit(ownPrefixes), port)
        continue
      }
      if let reason = pods[found.root] {
        port.cannot(
          "\(found.root) isn't part of Touchstone: \(reason)",
          at: found.node.span.lowerBound
        )
      }
      guard let marks = frameworks[found.root] else { continue }
      if let use = names.firstUse(of: marks, alongside: port.surroundings) {
        let remedy = found.root == "Combine" ? "; tell of changes from didSet, or by a closure" : ""
        port.cannot(
          "\(found.root) isn't part of Touchstone, and the file uses its \(use)\(remedy)",
          at: found.node.span.lowerBound
        )
      } else {
        replaceOrRemove(found, hasUIKit: &hasUIKit, needsUIKit: names.usesUIKit(ownPrefixes), port)
      }
    }
    if !hasUIKit, names.usesUIKit(ownPrefixes) { add(names, port) }
  }

  /// Whether a file has UIKit after the port.
  static func hasUIKit(_ names: NamesInUse) -> Bool {
    names.usesUIKit(ownPrefixes)
      || names.imports.contains { $0.bringsUIKit || partsOfUIKit.contains($0.root) }
  }

  private static func replaceOrRemove(
    _ found: ImportedModule,
    hasUIKit: inout Bool,
    needsUIKit: Bool,
    _ port: FilePort
  ) {
    let offset = found.node.span.lowerBound
    if !hasUIKit, needsUIKit, !found.isConditional {
      hasUIKit = true
      port.edits.replace(found.node.span, with: "import UIKit")
      port.did("\(found.node.trimmedDescription) becomes import UIKit", at: offset)
    } else if found.isAlone {
      port.edits.replace(port.source.removal(of: found.node.span), with: "")
      port.did("\(found.node.trimmedDescription) is left out", at: offset)
    } else {
      let item = found.node.parent?.span ?? found.node.span
      let end = port.source.skipBlanks(from: max(item.upperBound, found.node.span.upperBound))
      port.edits.replace(found.node.span.lowerBound..<end, with: "")
      port.did("\(found.node.trimmedDescription) is left out", at: offset)
    }
  }

  private static func add(_ names: NamesInUse, _ port: FilePort) {
    let first = names.imports.first { !$0.isConditional }?.node.span.lowerBound
    guard let offset = first ?? names.firstStatement else { return }
    let gap = first == nil ? port.source.newline : ""
    port.edits.insert("import UIKit" + port.source.newline + gap, at: offset)
    port.did("import UIKit is added", at: offset)
  }
}

/// An import and where it stands.
struct ImportedModule {
  let node: ImportDeclSyntax
  /// The module without its submodules.
  let root: String
  /// Whether it stands between `#if` and `#endif`.
  let isConditional: Bool
  /// Whether it stands between `#if` and `#endif` whose condition can't be true here.
  let isForeign: Bool
  /// Whether the file has UIKit by it.
  var bringsUIKit: Bool { root == "UIKit" && !isForeign }
  /// Whether it names a header of UIKit that is no module here, as `UIKit.UIGestureRecognizer`.
  var isPartOfUIKit: Bool {
    root == "UIKit" && node.path.count == 2 && node.importKindSpecifier == nil
      && node.path.last?.name.text != "UIGestureRecognizerSubclass"
  }
  /// Whether it is followed by no semicolon.
  let isAlone: Bool
}

/// The names that a file uses.
final class NamesInUse: SyntaxVisitor {
  private(set) var imports: [ImportedModule] = []
  /// Where the first thing begins that is no import; nil for a file of comments.
  private(set) var firstStatement: Int?
  private(set) var names: [String] = []

  /// Ranges that are left out.
  private let leftOut: [Range<Int>]

  init(_ tree: SourceFileSyntax, without leftOut: [Range<Int>] = []) {
    self.leftOut = leftOut
    super.init(viewMode: .sourceAccurate)
    firstStatement = tree.statements.first?.startWithComments
    walk(tree)
  }

  /// What UIKit has here and Foundation hasn't, whose names don't tell.
  private static let withoutPrefix: Set<String> = [
    "Selector", "NSSelectorFromString", "objc_getAssociatedObject", "objc_setAssociatedObject",
    "objc_removeAssociatedObjects",
  ]

  func usesUIKit(_ prefixes: [String]) -> Bool {
    names.contains { name in
      Self.withoutPrefix.contains(name)
        || prefixes.contains { name.hasPrefix($0) && name.dropFirst(2).first?.isUppercase == true }
    }
  }

  /// The first name that tells a framework's use, and that no given file declares.
  func firstUse(of marks: String, alongside surroundings: Surroundings) -> String? {
    let marks = marks.split(separator: " ")
    return names.first { name in
      marks.contains { Self.fits(name, $0) } && !surroundings.declaresItself(name)
    }
  }

  /// Whether a name is a mark, or goes on with a capital letter where the mark has its star.
  private static func fits(_ name: String, _ mark: Substring) -> Bool {
    guard mark.hasSuffix("*") else { return name == mark }
    let prefix = mark.dropLast()
    guard name.hasPrefix(prefix), let next = name.dropFirst(prefix.count).first else {
      return false
    }
    return next.isUppercase || prefix.hasSuffix("_")
  }

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    let module = node.path.first?.name.text ?? ""
    let item = node.parent?.as(CodeBlockItemSyntax.self)
    imports.append(
      ImportedModule(
        node: node,
        root: module,
        isConditional: node.isConditional,
        isForeign: node.conditions.contains { !$0.contains("UIKit") && !$0.contains("os(") },
        isAlone: item?.semicolon == nil
      )
    )
    return .skipChildren
  }

  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    if node.macroName.text == "selector" { names.append("Selector") }
    return .visitChildren
  }

  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    let offset = node.span.lowerBound
    if !leftOut.contains(where: { $0.contains(offset) }) { names.append(node.name.text) }
    return .visitChildren
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    let offset = node.span.lowerBound
    if node.parent?.as(MemberAccessExprSyntax.self)?.declName.id != node.id,
      !leftOut.contains(where: { $0.contains(offset) })
    {
      // A font of Core Text by its name becomes UIKit's.
      names.append(StandInRule.makesFont(node.parent) ? "UIFont" : node.baseName.text)
    }
    return .visitChildren
  }
}

extension SyntaxProtocol {
  /// Where the node begins with the comments that stand directly above it, without a blank line.
  fileprivate var startWithComments: Int {
    var offset = position.utf8Offset
    var start = offset
    var breaks = 0
    for piece in leadingTrivia.pieces {
      offset += piece.sourceLength.utf8Length
      switch piece {
      case .newlines(let count), .carriageReturnLineFeeds(let count), .carriageReturns(let count):
        breaks += count
        if breaks > 1 { start = offset }
      case .spaces, .tabs: continue
      case .unexpectedText: start = offset
      default: breaks = 0
      }
    }
    return start
  }

  /// The conditions of the `#if` branches that the node stands in.
  var conditions: [String] {
    var result: [String] = []
    var next = parent
    while let current = next {
      if let clause = current.as(IfConfigClauseSyntax.self) {
        result.append(clause.condition?.trimmedDescription ?? "")
      }
      next = current.parent
    }
    return result
  }

  /// Whether the node stands between `#if` and `#endif`.
  var isConditional: Bool {
    var next = parent
    while let current = next {
      if current.is(IfConfigClauseSyntax.self) { return true }
      next = current.parent
    }
    return false
  }
}
