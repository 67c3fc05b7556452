import StrataSwiftFacts

/// Uses of types that are declared elsewhere in the project.
enum References {
  /// The uses in a file of types that are wrong there, each type once a line.
  ///
  /// A name that may also mean a type of the file's own place is no finding.
  static func of(
    _ file: SourceFile, in house: House, onlyCalls: Bool = false,
    where isWrong: (TypeTable.Place) -> Bool
  ) -> [Finding] {
    var seen: Set<String> = []
    return file.facts.uses.compactMap { use in
      guard use.isCall || !onlyCalls, let target = target(of: use, in: file, house, isWrong),
        seen.insert("\(use.line) \(use.name)").inserted
      else { return nil }
      let path = target.file.path
      return Finding(
        file.path, use.line, symbol(of: use, in: file),
        "uses \(use.name), which \(path) declares")
    }
  }

  /// The wrong type that a use means, where no right one of its name is in sight.
  static func target(
    of use: FileFacts.Use, in file: SourceFile, _ house: House,
    _ isWrong: (TypeTable.Place) -> Bool
  ) -> TypeTable.Place? {
    guard let places = house.types.types[use.name] ?? aliases(of: use, house),
      use.after != nil || !Sight(file: file, house: house).isParameter(use.name, around: use.owner)
    else { return nil }
    if let after = use.after, house.modules.names.contains(after) {
      return places.first { $0.file.module == after && isWrong($0) }
    }
    let visible = places.filter { sees(use, in: file, $0) }
    guard !visible.isEmpty, visible.allSatisfy(isWrong) else { return nil }
    return visible.first
  }

  /// The typealiases of a name, where no associated type and no generic parameter is likely meant.
  private static func aliases(of use: FileFacts.Use, _ house: House) -> [TypeTable.Place]? {
    usual.contains(use.name) || use.name.utf8.count < 3 ? nil : house.types.aliases[use.name]
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
    // Without a prefix a nested type is seen inside its own type alone.
    var owner = use.owner
    while let place = owner {
      let around = file.facts.declarations[place]
      if around.kind.isTypeOrExtension, around.shortName == outer.shortName { return true }
      owner = around.parent
    }
    return false
  }

  /// `FeedView.body uses FeedDTO`.
  static func symbol(of use: FileFacts.Use, in file: SourceFile) -> String {
    "\(owner(use.owner, in: file)) uses \(use.name)"
  }

  /// The dotted name of a declaration and of what is around it; the file where there is none.
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
