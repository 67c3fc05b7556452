import StrataSwiftFacts

/// A rule against language constructs: `!`, `try!`, `as!`.
struct ConstructsRule: FileRule {
  static let name = "constructs"
  static let summary = "constructs that may not be used: forceUnwrap, forceTry, forceCast, …"
  static let needs: FactNeeds = [.declarations, .constructs]

  var reach: Reach { .askedFiles }

  let scope: Scope
  private let forbidden: [FileFacts.Construct.Kind]

  init(_ fields: inout Fields) {
    scope = Scope(&fields)
    var kinds: [FileFacts.Construct.Kind] = []
    for name in fields.requiredTexts("forbid") {
      if let kind = FileFacts.Construct.Kind(rawValue: name) {
        kinds.append(kind)
      } else {
        let known = FileFacts.Construct.Kind.allCases.map(\.rawValue)
        let near = NearestName.of(name, among: known) ?? known.joined(separator: ", ")
        fields.fail("there is no construct '\(name)'; did you mean '\(near)'?")
      }
    }
    forbidden = kinds
  }

  func findings(in file: SourceFile, _ project: SourceProject) -> [Finding] {
    file.facts.constructs.filter { forbidden.contains($0.kind) }.map { one in
      Finding(
        file.path, one.line, column: one.column,
        "\(References.owner(one.owner, in: file)) \(one.kind.rawValue)", one.kind.words)
    }
  }
}

extension FileFacts.Construct.Kind {
  fileprivate var words: String {
    switch self {
    case .forceUnwrap: "force-unwraps a value with '!'"
    case .forceTry: "ignores a possible error with 'try!'"
    case .forceCast: "force-casts a value with 'as!'"
    case .implicitlyUnwrapped: "declares an implicitly unwrapped optional with '!'"
    case .emptyCatch: "catches an error and does nothing"
    }
  }
}
