import Foundation
public import StrataImportGraph

/// A guess of layers that was compared with the imports and references of the sources. Layers that
/// these contradict, or for which too little speaks, became questions.
public struct JudgedLayout: Sendable {
  /// The guess, with the layers that remain.
  public private(set) var guess: LayoutGuess
  /// The evidence for each remaining layer, outermost first.
  public private(set) var written: [LayerEvidence] = []
  /// The evidence for each layer that is not proposed, in the order in which they were given up.
  public private(set) var questions: [LayerEvidence] = []
  /// The number of findings that `strata check` reports by the remaining layers' rules.
  public private(set) var findingCount = 0

  /// Compares a guess with sources.
  ///
  /// - Parameters:
  ///   - guess: the layers that names suggest.
  ///   - tree: the sources.
  ///   - least: the confidence that a proposed layer needs, in percent.
  ///   - confirm: returns whether a person affirms a layer below that confidence. It is not called
  ///     for layers that the sources contradict.
  /// - Throws: the tree's error if the tree has no files, or ``RuleProblems`` if a path cannot be
  ///   written into a rule book.
  public init(
    _ guess: LayoutGuess, in tree: some SourceTree, least: Int,
    confirm: (LayerEvidence) -> Bool = { _ in false }
  ) throws {
    self.guess = guess
    var confirmed: Set<String> = []
    while try takeFolders(in: tree) {}
    while !self.guess.folders.isEmpty {
      let evidence = try evidence(in: tree)
      let open = evidence.filter { $0.isContradicted || !confirmed.contains($0.layer) }
      guard let doubtful = Self.mostDoubtful(open, least) else {
        written = evidence
        break
      }
      if !doubtful.isContradicted, confirm(doubtful) {
        confirmed.insert(doubtful.layer)
        continue
      }
      self.guess.ask(doubtful)
      questions.append(doubtful)
    }
    if !self.guess.hasRules, !written.contains(where: { confirmed.contains($0.layer) }) {
      askRest()
    }
    if written.isEmpty { findingCount = 0 }
    // A file of a layer that was given up may be in a folder of another one.
    if !questions.isEmpty { self.guess.coveredCount = written.reduce(0) { $0 + $1.files.count } }
  }

  /// Makes questions of the remaining layers: without a rule they would check nothing.
  private mutating func askRest() {
    for layer in written { guess.ask(layer) }
    questions += written
    written = []
  }

  /// Returns the layer to give up first. One wrong layer makes findings in all that use it, so the
  /// others are judged again without it.
  private static func mostDoubtful(_ evidence: [LayerEvidence], _ least: Int) -> LayerEvidence? {
    let contradicted = evidence.filter(\.isContradicted)
    if !contradicted.isEmpty {
      return contradicted.max { ($0.doubt, $1.confidence) < ($1.doubt, $0.confidence) }
    }
    return evidence.filter { $0.confidence < least }.min { $0.confidence < $1.confidence }
  }

  // MARK: - Folders without a telling name

  /// Adds the folders to layers whose names say nothing but whose imports or references do, unless
  /// the project then has a single layer.
  ///
  /// - Returns: whether there was one. What is now known about it may tell more about the others.
  private mutating func takeFolders(in tree: some SourceTree) throws -> Bool {
    guard !guess.isToldByFiles, !guess.left.isEmpty else { return false }
    let project = try SourceProject(
      tree, book: guess.folders.isEmpty ? .empty : LayerBook(json: Data(guess.json.utf8)))
    let homeless = project.files.filter { !$0.isTest && $0.layer == nil }
    let signs = FolderSigns(project, known: Set(guess.folders.keys))
    let found = guess.left.compactMap { place -> (place: String, layer: String, count: Int)? in
      let pattern = PathPattern(place)
      let files = homeless.filter { pattern.match($0.path) != nil }
      return signs.layer(of: files).map { (place, $0, files.count) }
    }
    guard signs.known.union(found.map(\.layer)).count > 1 else { return false }
    for one in found { guess.take(one.place, for: one.layer, fileCount: one.count) }
    return !found.isEmpty
  }

  // MARK: - Evidence

  /// Returns the evidence for each layer of the guess. If screens use repositories or services
  /// directly, as in many apps, then this is how the layers are, and no rule forbids it.
  private mutating func evidence(in tree: some SourceTree) throws -> [LayerEvidence] {
    let book = try LayerBook(json: Data(guess.json.utf8))
    let project = try SourceProject(tree, book: book)
    let violations = LayerCheck(book: book).violations(in: project)
    let traffic = LayerTraffic(project, violations, orders: guess.orders)
    if !guess.screensUseData, traffic.votes(between: "Presentation", and: "Data").isContradicted {
      guess.screensUseData = true
      return try evidence(in: tree)
    }
    findingCount = traffic.findingCount
    return guess.found.map { role in
      let files = project.files(in: role.name).filter { !$0.isTest }
      return LayerEvidence(
        layer: role.name, places: guess.places(of: role), files: files.map(\.path),
        imports: FolderSigns.votes(of: files, for: role.name),
        references: traffic.votes(of: role.name),
        findingCount: traffic.findingCount(of: role.name))
    }
  }
}

extension LayerBook {
  /// A rule book without a layer or rule, with which the sources are read but not judged.
  fileprivate static let empty = LayerBook(
    roots: [], layers: [], outside: [], exceptions: [], platformFree: nil, rules: [], off: [],
    ignored: [])
}
