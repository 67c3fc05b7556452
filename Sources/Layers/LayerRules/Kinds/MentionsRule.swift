import SwiftFacts

/// Names that are not used somewhere: types and functions of frameworks, or logging of places.
struct MentionsRule: FileRule {
  static let name = "mentions"
  static let summary = "names that are not used: types, functions, what is logged"
  static let needs: FactNeeds = [.declarations, .uses]

  let scope: Scope
  private let forbidden: Set<String>
  private let arguments: [NamePattern]
  private let required: [String]
  private let isInFunctions: Bool

  init(_ fields: inout Fields) {
    scope = Scope(&fields)
    forbidden = Set(fields.texts("forbid"))
    arguments = fields.patterns("with")
    required = fields.texts("require")
    isInFunctions = fields.flag("inFunctions", default: false)
    if forbidden.isEmpty, required.isEmpty {
      fields.fail("a mentions rule has 'forbid' or 'require'")
    }
  }

  var vocabulary: [String] { forbidden.sorted() + required }

  func findings(in file: SourceFile, _ house: House) -> [Finding] {
    mentions(in: file, house) + missing(in: file)
  }

  private func mentions(in file: SourceFile, _ house: House) -> [Finding] {
    var seen: Set<String> = []
    return file.facts.uses.compactMap { use in
      guard let name = meant(by: use, house), isWrong(use, in: file) else { return nil }
      guard seen.insert("\(use.line) \(use.name)").inserted else { return nil }
      let argument = arguments.isEmpty ? "" : " with '\(said(by: use) ?? "")'"
      let through = name == use.name ? "" : ", which is \(name)"
      return Finding(
        file.path, use.line, References.symbol(of: use, in: file),
        "uses \(use.name)\(argument)\(through)")
    }
  }

  /// The forbidden name behind a use, through a typealias too; none for a type of the project's.
  private func meant(by use: FileFacts.Use, _ house: House) -> String? {
    if forbidden.contains(use.name) {
      let isOwn = use.name.first?.isUppercase == true && house.types.types[use.name] != nil
      let isQualified = use.after.map { $0.first?.isUppercase == true } == true
      return isOwn && !isQualified ? nil : use.name
    }
    guard let alias = house.types.alias(of: use.name) else { return nil }
    return alias.first(where: forbidden.contains)
  }

  /// With `inFunctions`, what is made once for a type or a file is right.
  private func isWrong(_ use: FileFacts.Use, in file: SourceFile) -> Bool {
    if isInFunctions {
      guard use.isCall, let owner = use.owner.map({ file.facts.declarations[$0] }) else {
        return false
      }
      let isFunction = owner.kind == .func || owner.kind == .`init`
      guard isFunction || (owner.kind == .var && owner.hasBody) else { return false }
    }
    return arguments.isEmpty || said(by: use) != nil
  }

  private func said(by use: FileFacts.Use) -> String? {
    use.arguments.first { arguments.fits($0.lowercased()) }
  }

  private func missing(in file: SourceFile) -> [Finding] {
    let used = Set(file.facts.uses.map(\.name))
    return required.filter { !used.contains($0) }.map {
      Finding(file.path, nil, "\(file.name) without \($0)", "does not use \($0)")
    }
  }
}
