import StrataSwiftFacts

/// The types that a name refers to, also in signatures and through typealiases.
extension Sight {
  /// Returns those declarations of a name that a use refers to by Swift's rules: a nested one
  /// rather than one at the top level, and one of the own module rather than an imported one.
  ///
  /// A private declaration of another file, or one of a module that is not imported, is meant only
  /// if the file can see no other: a macro may declare it, or a module that is imported elsewhere.
  func meant(by use: FileFacts.Use, among places: [TypeTable.Place]) -> [TypeTable.Place] {
    let near = places.filter { reaches($0, by: use) }
    let open = near.filter { project.types.isOpen($0, in: file) }
    let seen = open.isEmpty ? near : open
    let nested = seen.filter(\.isNested)
    guard nested.isEmpty else { return nested }
    let own = seen.filter { $0.file.module != nil && $0.file.module == file.module }
    return own.isEmpty ? seen : own
  }

  /// Returns the type that a rule rejects and that a use refers to, directly or through
  /// typealiases; `nil` if the use may refer to a permitted type.
  ///
  /// - Parameters:
  ///   - steps: the number of typealiases that led to the use.
  ///   - alias: the typealias that the use is part of, which it does not refer to.
  ///   - isFollowed: whether a typealias that is not rejected itself is followed.
  func rejected(
    _ use: FileFacts.Use, steps: Int = 0, in alias: TypeTable.Place? = nil,
    following isFollowed: (TypeTable.Place) -> Bool = { _ in true },
    where isWrong: (TypeTable.Place) -> Bool
  ) -> TypeTable.Place? {
    let places = candidates(use.name, besides: alias)
    guard !places.isEmpty, use.after != nil || !isParameter(use.name, around: use.owner) else {
      return nil
    }
    let found = meant(by: use, among: places).map { place -> TypeTable.Place? in
      if isWrong(place) { return place }
      return isFollowed(place) ? aliased(place, steps: steps, where: isWrong) : nil
    }
    return found.allSatisfy { $0 != nil } ? found.first ?? nil : nil
  }

  /// Returns the rejected type that a typealias stands for, or has as a part.
  private func aliased(
    _ place: TypeTable.Place, steps: Int, where isWrong: (TypeTable.Place) -> Bool
  ) -> TypeTable.Place? {
    guard place.declaration.kind == .typealias, steps < Self.mostSteps else { return nil }
    let sight = Sight(file: place.file, project: project)
    for name in place.declaration.types {
      let use = FileFacts.Use(name, owner: place.index)
      if let found = sight.rejected(use, steps: steps + 1, in: place, where: isWrong) {
        return found
      }
    }
    return nil
  }

  /// The number of typealiases of typealiases that are followed.
  private static let mostSteps = 8

  /// Returns the types and typealiases of a name.
  private func candidates(_ name: String, besides alias: TypeTable.Place?) -> [TypeTable.Place] {
    let types = project.types.types[name] ?? []
    guard let aliases = project.types.aliases[name], Self.isFollowed(name) else { return types }
    return types
      + aliases.filter { $0.file.path != alias?.file.path || $0.index != alias?.index }
  }

  /// Returns whether typealiases of a name are followed. Others are more likely associated types or
  /// generic parameters.
  private static func isFollowed(_ name: String) -> Bool {
    !usual.contains(name) && name.utf8.count > 2
  }

  private static let usual: Set = [
    "Action", "Body", "Content", "Context", "Element", "Failure", "Index", "Input", "Item",
    "Iterator", "Key", "Model", "Output", "Result", "State", "Success", "Value",
  ]

  // MARK: - Signatures

  /// Returns the types that a rule rejects among the names in a signature, by name.
  ///
  /// - Parameters:
  ///   - names: the names, in the order of the signature: a qualifier precedes the name behind it.
  ///   - owner: the index of the declaration with the signature.
  func rejected(
    among names: some Collection<String>, of owner: Int, where isWrong: (TypeTable.Place) -> Bool
  ) -> [String: TypeTable.Place] {
    var (found, before): ([String: TypeTable.Place], String?) = ([:], nil)
    for name in names {
      let use = written(name, behind: before, of: owner)
      if let place = rejected(use, where: isWrong) { found[name] = found[name] ?? place }
      before = name
    }
    return found
  }

  /// Returns a name in a signature as a use, with the name before it as its qualifier if that is
  /// the name of a type or module that declares it.
  private func written(_ name: String, behind before: String?, of owner: Int) -> FileFacts.Use {
    let plain = FileFacts.Use(name, owner: owner)
    guard let before else { return plain }
    let qualified = FileFacts.Use(name, after: before, owner: owner)
    let places = candidates(name, besides: nil)
    return places.contains { reaches($0, by: qualified) } ? qualified : plain
  }
}
