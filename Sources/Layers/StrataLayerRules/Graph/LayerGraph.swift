/// A drawing of a project: its modules, layers, files or groups as boxes, and their dependencies as
/// arrows.
public struct LayerGraph: Equatable, Sendable {
  /// The thing that each box of a drawing shows: a module, a layer, a file or a group.
  public enum Level: String, CaseIterable, Sendable { case module, layer, file, group }

  /// The change of a box or a dependency since an earlier drawing.
  public enum Change: String, Sendable { case added, removed }

  /// A box of the drawing: a module, a layer, a file or a group.
  public struct Node: Equatable, Sendable {
    /// The name of the module, layer, file or group.
    public var name: String
    /// The layer that the box is drawn in.
    public var layer: String
    /// The modules in a box that shows a group of layers; empty for other boxes.
    public var modules: [DescribedModule] = []
    /// The change since an earlier drawing; `nil` if there is none.
    public var change: Change?
  }

  /// A dependency between two boxes.
  public struct Edge: Equatable, Sendable {
    /// The name of the dependent box.
    public var from: String
    /// The name of the box that it depends on.
    public var to: String
    /// The number of imports or uses that the dependency consists of.
    public var count: Int
    /// The sentence of the rule that forbids the dependency; `nil` if none does.
    public var violation: String?
    /// A Boolean value that indicates whether the dependency is permitted by itself, but part of a
    /// chain of imports by which a box reaches what it may not use.
    public var isOnForbiddenWay = false
    /// A Boolean value that indicates whether only exceptions of the rule book allow the
    /// dependency; it is used in graphs of groups.
    public var isException = false
    /// A Boolean value that indicates whether the dependency is part of a cycle.
    public var isInCycle = false
    /// The change since an earlier drawing; `nil` if there is none.
    public var change: Change?
  }

  /// The thing that each box shows: a module, a layer, a file or a group.
  public var level: Level
  /// The layers from the outermost to the innermost, as the rule book lists them.
  public var layers: [String]
  /// The boxes, sorted by layer and name.
  public var nodes: [Node]
  /// The dependencies, sorted by their ends.
  public var edges: [Edge]

  /// Draws a project with the violations that a check by `book` has found in it.
  public init(_ project: SourceProject, book: LayerBook, violations: [Violation], level: Level) {
    self.level = level
    guard level != .group else {
      (nodes, edges) = Self.groups(project, book, violations)
      layers = nodes.map(\.name)
      markCycles()
      return
    }
    let broken = Self.broken(project, violations, level)
    // A forbidden dependency is drawn even if its target is not part of the project.
    let marked = broken.ways.union(broken.rules.keys).map { ($0, 1) }
    let pairs = Self.pairs(project, level).merging(marked) { known, _ in known }
    let own = Self.nodes(project, level)
    nodes = (own + Self.strangers(project, among: own, broken)).sorted {
      ($0.layer, $0.name) < ($1.layer, $1.name)
    }
    let names = Set(nodes.map(\.name))
    edges = pairs.filter { names.contains($0.key[0]) && names.contains($0.key[1]) }
      .map {
        Edge(
          from: $0.key[0], to: $0.key[1], count: $0.value, violation: broken.rules[$0.key],
          isOnForbiddenWay: broken.ways.contains($0.key))
      }
      .sorted { ($0.from, $0.to) < ($1.from, $1.to) }
    let used = Set(nodes.map(\.layer))
    layers = (project.layers.map(\.name) + ["elsewhere", Self.outside]).filter(used.contains)
    markCycles()
  }

  /// The number of dependencies that a rule forbids.
  public var brokenCount: Int { edges.count { $0.violation != nil } }

  // MARK: - Nodes

  private static func nodes(_ project: SourceProject, _ level: Level) -> [Node] {
    var found: [String: String] = [:]
    for file in project.files where !file.isTest {
      guard let name = name(of: file, level) else { continue }
      found[name] = found[name] ?? (file.layer ?? "elsewhere")
    }
    return found.map { Node(name: $0.key, layer: $0.value) }
  }

  static func name(of file: SourceFile, _ level: Level) -> String? {
    switch level {
    case .module: file.module
    case .layer: file.layer
    case .file: file.path
    // Groups are drawn from imports alone.
    case .group: nil
    }
  }

  // MARK: - Edges

  /// Returns the number of imports or uses for each dependency, by its two ends: imports, and uses
  /// of types between the files of one module.
  private static func pairs(_ project: SourceProject, _ level: Level) -> [[String]: Int] {
    var found: [[String]: Int] = [:]
    for file in project.files where !file.isTest {
      guard let from = name(of: file, level) else { continue }
      for to in targets(of: file, project, level) where to != from {
        found[[from, to], default: 0] += 1
      }
    }
    return found
  }

  private static func targets(of file: SourceFile, _ project: SourceProject, _ level: Level)
    -> [String]
  {
    let imports = file.facts.imports.compactMap { one -> String? in
      level == .module ? one.module : level == .layer ? project.modules.layers[one.module] : nil
    }
    guard level != .module else { return imports }
    let names = Set(file.facts.uses.lazy.filter { !$0.isValue }.map(\.name))
    let types = names.compactMap { name -> String? in
      guard let places = project.types.types[name], places.count == 1 else { return nil }
      return Self.name(of: places[0].file, level)
    }
    return imports + (level == .file ? types : Array(Set(types)))
  }

  private mutating func markCycles() {
    var next: [String: [String]] = [:]
    for edge in edges { next[edge.from, default: []].append(edge.to) }
    for index in edges.indices {
      var seen: Set<String> = []
      var open = [edges[index].to]
      while let name = open.popLast(), !edges[index].isInCycle {
        if name == edges[index].from { edges[index].isInCycle = true }
        if seen.insert(name).inserted { open += next[name] ?? [] }
      }
    }
  }
}
