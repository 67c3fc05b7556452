import Foundation

/// A rule about the keys and languages of String Catalogs.
struct CatalogRule: RuleKind {
  static let name = "catalog"
  static let summary = "the form of the keys of String Catalogs, and their languages"
  static let needs: FactNeeds = []

  private let files: PathPattern
  private let parts: Int
  private let languages: [String]

  init(_ fields: inout Fields) {
    files = PathPattern(fields.optionalText("files") ?? "**/*.xcstrings")
    parts = Int(fields.optionalText("parts") ?? "0") ?? 0
    languages = fields.texts("languages")
    if parts == 0, languages.isEmpty { fields.fail("a catalog rule needs 'parts' or 'languages'") }
  }

  var reach: Reach { .askedFiles }

  func judge(_ project: SourceProject) -> Judgement {
    let paths = project.paths.filter { project.isAsked($0) && files.match($0) != nil }
    return Judgement(matched: paths.count, findings: paths.flatMap { findings(in: $0, project) })
  }

  private func findings(in path: String, _ project: SourceProject) -> [Finding] {
    guard let text = project.text(at: path),
      let all = try? JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any],
      let strings = all["strings"] as? [String: Any]
    else { return [Finding(path, nil, path, "is not a readable String Catalog")] }
    return strings.keys.sorted().flatMap { key -> [Finding] in
      let entry = strings[key] as? [String: Any] ?? [:]
      let line = Self.line(of: key, in: text)
      return problems(key, entry).map {
        Finding(path, line, "\(path) \(key)", "the key '\(key)' \($0)")
      }
    }
  }

  private func problems(_ key: String, _ entry: [String: Any]) -> [String] {
    var found: [String] = []
    if parts > 0, !isDotted(key) {
      found.append("does not have the form {Feature}.{Context}.{type}")
    }
    guard entry["shouldTranslate"] as? Bool != false else { return found }
    let written = entry["localizations"] as? [String: Any] ?? [:]
    let missing = languages.filter { written[$0].map(Self.says) != true }
    if !missing.isEmpty {
      found.append("is not translated into \(missing.joined(separator: ", "))")
    }
    return found
  }

  /// Returns whether a language has a translation. A new entry (`"state": "new"`) and an empty one
  /// count as untranslated.
  private static func says(_ localization: Any) -> Bool {
    guard let unit = (localization as? [String: Any])?["stringUnit"] as? [String: Any] else {
      // Variations by plural and device have their translations further inside.
      return true
    }
    return unit["state"] as? String != "new" && (unit["value"] as? String)?.isEmpty != true
  }

  /// Returns whether a key has the form of `Common.Retry.label`: parts in PascalCase, the last one
  /// in camelCase.
  private func isDotted(_ key: String) -> Bool {
    let names = key.split(separator: ".", omittingEmptySubsequences: false)
    guard names.count == parts, names.allSatisfy({ !$0.isEmpty }) else { return false }
    return names.dropLast().allSatisfy { $0.first?.isUppercase == true }
      && names.last?.first?.isLowercase == true
      && names.allSatisfy { $0.allSatisfy { $0.isLetter || $0.isNumber } }
  }

  private static func line(of key: String, in text: String) -> Int? {
    let quoted = key.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
      .replacing("\n", with: "\\n")
    var rest = text[...]
    // The string may occur as a value before it occurs as a key.
    while let range = rest.range(of: "\"\(quoted)\"") {
      rest = rest[range.upperBound...]
      guard rest.first(where: { !$0.isWhitespace }) == ":" else { continue }
      return text[..<range.lowerBound].count(where: \.isNewline) + 1
    }
    return nil
  }
}
