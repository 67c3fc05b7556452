import StrataSwiftFacts

/// A rule about attributes and modifiers that declarations must or must not have.
struct AttributesRule: TypeRule {
  static let name = "attributes"
  static let summary = "attributes and modifiers that declarations must or may not have"
  static let needs: FactNeeds = .declarations

  var reach: Reach { max(.types, types.reach) }

  let types: Selection
  private let required: [String]
  private let forbidden: [String]

  init(_ fields: inout Fields) {
    types = Selection.read(&fields)
    required = fields.texts("require")
    forbidden = fields.texts("forbid")
    if required.isEmpty, forbidden.isEmpty {
      fields.fail("an attributes rule needs 'require' or 'forbid'")
    }
  }

  func findings(for place: TypeTable.Place, _ project: SourceProject) -> [Finding] {
    let own = place.declaration
    let has = Set(own.attributes + own.modifiers)
    func written(_ name: String) -> String { name.first?.isUppercase == true ? "@\(name)" : name }
    let missing = required.filter { !has.contains($0) && !isImplied($0, for: place, project) }.map {
      Finding(
        place.file.path, own.line, column: own.column, "\(place.fullName) without \($0)",
        "\(place.fullName) is not \(written($0))")
    }
    return missing
      + forbidden.filter(has.contains).map {
        Finding(
          place.file.path, own.line, column: own.column, "\(place.fullName) with \($0)",
          "\(place.fullName) is \(written($0))")
      }
  }

  private static let mainActorClasses: Set = [
    "UIViewController", "UIView", "UIResponder", "NSViewController", "NSView", "View", "App",
  ]

  /// Returns whether a type has the attribute although it is not written: `@MainActor` comes from a
  /// superclass, a protocol or the target's default isolation, and a class with subclasses cannot
  /// be final.
  private func isImplied(_ name: String, for place: TypeTable.Place, _ project: SourceProject)
    -> Bool
  {
    if name == "MainActor" {
      let isOptedOut = place.declaration.modifiers.contains("nonisolated")
      if !isOptedOut, project.facts.isOnMainActor(place.file.path) { return true }
      return project.types.conformances(of: place).keys.contains { parent in
        Self.mainActorClasses.contains(parent)
          || project.types.types[parent]?.contains { $0.declaration.attributes.contains(name) }
            == true
      }
    }
    guard name == "final", place.declaration.kind == .class else { return false }
    func isSubclass(_ other: TypeTable.Place) -> Bool {
      other.declaration.kind == .class
        && other.declaration.inherits.contains(place.declaration.name)
    }
    return project.types.types.values.joined().contains(where: isSubclass)
      || project.types.locals.contains(where: isSubclass)
  }
}
