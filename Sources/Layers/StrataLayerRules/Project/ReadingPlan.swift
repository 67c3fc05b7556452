/// The settings for reading a tree: which facts to keep, and the layer of each source.
struct ReadingPlan: Sendable {
  /// The layers; a folder belongs to the first layer that matches it.
  var layers: [ProjectLayer]
  /// The paths that are not read.
  var ignored: [PathPattern]
  /// The words that rules look for besides the names of types.
  var vocabulary: Set<String>
  /// Returns the facts to keep of a source before it is read.
  var needs: @Sendable (SourceFile) -> FactNeeds
  /// The part of the project to check; `nil` for all of it.
  var asked: Asked?
  /// Returns a function that says how much is needed of a file outside of the checked part, given
  /// the checked files.
  var reach: @Sendable ([SourceFile]) -> @Sendable (SourceFile) -> Reach
  /// The facts to keep of a file outside of the checked part, unless all facts are needed.
  var shared: FactNeeds
  /// Keeps the facts of the checked files from one check to the next.
  var warm: (any FactsMemory)?
}

/// The folders and module names of a layer.
struct ProjectLayer: Equatable, Sendable {
  var name: String
  var folders: [PathPattern]
  /// The pattern of the module names; `nil` to take them from manifests.
  var module: String?

  /// Returns the name of the module of a file in the layer.
  ///
  /// A pattern with `*` does not tell the name by itself: it is that of the file's target, or else of
  /// the innermost folder that matches the pattern.
  ///
  /// - Parameters:
  ///   - path: the path of the file.
  ///   - depth: the number of folders, or of folders and the file, that the layer's pattern matched.
  ///   - holes: the values of the placeholders.
  ///   - target: the name of the target that builds the file.
  func module(
    of path: String, _ depth: Int, _ holes: [String: String], target: String?
  ) -> String? {
    guard let name = module.map({ PathPattern.fill($0, with: holes) }) else { return target }
    guard name.contains("*") else { return name }
    let pattern = NamePattern(name)
    if let target, pattern.fits(target) { return target }
    let folders = path.split(separator: "/").dropLast().prefix(depth)
    return folders.last { pattern.fits(String($0)) }.map(String.init) ?? target
  }
}
