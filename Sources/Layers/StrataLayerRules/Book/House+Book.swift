public import StrataImportGraph
public import StrataProjectFacts

extension House {
  /// Reads a tree by a rule book. What cannot be read is a trouble; the rest is read all the same.
  ///
  /// - Parameters:
  ///   - described: manifests that were run because their syntax does not tell enough.
  ///   - asked: what the check is asked about; the other files are read no further than its rules
  ///     need them.
  ///   - also: what is kept of sources besides what the rules need; all of it, as a drawing may.
  /// - Throws: what the tree throws where it has no files at all.
  public init(
    _ tree: some SourceTree, book: LayerBook, described: [Manifest] = [],
    asked: Asked? = nil, also: FactNeeds = .everything
  ) throws {
    let reaches = Reaches(book)
    let plan = ReadingPlan(
      floors: book.floors.map { HouseFloor(name: $0.name, folders: $0.folders, module: $0.module) },
      ignored: book.ignored, vocabulary: Set(book.rules.flatMap { $0.kind.vocabulary }),
      needs: { book.needs(of: $0).union(also) }, asked: asked,
      reach: { reaches.besides($0) }, shared: reaches.shared)
    try self.init(tree, by: plan, described: described)
  }
}

extension LayerBook {
  /// What its rules need to know of a file.
  func needs(of file: SourceFile) -> FactNeeds {
    rules.reduce(platformFree == nil ? [] : .conditions) { needs, rule in
      let own = type(of: rule.kind).needs
      return needs.union(rule.kind.looks(into: file) ? own : own.intersection(.shared))
    }
  }
}
