import StrataLayerRules

/// A writer of JUnit's XML, which build servers show as tests: each rule is a test case that fails
/// if it has errors. Warnings are in the case's output, since JUnit has no warnings.
enum JUnitReport {
  static func write(_ verdict: Verdict) -> String {
    let found = Dictionary(grouping: verdict.violations, by: \.id)
    let ids = Set(verdict.rules.map(\.id)).union(found.keys).sorted()
    let cases = ids.map { testCase($0, found[$0] ?? []) } + verdict.troubles.map(unread)
    let failed = Set(verdict.errors.map(\.id)).count
    let suite = XMLElement(
      name: "testsuite",
      attributes: [
        ("name", "strata"), ("tests", "\(cases.count)"), ("failures", "\(failed)"),
        ("errors", "\(verdict.troubles.count)"),
      ], children: cases)
    return XMLElement(name: "testsuites", children: [suite]).document
  }

  private static func testCase(_ id: String, _ violations: [Violation]) -> XMLElement {
    let errors = violations.filter { $0.severity == .error }
    let warnings = violations.filter { $0.severity == .warning }
    var one = XMLElement(name: "testcase", attributes: [("classname", "strata"), ("name", id)])
    if let first = errors.first {
      let message = "\(first.rule): \(errors.count) violation\(errors.count == 1 ? "" : "s")"
      one.children.append(
        XMLElement(
          name: "failure", attributes: [("message", message), ("type", id)], text: text(errors)))
    }
    if !warnings.isEmpty {
      one.children.append(XMLElement(name: "system-out", text: text(warnings)))
    }
    return one
  }

  private static func unread(_ trouble: String) -> XMLElement {
    XMLElement(
      name: "testcase", attributes: [("classname", "strata"), ("name", "every file can be read")],
      children: [XMLElement(name: "error", attributes: [("message", trouble)])])
  }

  private static func text(_ violations: [Violation]) -> String {
    violations.map(\.description).joined(separator: "\n")
  }
}
