import StrataSwiftFacts

/// Names that are not used somewhere: types and functions of frameworks, or logging of places.
struct MentionsRule: FileRule {
  static let name = "mentions"
  static let summary = "names that are not used: types, functions, what is logged"
  static let needs: FactNeeds = [.declarations, .uses]

  var reach: Reach { .types }

  let scope: Scope
  private let forbidden: Set<String>
  private let arguments: [NamePattern]
  /// As ``arguments``, but only of names in code, and not of words in a text.
  private let codeNames: [NamePattern]
  private let required: [String]
  private let isInFunctions: Bool
  private let isCalled: Bool
  private let redeeming: [String]
  private let excusing: [NamePattern]
  private let takesDebug: Bool

  init(_ fields: inout Fields) {
    scope = Scope(&fields)
    forbidden = Set(fields.texts("forbid"))
    arguments = fields.patterns("with")
    codeNames = fields.patterns("withNames")
    required = fields.texts("require")
    isInFunctions = fields.flag("inFunctions", default: false)
    isCalled = fields.flag("called", default: false)
    redeeming = fields.texts("unlessFileUses")
    excusing = fields.patterns("unlessWith")
    takesDebug = fields.flag("debug", default: true)
    if forbidden.isEmpty, required.isEmpty {
      fields.fail("a mentions rule has 'forbid' or 'require'")
    }
  }

  var vocabulary: [String] { forbidden.sorted() + required + redeeming }

  func findings(in file: SourceFile, _ house: House) -> [Finding] {
    mentions(in: file, house) + missing(in: file)
  }

  private func mentions(in file: SourceFile, _ house: House) -> [Finding] {
    var seen: Set<String> = []
    if file.facts.uses.contains(where: { redeeming.contains($0.name) }) { return [] }
    return file.facts.uses.compactMap { use in
      guard let name = meant(by: use, in: file, house), isWrong(use, in: file) else { return nil }
      guard seen.insert("\(use.line) \(use.name)").inserted else { return nil }
      let argument = arguments.isEmpty && codeNames.isEmpty ? "" : " with '\(said(by: use) ?? "")'"
      let through = name == use.name ? "" : ", which is \(name)"
      return Finding(
        file.path, use.line, References.symbol(of: use, in: file),
        "uses \(use.name)\(argument)\(through)")
    }
  }

  /// The forbidden name behind a use, through a typealias too; none for a type of the project's.
  private func meant(by use: FileFacts.Use, in file: SourceFile, _ house: House) -> String? {
    let isForbidden = forbidden.contains(use.name)
    guard isForbidden || house.types.aliases[use.name] != nil else { return nil }
    // Functions are told by no type of their name.
    guard use.name.first?.isUppercase == true else { return isForbidden ? use.name : nil }
    let sight = Sight(file: file, house: house)
    if sight.isOwn(use) { return nil }
    guard let seen = sight.aliases(use) else { return isForbidden ? use.name : nil }
    return seen.flatMap(\.declaration.types).first(where: forbidden.contains)
  }

  /// With `inFunctions`, what is made once for a type or a file is right.
  private func isWrong(_ use: FileFacts.Use, in file: SourceFile) -> Bool {
    if isCalled, !use.isCall { return false }
    if use.arguments.contains(where: excusing.fits) { return false }
    if !takesDebug, file.facts.isDebug(use.line) || isPreview(use, in: file) { return false }
    if isInFunctions {
      guard use.isCall, let owner = use.owner.map({ file.facts.declarations[$0] }) else {
        return false
      }
      // A function that returns what is forbidden makes it for the one who keeps it.
      let isFunction = owner.kind == .func && !owner.types.contains(use.name)
      guard isFunction || (owner.kind == .var && owner.hasBody && !owner.hasValue) else {
        return false
      }
    }
    return arguments.isEmpty && codeNames.isEmpty || said(by: use) != nil
  }

  /// Whether a use stands in a `#Preview`, whose code no declaration owns, or in its forerunner.
  private func isPreview(_ use: FileFacts.Use, in file: SourceFile) -> Bool {
    let declarations = file.facts.declarations
    guard var place = use.owner else {
      return declarations.contains {
        $0.kind == .macro && $0.name == "Preview" && $0.line <= use.line
      }
    }
    while let parent = declarations[place].parent { place = parent }
    return declarations[place].inherits.contains("PreviewProvider")
  }

  private func said(by use: FileFacts.Use) -> String? {
    use.arguments.first { arguments.fits($0.lowercased()) }
      ?? use.argumentNames.enumerated().first { place, name in
        codeNames.fits(name.lowercased()) && !Self.isPlain(use.argumentNames.dropFirst(place + 1))
      }?.element
  }

  /// Whether what follows a name asks for something that tells no more than a title does.
  private static func isPlain(_ next: ArraySlice<String>) -> Bool {
    ["name", "city", "country", "title", "count", "isEmpty"].contains(next.first ?? "")
  }

  private func missing(in file: SourceFile) -> [Finding] {
    let used = Set(file.facts.uses.map(\.name))
    return required.filter { !used.contains($0) }.map {
      Finding(file.path, nil, "\(file.name) without \($0)", "does not use \($0)")
    }
  }
}
