import StrataSwiftFacts

/// A rule against the use of names: types and functions of frameworks, or the logging of locations.
struct MentionsRule: FileRule {
  static let name = "mentions"
  static let summary = "names of types and functions that code may not use, or must use"
  static let needs: FactNeeds = [.declarations, .uses]
  // The result of a function decides whether it creates the value for its caller.
  var needs: FactNeeds { isInFunctions ? Self.needs.union(.signatures) : Self.needs }

  var reach: Reach { .types }

  let scope: Scope
  private let forbidden: Set<String>
  private let arguments: [NamePattern]
  /// The patterns of forbidden arguments, as for ``arguments``, but compared with names in code
  /// only and not with words in a string.
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
      fields.fail("a mentions rule needs 'forbid' or 'require'")
    }
  }

  var vocabulary: [String] { forbidden.sorted() + required + redeeming }

  func findings(in file: SourceFile, _ project: SourceProject) -> [Finding] {
    mentions(in: file, project) + missing(in: file)
  }

  private func mentions(in file: SourceFile, _ project: SourceProject) -> [Finding] {
    var seen: Set<String> = []
    if file.facts.uses.contains(where: { redeeming.contains($0.name) }) { return [] }
    return file.facts.uses.compactMap { use in
      guard let name = meant(by: use, in: file, project), isWrong(use, in: file) else { return nil }
      guard seen.insert("\(use.line) \(use.column) \(use.name)").inserted else { return nil }
      let argument = arguments.isEmpty && codeNames.isEmpty ? "" : " with '\(said(by: use) ?? "")'"
      let through = name == use.name ? "" : ", which is \(name)"
      return Finding(
        file.path, use.line, column: use.column, References.symbol(of: use, in: file),
        "uses \(use.name)\(argument)\(through)")
    }
  }

  /// Returns the forbidden name behind a use, also through a typealias; `nil` if the name means a
  /// nested type, or one that the checked code itself declares.
  private func meant(by use: FileFacts.Use, in file: SourceFile, _ project: SourceProject)
    -> String?
  {
    let isForbidden = forbidden.contains(use.name)
    guard !use.isValue else { return nil }
    guard isForbidden || project.types.aliases[use.name] != nil else { return nil }
    // A type of the same name says nothing about a function.
    guard use.name.first?.isUppercase == true else { return isForbidden ? use.name : nil }
    let sight = Sight(file: file, project: project)
    if sight.isOwn(use, except: isElsewhere) { return nil }
    guard let seen = sight.aliases(use) else { return isForbidden ? use.name : nil }
    if isForbidden, seen.contains(where: isElsewhere) { return use.name }
    return seen.flatMap(\.declaration.types).first(where: forbidden.contains)
  }

  /// Returns whether a declaration is at the top level of code that the rule does not check, so that
  /// the rule forbids it like a framework's.
  private func isElsewhere(_ place: TypeTable.Place) -> Bool {
    !place.isNested && !scope.holds(place.file)
  }

  /// Returns whether a use of a name is a violation. With `inFunctions`, a value that is created
  /// once for a type or a file is allowed.
  private func isWrong(_ use: FileFacts.Use, in file: SourceFile) -> Bool {
    if isCalled, !use.isCall { return false }
    if use.arguments.contains(where: excusing.fits) { return false }
    if !takesDebug, file.facts.isDebug(use.line) || isPreview(use, in: file) { return false }
    if isInFunctions {
      guard use.isCall, let owner = use.owner.map({ file.facts.declarations[$0] }) else {
        return false
      }
      // A function that returns the forbidden type creates it for a caller that stores it.
      let isFunction = owner.kind == .func && !owner.types.contains(use.name)
      guard isFunction || (owner.kind == .var && owner.hasBody && !owner.hasValue) else {
        return false
      }
    }
    return arguments.isEmpty && codeNames.isEmpty || said(by: use) != nil
  }

  /// Returns whether a use is in a `#Preview`, whose code has no owner, or in a `PreviewProvider`.
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

  /// Returns whether the member after a name is harmless in a log, such as a title or a count.
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
