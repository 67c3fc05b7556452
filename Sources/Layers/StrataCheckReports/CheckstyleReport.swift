import StrataLayerRules

/// A writer of Checkstyle's XML. Paths are relative to the top folder of the repository.
enum CheckstyleReport {
  static func write(_ verdict: Verdict) -> String {
    let files = Dictionary(grouping: verdict.violations) { violation in
      violation.isPlaced ? verdict.way + violation.path : ""
    }
    var children = files.sorted { $0.key < $1.key }.map { path, violations in
      XMLElement(name: "file", attributes: [("name", path)], children: violations.map(error))
    }
    if !verdict.troubles.isEmpty {
      children.append(
        XMLElement(name: "file", attributes: [("name", "")], children: verdict.troubles.map(unread))
      )
    }
    return XMLElement(
      name: "checkstyle", attributes: [("version", "4.3")], children: children
    ).document
  }

  private static func error(_ violation: Violation) -> XMLElement {
    let remedy = violation.remedy.map { " Try: \($0)." } ?? ""
    let place =
      [("line", violation.line), ("column", violation.column)].compactMap { name, number in
        number.map { (name: name, value: "\($0)") }
      }
    return XMLElement(
      name: "error",
      attributes: place + [
        ("severity", violation.severity.rawValue),
        ("message", "\(violation.told): \(violation.rule). Why: \(violation.why).\(remedy)"),
        ("source", "strata.\(violation.id)"),
      ])
  }

  private static func unread(_ trouble: String) -> XMLElement {
    XMLElement(
      name: "error",
      attributes: [("severity", "error"), ("message", trouble), ("source", "strata.unread")])
  }
}
