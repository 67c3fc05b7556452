/// A project as a picture: what stands on which floor, and what leans on what.
public struct LayerGraph: Equatable, Sendable {
  public enum Level: String, CaseIterable, Sendable { case module, layer, file, group }

  public struct Node: Equatable, Sendable {
    public var name: String
    public var floor: String
    /// The modules in it, for a box that is a group of floors.
    public var rooms: [Room] = []
  }

  public struct Edge: Equatable, Sendable {
    public var from: String
    public var to: String
    /// How often.
    public var count: Int
    /// Whether a rule forbids it, and what the rule says.
    public var breach: String?
    /// Whether only exceptions of the rule book allow it; told of groups.
    public var isException = false
    /// Whether it is part of a ring.
    public var isInCycle = false
  }

  public var level: Level
  /// From the outermost to the innermost, as the rule book lists them.
  public var floors: [String]
  public var nodes: [Node]
  public var edges: [Edge]

  /// Draws a house with the breaches that were found in it by a rule book.
  public init(_ house: House, book: LayerBook, breaches: [Breach], level: Level) {
    self.level = level
    guard level != .group else {
      (nodes, edges) = Self.groups(house, book, breaches)
      floors = nodes.map(\.name)
      markCycles()
      return
    }
    let broken = Self.broken(house, breaches, level)
    // A way that a rule forbids is drawn whoever it leads to.
    let pairs = Self.pairs(house, level).merging(broken.mapValues { _ in 1 }) { known, _ in known }
    let own = Self.nodes(house, level)
    nodes = (own + Self.strangers(house, among: own, broken)).sorted {
      ($0.floor, $0.name) < ($1.floor, $1.name)
    }
    let names = Set(nodes.map(\.name))
    edges = pairs.filter { names.contains($0.key[0]) && names.contains($0.key[1]) }
      .map { Edge(from: $0.key[0], to: $0.key[1], count: $0.value, breach: broken[$0.key]) }
      .sorted { ($0.from, $0.to) < ($1.from, $1.to) }
    let used = Set(nodes.map(\.floor))
    floors = (house.floors.map(\.name) + ["elsewhere", Self.outside]).filter(used.contains)
    markCycles()
  }

  /// How many arrows a rule forbids.
  public var brokenCount: Int { edges.count { $0.breach != nil } }

  // MARK: - Nodes

  private static func nodes(_ house: House, _ level: Level) -> [Node] {
    var found: [String: String] = [:]
    for file in house.files where !file.isTest {
      guard let name = name(of: file, level) else { continue }
      found[name] = found[name] ?? (file.floor ?? "elsewhere")
    }
    return found.map { Node(name: $0.key, floor: $0.value) }
  }

  static func name(of file: SourceFile, _ level: Level) -> String? {
    switch level {
    case .module: file.module
    case .layer: file.floor
    case .file: file.path
    // Drawn by its imports alone.
    case .group: nil
    }
  }

  // MARK: - Edges

  /// Who leans on whom: by imports, and by types between the files of one module.
  private static func pairs(_ house: House, _ level: Level) -> [[String]: Int] {
    var found: [[String]: Int] = [:]
    for file in house.files where !file.isTest {
      guard let from = name(of: file, level) else { continue }
      for to in targets(of: file, house, level) where to != from {
        found[[from, to], default: 0] += 1
      }
    }
    return found
  }

  private static func targets(of file: SourceFile, _ house: House, _ level: Level) -> [String] {
    let imports = file.facts.imports.compactMap { one -> String? in
      level == .module ? one.module : level == .layer ? house.modules.floors[one.module] : nil
    }
    guard level != .module else { return imports }
    let names = Set(file.facts.uses.map(\.name))
    let types = names.compactMap { name -> String? in
      guard let places = house.types.types[name], places.count == 1 else { return nil }
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
