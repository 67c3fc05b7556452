import StrataSwiftFacts

/// A rule against process-wide state: global and static variables, singletons.
struct GlobalsRule: FileRule {
  static let name = "globals"
  static let summary = "no global or static variables and, with `singletons`, no singletons"
  static let needs: FactNeeds = [.declarations, .signatures]

  var reach: Reach { .askedFiles }

  let scope: Scope
  private let forbidsSingletons: Bool

  init(_ fields: inout Fields) {
    scope = Scope(&fields)
    forbidsSingletons = fields.flag("singletons", default: false)
  }

  func findings(in file: SourceFile, _ project: SourceProject) -> [Finding] {
    file.facts.declarations.enumerated().compactMap { index, one in
      guard isGlobal(one) else { return nil }
      let name = References.owner(index, in: file)
      return Finding(
        file.path, one.line, column: one.column, name, "'\(name)' is global or static state")
    }
  }

  private func isGlobal(_ one: Declaration) -> Bool {
    let isStatic = one.modifiers.contains("static") || one.modifiers.contains("class")
    if forbidsSingletons, isStatic, one.kind == .let || one.kind == .var {
      if ["shared", "default", "standard", "instance"].contains(one.name), !one.hasBody {
        return true
      }
    }
    // A task-local value is not shared.
    if one.attributes.contains("TaskLocal") { return false }
    return one.kind == .var && !one.hasBody && (isStatic || one.parent == nil)
  }
}
