public import ImportGraph

/// Judges a tree of sources by a rule book. It prints nothing and changes nothing.
///
///     let breaches = try LayerCheck(book: book).breaches(in: DiskTree(top: folder))
///
/// A rule cannot pass by accident: a floor without a module, a folder without a floor and an
/// exception that nothing needs are breaches too.
public struct LayerCheck {
  let book: LayerBook
  private let patterns: [FolderPattern]

  public init(book: LayerBook) {
    self.book = book
    patterns = book.floors.map { FolderPattern($0.folder) }
  }

  /// Every breach, by path and line, then what the rule book itself owes.
  ///
  /// - Throws: what the tree throws when a file cannot be read.
  public func breaches(in tree: some SourceTree) throws -> [Breach] {
    let paths = try tree.paths().filter { path in
      book.roots.contains { path.hasPrefix($0 + "/") }
    }
    var walk = Walk(modules: Set(paths.compactMap { place(of: $0)?.module }))
    for path in paths {
      guard let (floor, module) = place(of: path) else {
        walk.breaches.append(homeless(path))
        continue
      }
      guard path.hasSuffix(".swift") else { continue }
      let tokens = SwiftLexer.tokens(of: try tree.text(at: path))
      judge(Import.all(in: tokens), of: module, on: floor, path: path, into: &walk)
      walk.breaches += platformBreaches(in: tokens, floor: floor, path: path)
    }
    return walk.breaches + owed(by: walk)
  }

  /// What one pass over the sources has seen.
  struct Walk {
    var modules: Set<PlacedModule>
    var breaches: [Breach] = []
    var usedExceptions: Set<Int> = []
  }

  private func place(of path: String) -> (floor: LayerBook.Floor, module: PlacedModule)? {
    for (floor, pattern) in zip(book.floors, patterns) {
      guard let holes = pattern.match(path) else { continue }
      let name = FolderPattern.fill(floor.module, with: holes)
      return (floor, PlacedModule(name: name, floor: floor.name, app: holes["app"]))
    }
    return nil
  }

  private func judge(
    _ imports: [Import], of module: PlacedModule, on floor: LayerBook.Floor, path: String,
    into walk: inout Walk
  ) {
    for one in imports where !allows(one, from: module, on: floor, seen: walk.modules) {
      let exception = book.exceptions.firstIndex {
        $0.module == module.name && $0.imports == one.module
      }
      if let exception {
        walk.usedExceptions.insert(exception)
      } else {
        walk.breaches.append(breach(of: one, on: floor, path: path))
      }
    }
  }

  private func allows(
    _ one: Import, from module: PlacedModule, on floor: LayerBook.Floor, seen: Set<PlacedModule>
  ) -> Bool {
    if floor.modules.contains(one.module) { return true }
    guard let target = seen.first(where: { $0.name == one.module }) else { return false }
    let sameApp = target.app == nil || module.app == nil || target.app == module.app
    return target == module || (floor.floors.contains(target.floor) && sameApp)
  }
}
