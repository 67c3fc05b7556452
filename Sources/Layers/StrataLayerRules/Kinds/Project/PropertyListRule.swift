import Foundation

/// A rule about the keys of property lists such as `Info.plist`.
struct PropertyListRule: RuleKind {
  static let name = "plist"
  static let summary = "keys that Info.plist and other property lists must have, with their values"
  static let needs: FactNeeds = []

  private let files: PathPattern
  private let values: [String: String]

  init(_ fields: inout Fields) {
    files = PathPattern(fields.optionalText("files") ?? "**/Info.plist")
    values = fields.table("values")
    if values.isEmpty { fields.fail("'values' is missing") }
  }

  var reach: Reach { .askedFiles }

  func judge(_ project: SourceProject) -> Judgement {
    let paths = project.paths.filter { project.isAsked($0) && files.match($0) != nil }
    return Judgement(matched: paths.count, findings: paths.flatMap { findings(in: $0, project) })
  }

  private func findings(in path: String, _ project: SourceProject) -> [Finding] {
    guard let text = project.text(at: path),
      let plist = try? PropertyListSerialization.propertyList(
        from: Data(text.utf8), options: [], format: nil) as? [String: Any]
    else { return [Finding(path, nil, path, "is not a readable property list")] }
    return values.sorted { $0.key < $1.key }.compactMap { key, wanted in
      let value = plist[key].map { "\($0)" }
      if let value, wanted == "*" ? !value.isEmpty : value == wanted { return nil }
      let found = value.map { "sets \(key) to '\($0)'" } ?? "has no value for \(key)"
      return Finding(
        path, Self.line(of: key, in: text), key, "\(found); the rule requires '\(wanted)'")
    }
  }

  /// Returns the line of a key in a property list in XML; `nil` if it has none.
  private static func line(of key: String, in text: String) -> Int? {
    guard let place = text.range(of: "<key>\(key)</key>") else { return nil }
    return text[..<place.lowerBound].count(where: \.isNewline) + 1
  }
}
