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
      let meaning = words(for: target, behind: use.name)
      return Finding(
        file.path, use.line, column: use.column, symbol(of: use, in: file),
        "uses \(use.name), which \(meaning)")
    }
    if onlyCalls { return named }
    return named + ResultCalls(file, in: project, where: isWrong).findings
  }

  /// Returns the end of a sentence about a type: `Row.swift declares`, or `is Row, which Row.swift
  /// declares` behind the name of a typealias.
  static func words(for target: TypeTable.Place, behind name: String) -> String {
    let (own, path) = (target.declaration.name, target.file.path)
    return own == name ? "\(path) declares" : "is \(own), which \(path) declares"
  }

  /// Returns the rejected type that a use refers to, directly or through typealiases, unless a
  /// permitted type of that name is visible.
  ///
  /// A typealias of the same file or layer is not followed: its own declaration is a use already.
  static func target(
    of use: FileFacts.Use, in file: SourceFile, _ project: SourceProject,
    _ isWrong: (TypeTable.Place) -> Bool
  ) -> TypeTable.Place? {
    Sight(file: file, project: project).rejected(
      use,
      following: { alias in
        alias.file.path != file.path && (file.layer == nil || alias.file.layer != file.layer)
      }, where: isWrong)
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
