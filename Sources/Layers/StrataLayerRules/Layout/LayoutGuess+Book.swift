extension LayoutGuess {
  /// The rule book for the layers that were found. Without a layer it has questions only, and
  /// `strata check` refuses it until a person has answered one.
  public var json: String {
    let names = Set(found.map(\.name))
    let layers = found.map { role in
      let seen = seen(by: role).filter(names.contains).map { "\"\($0)\"" }.joined(separator: ", ")
      let places = ordered(role).map { "\"\($0)\"" }.joined(separator: ", ")
      // Files of one module do not import each other, so `layers` would list nothing.
      let seeing = isToldByFiles ? "" : "\n      \"layers\": [\(seen)],"
      return """
            {
              "name": "\(role.name)", "folder": [\(places)],\(seeing)
              "why": "\(why(of: role))"
            }
        """
    }
    return """
      {
        "layers": \(Self.list(layers)),\(outside)
        "rules": \(Self.list(rules(names)))
      }

      """
  }

  private static func list(_ entries: [String]) -> String {
    entries.isEmpty ? "[]" : "[\n\(entries.joined(separator: ",\n"))\n  ]"
  }

  /// Returns the reason for a layer, which must be true of the layers that it may use.
  private func why(of role: Role) -> String {
    guard screensUseData else { return role.why }
    return switch role.name {
    case "Presentation": "screens change more often than what they show"
    case "Data": "this layer loads and stores data, and must not know the screens that show it"
    default: role.why
    }
  }

  private func seen(by role: Role) -> [String] {
    role.sees + (screensUseData && role.name == "Presentation" ? ["Data"] : [])
  }

  /// The part of the rule book about sources without a layer, so that the first check does not
  /// report them as unknown files.
  private var outside: String {
    let unknown =
      left.isEmpty
      ? [] : [Question(paths: left, why: "which layer is this? 'strata init' found none")]
    guard !(unknown + questions).isEmpty else { return "" }
    let entries = (unknown + questions).map { entry in
      let paths = entry.paths.map { "\"\($0)\"" }.joined(separator: ", ")
      return "    {\"paths\": [\(paths)], \"why\": \"\(entry.why)\"}"
    }
    return """

        "outside": [
      \(entries.joined(separator: ",\n"))
        ],
      """
  }

  /// Returns the patterns of a layer, exact folders before patterns that match anywhere.
  private func ordered(_ role: Role) -> [String] {
    let own = folders[role.name] ?? []
    return own.filter { !$0.hasPrefix("**") }.sorted() + own.filter { $0.hasPrefix("**") }.sorted()
  }

  private static let folderOrders = [
    ("Presentation", "Domain"), ("Data", "Domain"), ("App", "Domain"), ("Presentation", "Data"),
    ("Data", "Presentation"), ("App", "Presentation"), ("App", "Data"), ("Presentation", "Shared"),
    ("Data", "Shared"), ("Domain", "Shared"),
  ]

  /// The proposed orders of two layers, outer one first, by the identifiers of their rules.
  var orders: [String: (outer: String, inner: String)] {
    let names = Set(found.map(\.name))
    return Dictionary(uniqueKeysWithValues: pairs(names).map { (Self.id($0), $0) })
  }

  private func pairs(_ names: Set<String>) -> [(outer: String, inner: String)] {
    (isToldByFiles ? Self.fileOrders : Self.folderOrders)
      .filter { names.contains($0.0) && names.contains($0.1) }
      .filter { !screensUseData || $0 != ("Data", "Presentation") }
      .map { (outer: $0.0, inner: $0.1) }
  }

  private static func id(_ pair: (outer: String, inner: String)) -> String {
    "\(pair.inner.lowercased())-knows-no-\(pair.outer.lowercased())"
  }

  /// A Boolean value that indicates whether the rule book restricts anything: a single layer other
  /// than Domain has no imports to restrict.
  var hasRules: Bool {
    !rules(Set(found.map(\.name))).isEmpty || !isToldByFiles && found.count > 1
  }

  private func rules(_ names: Set<String>) -> [String] {
    let order = pairs(names).map { pair in
      let (outer, inner) = pair
      return """
            {"id": "\(Self.id(pair))", "kind": "order", "layers": ["\(outer)", "\(inner)"],
             "says": "\(inner) does not depend on \(outer)", "why": "the outer layer changes more often than the inner one",
             "try": "move what both layers need inwards, or put a protocol between the layers"}
        """
    }
    guard names.contains("Domain"), !isToldByFiles else { return order }
    let frameworks = FolderSigns.foreignToDomain.map { "\"\($0)\"" }.joined(separator: ", ")
    return order + [
      """
          {"id": "domain-without-frameworks", "kind": "imports", "in": "Domain",
           "forbid": [\(frameworks)],
           "says": "Domain imports no framework such as CoreData or Combine", "why": "business rules must not change when a framework is replaced",
           "try": "put the framework behind a protocol"}
      """
    ]
  }
}
