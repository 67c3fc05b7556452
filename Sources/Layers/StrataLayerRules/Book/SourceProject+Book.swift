public import StrataImportGraph
public import StrataProjectFacts

extension SourceProject {
  /// Reads a tree by a rule book. Unreadable files are recorded as troubles; the rest is still
  /// read.
  ///
  /// - Parameters:
  ///   - described: manifests that were evaluated because their syntax does not say enough.
  ///   - asked: the part of the project to check; other files are read only as far as the rules
  ///     need them.
  ///   - also: the facts to keep besides those that the rules need; by default all, as drawing a
  ///     graph may need them.
  /// - Throws: the tree's error if the tree has no files.
  public init(
    _ tree: some SourceTree, book: LayerBook, described: [Manifest] = [],
    asked: Asked? = nil, also: FactNeeds = .everything
  ) throws {
    let reaches = Reaches(book)
    let plan = ReadingPlan(
      layers: book.layers.map {
        ProjectLayer(name: $0.name, folders: $0.folders, module: $0.module)
      },
      ignored: book.ignored, vocabulary: Set(book.rules.flatMap { $0.kind.vocabulary }),
      needs: { book.needs(of: $0).union(also) }, asked: asked,
      reach: { reaches.besides($0) }, shared: reaches.shared)
    try self.init(tree, by: plan, described: described)
  }
}

extension LayerBook {
  /// Returns the facts of a file that the rules of this book need.
  func needs(of file: SourceFile) -> FactNeeds {
    rules.reduce(platformFree == nil ? [] : .conditions) { needs, rule in
      let own = rule.kind.needs
      return needs.union(rule.kind.looks(into: file) ? own : own.intersection(.shared))
    }
  }
}
