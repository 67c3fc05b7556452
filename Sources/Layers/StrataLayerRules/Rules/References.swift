import StrataSwiftFacts

/// The search for uses of types that are declared in other files of the project.
enum References {
  /// Returns findings for the uses of types that `isWrong` rejects: one for each place in the code.
  ///
  /// A name that may also mean a permitted type is not reported.
  static func of(
    _ file: SourceFile, in project: SourceProject, onlyCalls: Bool = false,
    where isWrong: (TypeTable.Place) -> Bool
  ) -> [Finding] {
    var seen: Set<String> = []
    let named = file.facts.uses.compactMap { use -> Finding? in
      guard !use.isValue, use.isCall || !onlyCalls,
        let target = target(of: use, in: file, project, isWrong),
        seen.insert("\(use.line) \(use.column) \(use.name)").inserted
      else { return nil }
      let path = target.file.path
      return Finding(
        file.path, use.line, column: use.column, symbol(of: use, in: file),
        "uses \(use.name), which \(path) declares")
    }
    if onlyCalls { return named }
    return named + ResultCalls(file, in: project, where: isWrong).findings
  }

  /// Returns the rejected type that a use refers to, unless a permitted type of that name is
  /// visible.
  static func target(
    of use: FileFacts.Use, in file: SourceFile, _ project: SourceProject,
    _ isWrong: (TypeTable.Place) -> Bool
  ) -> TypeTable.Place? {
    guard let places = project.types.types[use.name] ?? aliases(of: use, project),
      use.after != nil
        || !Sight(file: file, project: project).isParameter(use.name, around: use.owner)
    else { return nil }
    if let after = use.after, project.modules.names.contains(after) {
      return places.first { $0.file.module == after && isWrong($0) }
    }
    let named = places.filter { sees(use, in: file, $0) }
    // A private type of another file, or a type of a module that is not imported, is not meant if
    // there is one that the file can see.
    let open = named.filter { project.types.isOpen($0, in: file) }
    let visible = open.isEmpty ? named : open
    guard !visible.isEmpty, visible.allSatisfy(isWrong) else { return nil }
    return visible.first
  }

  /// Returns the typealiases that a name may refer to; `nil` if it is more likely an associated
  /// type or generic parameter.
  private static func aliases(of use: FileFacts.Use, _ project: SourceProject) -> [TypeTable.Place]?
  {
    usual.contains(use.name) || use.name.utf8.count < 3 ? nil : project.types.aliases[use.name]
  }

  private static let usual: Set = [
    "Action", "Body", "Content", "Context", "Element", "Failure", "Index", "Input", "Item",
    "Iterator", "Key", "Model", "Output", "Result", "State", "Success", "Value",
  ]

  private static func sees(
    _ use: FileFacts.Use, in file: SourceFile, _ target: TypeTable.Place
  ) -> Bool {
    guard let parent = target.declaration.parent else { return use.after == nil }
    let outer = target.file.facts.declarations[parent]
    if let after = use.after { return outer.shortName == after }
    // Without a qualifier, a nested type is visible only inside its enclosing type.
    var owner = use.owner
    while let place = owner {
      let around = file.facts.declarations[place]
      if around.kind.isTypeOrExtension, around.shortName == outer.shortName { return true }
      owner = around.parent
    }
    return false
  }

  /// Returns the symbol of a violation, such as `FeedView.body uses FeedDTO`.
  static func symbol(of use: FileFacts.Use, in file: SourceFile) -> String {
    "\(owner(use.owner, in: file)) uses \(use.name)"
  }

  /// Returns the dotted name of a declaration with its enclosing ones; the file's name if there is
  /// none.
  static func owner(_ owner: Int?, in file: SourceFile) -> String {
    var names: [String] = []
    var next = owner
    while let place = next {
      names.insert(file.facts.declarations[place].name, at: 0)
      next = file.facts.declarations[place].parent
    }
    return names.isEmpty ? file.name : names.joined(separator: ".")
  }
}
