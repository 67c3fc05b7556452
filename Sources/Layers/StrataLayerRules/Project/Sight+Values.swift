import StrataSwiftFacts

/// Values that have the name of a type: cases, properties and functions of the project.
extension Sight {
  /// Returns whether a qualifier is a value, and not a module or type. `_Concurrency` is a module.
  static func isValue(_ qualifier: String) -> Bool {
    qualifier.first { $0 != "_" }?.isUppercase != true
  }

  /// Returns whether a qualifier is a module of the project, or one that a source imports.
  func isModule(_ qualifier: String) -> Bool {
    project.modules.names.contains(qualifier) || project.modules.imported.contains(qualifier)
  }

  /// Returns whether a qualified name is a member of a type of the project.
  func isMember(_ use: FileFacts.Use, of qualifier: String) -> Bool {
    if qualifier == "Self" { return isMemberValue(use, ofType: true) }
    // A typealias may refer to a framework's type.
    guard aliases(use) == nil else { return false }
    var outer = use
    (outer.name, outer.after) = (qualifier, nil)
    let types = project.types.types[qualifier] ?? []
    // A framework's type is no member of a type that the file can see.
    if types.contains(where: { sees($0, by: outer) }) { return true }
    guard !isModule(qualifier) else { return false }
    return (types.flatMap(project.types.members) + extended(qualifier)).contains {
      Self.isValue($0, named: use.name)
    }
  }

  /// Returns whether an unqualified name in code is a value of an enclosing type, or a variable at
  /// the top level of the file.
  ///
  /// - Parameter ofType: whether the name may also be a case or a static member, which need a
  ///   qualifier in code of an instance: without one, the type of that name is meant.
  func isMemberValue(_ use: FileFacts.Use, ofType: Bool = false) -> Bool {
    guard !use.isType else { return false }
    var next = use.owner
    while let place = next {
      let around = TypeTable.Place(file: file, index: place)
      if around.declaration.kind.isTypeOrExtension,
        members(around).contains(where: {
          Self.isValue($0, named: use.name) && (ofType || Self.isOfInstance($0))
        })
      {
        return true
      }
      next = around.declaration.parent
    }
    return file.facts.declarations.contains {
      $0.parent == nil && Self.isValue($0, named: use.name)
    }
  }

  /// Returns whether a type around a declaration has a member of a name, or the file a function,
  /// which a call without a qualifier means rather than a global function of another file. Types of
  /// frameworks have the members that extensions of the project give them.
  func hasMember(_ name: String, around owner: Int?) -> Bool {
    var next = owner
    while let place = next {
      let around = TypeTable.Place(file: file, index: place)
      if around.declaration.kind.isTypeOrExtension {
        let inherited = project.types.conformances(of: around).keys.flatMap(extended)
        if (members(around) + inherited).contains(where: { Self.isValue($0, named: name) }) {
          return true
        }
      }
      next = around.declaration.parent
    }
    return file.facts.declarations.contains {
      $0.parent == nil && Self.isValue($0, named: name)
    }
  }

  /// Returns the members of a type with its extensions and what it inherits.
  private func members(_ around: TypeTable.Place) -> [Declaration] {
    let same = (project.types.types[around.declaration.shortName] ?? [])
      .filter { $0.fullName == around.fullName }
    let heirs = same.isEmpty ? [around] : same
    let inherited = heirs.flatMap { project.types.conformances(of: $0).keys }
      .flatMap { project.types.types[$0] ?? [] }
    let extended = same.isEmpty ? extended(around.declaration.shortName) : []
    return (heirs + inherited).flatMap(project.types.members) + extended
  }

  private func extended(_ name: String) -> [Declaration] {
    project.types.extensions(named: name).flatMap(\.members)
  }

  private static func isOfInstance(_ one: Declaration) -> Bool {
    one.kind != .case && Set(one.modifiers).isDisjoint(with: ["static", "class"])
  }

  private static func isValue(_ one: Declaration, named name: String) -> Bool {
    one.name == name && [.case, .let, .var, .func].contains(one.kind)
  }
}
