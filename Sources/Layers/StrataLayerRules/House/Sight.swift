import StrataSwiftFacts

/// Which declarations of the project are seen from a file, as Swift looks names up.
struct Sight {
  let file: SourceFile
  let house: House

  /// Whether a name means something of the project's own where it is used, and no framework's type.
  func isOwn(_ use: FileFacts.Use) -> Bool {
    if use.after == nil, isParameter(use.name, around: use.owner) { return true }
    let types = house.types.types[use.name] ?? []
    // What stands before the dot is a value: which type it has, nobody can say here.
    if let after = use.after, after.first?.isUppercase != true { return !types.isEmpty }
    return types.contains { sees($0, by: use) }
  }

  /// Whether a name is a generic parameter or an associated type of what is around its use.
  func isParameter(_ name: String, around owner: Int?) -> Bool {
    var next = owner
    while let place = next {
      let around = file.facts.declarations[place]
      var same = [TypeTable.Place(file: file, index: place)]
      if around.kind == .extension { same += house.types.types[around.shortName] ?? [] }
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

  /// The typealiases of a used name that are seen there; `nil` where none is.
  func aliases(_ use: FileFacts.Use) -> [TypeTable.Place]? {
    let seen = (house.types.aliases[use.name] ?? []).filter { sees($0, by: use) }
    return seen.isEmpty ? nil : seen
  }

  /// Whether a declaration may be meant by a name where it is used.
  func sees(_ target: TypeTable.Place, by use: FileFacts.Use) -> Bool {
    guard let parent = target.declaration.parent else {
      return use.after == nil ? isOpen(target) : use.after == target.file.module
    }
    guard isOpen(target) else { return false }
    let outer = TypeTable.Place(file: target.file, index: parent)
    if let after = use.after, after != "Self" { return isNamed(after, outer) }
    return isInside(outer, use)
  }

  /// Whether access and imports let a declaration be seen from the file.
  private func isOpen(_ target: TypeTable.Place) -> Bool {
    let access = target.declaration.modifiers
    if target.file.path == file.path { return true }
    if access.contains("private") || access.contains("fileprivate") { return false }
    guard let own = file.module, let theirs = target.file.module, own != theirs else { return true }
    if file.facts.imports.contains(where: { $0.module == theirs && $0.isTestable }) { return true }
    let outer = target.declaration.parent.map { target.file.facts.declarations[$0].modifiers }
    return Set(access + (outer ?? [])).contains { ["public", "open", "package"].contains($0) }
      && ([own] + file.facts.imports.map(\.module)).contains {
        $0 == theirs || house.modules.exports(of: $0)[theirs] != nil
      }
  }

  /// Whether a use stands in the code of a declaration, or in an extension or a heir of that type.
  private func isInside(_ outer: TypeTable.Place, _ use: FileFacts.Use) -> Bool {
    var next = use.owner
    while let place = next {
      let around = TypeTable.Place(file: file, index: place)
      if file.path == outer.file.path, place == outer.index { return true }
      if around.declaration.kind.isTypeOrExtension, outer.declaration.kind.isTypeOrExtension,
        around.fullName == outer.fullName || inherits(around, from: outer)
      {
        return true
      }
      next = around.declaration.parent
    }
    return false
  }

  /// Whether a word before a dot names a type or one of its heirs.
  private func isNamed(_ word: String, _ outer: TypeTable.Place) -> Bool {
    outer.declaration.kind.isTypeOrExtension
      && (outer.declaration.shortName == word
        || (house.types.types[word] ?? []).contains { inherits($0, from: outer) })
  }

  /// Whether a type has a superclass's or a protocol's members, in its extensions too.
  private func inherits(_ heir: TypeTable.Place, from outer: TypeTable.Place) -> Bool {
    let name = outer.declaration.shortName
    let kind = outer.declaration.kind
    guard kind == .class || kind == .protocol || kind == .extension else { return false }
    let same = (house.types.types[heir.declaration.shortName] ?? [])
      .filter { $0.fullName == heir.fullName }
    return ([heir] + same).contains { house.types.conformances(of: $0)[name] != nil }
  }
}
