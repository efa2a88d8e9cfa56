import SwiftParserDiagnostics
import SwiftSyntax

/// One file of a module, before or after the port.
public struct SwiftFile: Sendable {
  /// What reports call the file.
  public var name: String
  /// What it holds.
  public var bytes: [UInt8]

  /// Names a file's bytes.
  public init(name: String, bytes: [UInt8]) {
    self.name = name
    self.bytes = bytes
  }
}

/// What became of one file.
public struct PortedFile: Sendable {
  /// What reports call the file.
  public var name: String
  /// The bytes after the port; as they were where the file isn't valid Swift.
  public var bytes: [UInt8]
  /// What was done, and what can't be, by line.
  public var notes: [Note]
  /// Whether the file could be read as Swift.
  public var isValid: Bool
}

/// Makes the mechanical edits that bring a module's files to Touchstone.
public struct Porter: Sendable {
  private let engine: [String: DeclaredType]

  /// Prepares a port to an engine whose Swift files are given.
  public init(engine files: [SwiftFile]) {
    engine = DeclarationReader.engine(files.map { SourceText($0.bytes).tree })
  }

  /// Ports the files of one module.
  public func port(_ files: [SwiftFile]) -> [PortedFile] {
    let asWritten = files.map { SourceText($0.bytes) }
    let repairs = asWritten.map { OldSyntax.repaired($0) }
    let sources = zip(asWritten, repairs).map { $1?.source ?? $0 }
    let faults = zip(files, sources).map { Self.fault(in: $0, $1) }
    var types = engine
    let engineGlobals = Surroundings.globals(of: engine)
    let read = zip(sources, faults).filter { $1 == nil }.map(\.0.tree)
    let versions = LanguageVersion.areSwift2(sources.map(\.tree))
    for (index, source) in sources.enumerated() where faults[index] == nil {
      DeclarationReader.read(source.tree, into: &types, isSwift2: versions[index])
    }
    let surroundings = Surroundings(
      types,
      engineGlobals: engineGlobals,
      fallbacks: FallbackReader.fallbacks(in: read),
      unlabelledCalls: UnlabelledCalls.names(in: read),
      labelledFunctions: LabelledFunctions.calls(in: read),
      tupleLabels: TupleLabels.labels(in: read),
      usesOtherQueues: OtherQueues.areUsed(in: read)
    )
    let parts = SwiftUIParts.find(in: zip(sources, faults).map { $1 == nil ? $0.tree : nil })
    let ports = sources.indices.map {
      FilePort(sources[$0], in: surroundings, isSwift2: versions[$0], swiftUI: parts[$0])
    }
    let valid = zip(ports, faults).filter { $1 == nil }.map(\.0)
    let classes = ModuleClasses(valid)
    for port in valid {
      UncalledMemberRule.apply(to: port)
      DelegateForwardingRule.apply(to: port)
      MessageForwardingRule.apply(to: port)
      StandInRule.apply(to: port)
      BarRule.apply(to: port)
      LoggingRule.apply(to: port)
      ChangeNoticeRule.apply(to: port)
      DelegateWindowRule.apply(to: port)
      PlacingRule.apply(to: port)
      AbsentRule.apply(to: port)
      ExtensionRule.apply(to: port, classes)
      EngineExtensionRule.apply(to: port)
      AttributeRule.apply(to: port)
      ImportRule.apply(to: port)
      SharedApplicationRule.apply(to: port)
      SelectorRule.apply(to: port)
      LiteralRule.apply(to: port)
      MainQueueRule.apply(to: port)
      DispatchRule.apply(to: port)
      OpenStaticRule.apply(to: port)
      InPlaceRule.apply(to: port)
      DivideRule.apply(to: port)
      OldLibraryRule.apply(to: port)
      OldRangeRule.apply(to: port)
      OldTraitRule.apply(to: port)
      FunctionRule.apply(to: port)
      PerformRule.apply(to: port)
      ConformerMemberRule.apply(to: port)
      KeyValueRule.apply(to: port)
      RunLoopTimerRule.apply(to: port)
      InitializerRule.apply(to: port)
      LayerInitializerRule.apply(to: port)
      StructInitializerRule.apply(to: port)
      OwnTargetRule.apply(to: port)
      SwiftOneRule.apply(to: port)
      EnumeratedElementRule.apply(to: port)
      TouchSetRule.apply(to: port)
      SignatureRule.apply(to: port)
      RequirementMarkRule.apply(to: port)
      TransitionRule.apply(to: port)
      EscapingRule.apply(to: port)
      FunctionTypeRule.apply(to: port)
      UnwrappingRule.apply(to: port)
      UnwrappedLocalRule.apply(to: port)
      UnwrappedElementRule.apply(to: port)
      PresentationViewRule.apply(to: port)
      HandedOptionalRule.apply(to: port)
      HidingRule.apply(to: port)
      ReservedNameRule.apply(to: port)
      BoxedArgumentRule.apply(to: port)
      SettledConstantRule.apply(to: port)
      LayerConstantRule.apply(to: port)
      SpellingRule.apply(to: port)
      NumberNameRule.apply(to: port)
      AttributeKeyRule.apply(to: port)
      ObjectiveCMemberRule.apply(to: port)
      OldMemberRule.apply(to: port)
      CalledPropertyRule.apply(to: port)
      KeyWindowRule.apply(to: port)
      StepRule.apply(to: port)
      VoidRule.apply(to: port)
      UnusedParameterRule.apply(to: port)
      PrivacyRule.apply(to: port)
      BoxedNumberRule.apply(to: port)
      RemainderRule.apply(to: port)
      IdentityRule.apply(to: port)
      SafeAreaRule.apply(to: port)
      OverlapRule.apply(to: port)
      ValueRule.apply(to: port)
      EmptyTextRule.apply(to: port)
      NamedValueRule.apply(to: port)
      ContextRule.apply(to: port)
      ObservingRule.apply(to: port)
      OverrideRule.apply(to: port)
      AnimationDelegateRule.apply(to: port)
      ProtocolRule.apply(to: port)
      ConformerRule.apply(to: port)
      ObjectExtensionRule.apply(to: port)
      ObjectBoundRule.apply(to: port)
      NumberRule.apply(to: port)
      ConditionRule.apply(to: port)
      GenericMakingRule.apply(to: port)
      FoundationCallRule.apply(to: port)
      WarningRule.apply(to: port)
      SenderTypeRule.apply(to: port)
      TrapRule.apply(to: port)
    }
    for port in valid { port.sendMoves() }
    TimerRule.apply(to: valid)
    return files.indices.map { index in
      let (file, port, fault) = (files[index], ports[index], faults[index])
      if let fault {
        return PortedFile(name: file.name, bytes: file.bytes, notes: [fault], isValid: false)
      }
      return PortedFile(
        name: file.name,
        bytes: port.finish(),
        notes: ((repairs[index]?.notes ?? []) + port.notes).sorted {
          ($0.line, $0.kind.rawValue) < ($1.line, $1.kind.rawValue)
        },
        isValid: true
      )
    }
  }

  /// Why a file can't be read as Swift; nil where it can.
  private static func fault(in file: SwiftFile, _ source: SourceText) -> Note? {
    if let offset = invalidOffset(in: file.bytes) {
      return Note(
        line: source.line(at: offset),
        kind: .cannot,
        text: "the file isn't UTF-8 text; it stays as it is"
      )
    }
    guard source.tree.hasError else { return nil }
    let first = ParseDiagnosticsGenerator.diagnostics(for: source.tree).first {
      $0.diagMessage.severity == .error
    }
    guard let first else { return nil }
    return Note(
      line: source.line(at: first.position.utf8Offset),
      kind: .cannot,
      text: "the file isn't valid Swift (\(first.message)); it stays as it is"
    )
  }

  /// The first byte that is no UTF-8.
  private static func invalidOffset(in bytes: [UInt8]) -> Int? {
    guard String(validating: bytes, as: UTF8.self) == nil else { return nil }
    var offset = 0
    var decoder = UTF8()
    var iterator = bytes.makeIterator()
    while true {
      switch decoder.decode(&iterator) {
      case .scalarValue(let scalar): offset += UTF8.width(scalar)
      case .emptyInput, .error: return min(offset, bytes.count - 1)
      }
    }
  }
}
