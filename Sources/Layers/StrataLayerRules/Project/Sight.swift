import StrataSwiftFacts

/// Name lookup: the declarations that are visible in a file, by Swift's rules.
struct Sight {
  let file: SourceFile
  let project: SourceProject

  /// Returns whether a name refers to a declaration of the project, and not of a framework.
  ///
  /// - Parameter isForeign: whether to treat a type of the project like a framework's.
  func isOwn(
    _ use: FileFacts.Use, except isForeign: (TypeTable.Place) -> Bool = { _ in false }
  ) -> Bool {
    if use.isValue { return true }
    if let after = use.after {
      // The member of a value has the name of the type, or is a type of the project.
      if Self.isValue(after), !isModule(after) { return true }
      if isMember(use, of: after) { return true }
    } else if isParameter(use.name, around: use.owner) || isMemberValue(use) {
      return true
    }
    return (project.types.types[use.name] ?? []).contains { !isForeign($0) && sees($0, by: use) }
  }

  /// Returns whether a name is a generic parameter or an associated type of an enclosing
  /// declaration.
  func isParameter(_ name: String, around owner: Int?) -> Bool {
    var next = owner
    while let place = next {
      let around = file.facts.declarations[place]
      var same = [TypeTable.Place(file: file, index: place)]
      if around.kind == .extension { same += project.types.types[around.shortName] ?? [] }
      let isMeant = same.contains { one in
        one.declaration.generics.contains(name)
          || one.declaration.kind == .protocol
            && one.members.contains { $0.kind == .associatedtype && $0.name == name }
      }
      if isMeant { return true }
      next = around.parent
    }
    return false
  }

  /// Returns the visible typealiases of a used name; `nil` if there is none.
  func aliases(_ use: FileFacts.Use) -> [TypeTable.Place]? {
    let seen = (project.types.aliases[use.name] ?? []).filter { sees($0, by: use) }
    return seen.isEmpty ? nil : seen
  }

  /// Returns whether a used name may refer to a declaration.
  func sees(_ target: TypeTable.Place, by use: FileFacts.Use) -> Bool {
    let namesModule = use.after != nil && !target.isNested
    return (namesModule || project.types.isOpen(target, in: file)) && reaches(target, by: use)
  }

  /// Returns whether a used name may refer to a declaration, whatever its access level and the
  /// imports are: to one at the top level, or to one in a type that the use is in or that its
  /// qualifier names.
  func reaches(_ target: TypeTable.Place, by use: FileFacts.Use) -> Bool {
    guard let parent = target.declaration.parent else {
      return use.after == nil || use.after == target.file.module
    }
    let outer = TypeTable.Place(file: target.file, index: parent)
    if let after = use.after, after != "Self" { return isNamed(after, outer) }
    return isInside(outer, use)
  }

  /// Returns whether a use is inside a declaration, or in an extension or subtype of that type.
  private func isInside(_ outer: TypeTable.Place, _ use: FileFacts.Use) -> Bool {
    var next = use.owner
    while let place = next {
      let around = TypeTable.Place(file: file, index: place)
      if file.path == outer.file.path, place == outer.index { return true }
      if around.declaration.kind.isTypeOrExtension, outer.declaration.kind.isTypeOrExtension,
        around.declaration.shortName == outer.declaration.shortName
          && around.fullName == outer.fullName || inherits(around, from: outer)
      {
        return true
      }
      next = around.declaration.parent
    }
    return false
  }

  /// Returns whether a word before a dot is the name of a type or of one of its subtypes.
  private func isNamed(_ word: String, _ outer: TypeTable.Place) -> Bool {
    outer.declaration.kind.isTypeOrExtension
      && (outer.declaration.shortName == word
        || (project.types.types[word] ?? []).contains { inherits($0, from: outer) })
  }

  /// Returns whether a type inherits the members of a superclass or protocol, directly or in an
  /// extension.
  private func inherits(_ heir: TypeTable.Place, from outer: TypeTable.Place) -> Bool {
    let name = outer.declaration.shortName
    let kind = outer.declaration.kind
    guard kind == .class || kind == .protocol || kind == .extension else { return false }
    let same = (project.types.types[heir.declaration.shortName] ?? [])
      .filter { $0.fullName == heir.fullName }
    return ([heir] + same).contains { project.types.conformances(of: $0)[name] != nil }
  }
}
