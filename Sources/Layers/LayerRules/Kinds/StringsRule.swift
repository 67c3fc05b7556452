import SwiftFacts

/// Literal texts: words in views that belong into a catalog, keys and secrets in the source.
struct StringsRule: FileRule {
  static let name = "strings"
  static let summary = "literal texts: words in views, secrets assigned to names"
  static let needs: FactNeeds = [.declarations, .strings]

  let scope: Scope
  private let callees: [NamePattern]
  private let names: [NamePattern]
  private let longest: Int

  init(_ fields: inout Fields) {
    scope = Scope(&fields)
    callees = fields.patterns("callees")
    names = fields.patterns("names")
    longest = Int(fields.optionalText("atLeast") ?? "1") ?? 1
    if callees.isEmpty, names.isEmpty { fields.fail("a strings rule has 'callees' or 'names'") }
  }

  func findings(in file: SourceFile, _ house: House) -> [Finding] {
    file.facts.strings.compactMap { one in
      guard let reason = reason(one) else { return nil }
      let owner = References.owner(one.owner, in: file)
      return Finding(
        file.path, one.line, "\(owner) text in \(reason)", "writes a text for \(reason)")
    }
  }

  private func reason(_ one: FileFacts.Literal) -> String? {
    guard one.text.count >= longest, one.text.contains(where: \.isLetter) else { return nil }
    if let callee = one.callee, callees.fits(callee), one.label == nil, !isOnlyInserted(one.text) {
      return "'\(callee)'"
    }
    if let name = one.name ?? one.label, names.fits(name.lowercased()), !one.text.contains(" ") {
      return "'\(name)'"
    }
    return nil
  }

  /// Whether a text says nothing of its own: `\(count)`.
  private func isOnlyInserted(_ text: String) -> Bool {
    text.hasPrefix("\\(") && text.hasSuffix(")")
  }
}
