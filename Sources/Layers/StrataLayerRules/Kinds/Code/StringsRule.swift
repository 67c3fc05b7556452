import StrataSwiftFacts

/// A rule against string literals: texts in views that belong in a catalog, and secrets in sources.
struct StringsRule: FileRule {
  static let name = "strings"
  static let summary = "string literals that code may not contain: words in views, secrets"
  static let needs: FactNeeds = [.declarations, .strings]

  var reach: Reach { .askedFiles }

  let scope: Scope
  private let callees: [NamePattern]
  private let names: [NamePattern]
  private let longest: Int
  private let findsSecrets: Bool

  init(_ fields: inout Fields) {
    scope = Scope(&fields)
    callees = fields.patterns("callees")
    names = fields.patterns("names")
    longest = Int(fields.optionalText("atLeast") ?? "1") ?? 1
    findsSecrets = fields.flag("secrets", default: false)
    if callees.isEmpty, names.isEmpty, !findsSecrets {
      fields.fail("a strings rule needs 'callees', 'names' or 'secrets'")
    }
  }

  func findings(in file: SourceFile, _ project: SourceProject) -> [Finding] {
    joined(file.facts.strings, in: file).compactMap { one in
      guard let reason = reason(one, file) else { return nil }
      let owner = References.owner(one.owner, in: file)
      return Finding(
        file.path, one.line, column: one.column, "\(owner) text in \(reason)",
        "writes a string literal for \(reason)")
    }
  }

  /// Returns the literals of a file with the names of the computed properties that return them, and
  /// with `"a" + "b"` joined into one literal.
  private func joined(_ all: [FileFacts.Literal], in file: SourceFile) -> [FileFacts.Literal] {
    guard findsSecrets else { return all }
    var found: [FileFacts.Literal] = []
    for var one in all {
      if one.name == nil, one.callee == nil, let owner = one.owner {
        let declaration = file.facts.declarations[owner]
        if declaration.kind == .var { one.name = declaration.name }
      }
      if let last = found.last, one.name != nil, last.name == one.name, last.owner == one.owner {
        found[found.count - 1].text += one.text
      } else {
        found.append(one)
      }
    }
    return found
  }

  private func reason(_ one: FileFacts.Literal, _ file: SourceFile) -> String? {
    // Tests are full of passwords that protect nothing.
    if findsSecrets, !file.isTest, let name = one.name ?? one.label,
      SecretText.isPassword(one.text, name: name)
    {
      return "'\(name)'"
    }
    guard one.text.count >= longest, one.text.contains(where: \.isLetter) else { return nil }
    if let callee = one.callee, callees.fits(callee), one.label == nil, !isOnlyInserted(one.text) {
      return "'\(callee)'"
    }
    if let name = one.name ?? one.label, names.fits(name.lowercased()), !one.text.contains(" "),
      !findsSecrets || !SecretText.isStandIn(one.text, name: name)
    {
      return "'\(name)'"
    }
    return findsSecrets ? SecretText.reason(one.text, name: one.name ?? one.label) : nil
  }

  /// Returns whether a text consists of one interpolation only, such as `\(count)`.
  private func isOnlyInserted(_ text: String) -> Bool {
    text.hasPrefix("\\(") && text.hasSuffix(")")
  }
}
