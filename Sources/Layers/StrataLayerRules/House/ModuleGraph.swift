/// Which module imports which, and where.
public struct ModuleGraph: Sendable {
  public struct Edge: Equatable, Sendable {
    public var from: String
    public var to: String
    public var path: String
    public var line: Int
    public var isExported: Bool

    /// `FeedDomain imports FeedUI (Sources/FeedDomain/A.swift:3)`.
    public var words: String { "\(from) imports \(to) (\(path):\(line))" }
  }

  /// The modules whose sources are here.
  public private(set) var names: Set<String> = []
  public private(set) var floors: [String: String] = [:]
  public private(set) var holes: [String: [String: String]] = [:]
  /// The first import of each module by each module, tests left out.
  public private(set) var edges: [String: [Edge]] = [:]

  init() {}

  init(_ files: [SourceFile]) {
    var seen: Set<[String]> = []
    for file in files {
      guard let module = file.module, !file.isTest else { continue }
      names.insert(module)
      floors[module] = floors[module] ?? file.floor
      holes[module] = holes[module] ?? file.holes
      for one in file.facts.imports where one.module != module {
        let key = [module, one.module, one.isExported ? "x" : ""]
        guard seen.insert(key).inserted else { continue }
        edges[module, default: []].append(
          Edge(
            from: module, to: one.module, path: file.path, line: one.line,
            isExported: one.isExported))
      }
    }
  }

  /// The shortest way from a module to one of those sought, import by import.
  ///
  /// - Parameters:
  ///   - steps: how many imports it has at least: with 2, what the module itself imports is passed over.
  ///   - isSought: asked for every module on the way but the first.
  public func chain(
    from start: String, steps least: Int = 1, to isSought: (String) -> Bool
  ) -> [Edge]? {
    var way: [String: [Edge]] = [start: []]
    var open = [start]
    while !open.isEmpty {
      var next: [String] = []
      for module in open {
        for edge in edges[module] ?? [] where way[edge.to] == nil {
          let steps = (way[module] ?? []) + [edge]
          if isSought(edge.to) {
            if steps.count >= least { return steps }
            continue
          }
          way[edge.to] = steps
          next.append(edge.to)
        }
      }
      open = next
    }
    return nil
  }

  /// What a module hands on through `@_exported import`, with the ways there.
  public func exports(of module: String) -> [String: [Edge]] {
    var found: [String: [Edge]] = [:]
    var open: [(String, [Edge])] = [(module, [])]
    while let (name, way) = open.popLast() {
      for edge in edges[name] ?? [] where edge.isExported && found[edge.to] == nil {
        found[edge.to] = way + [edge]
        open.append((edge.to, way + [edge]))
      }
    }
    return found
  }

  /// Each cycle once, beginning with its first module by name.
  public func cycles() -> [[Edge]] {
    names.sorted().compactMap { start in
      let back = chain(from: start) { $0 == start } ?? ownCycle(start)
      guard let back, back.map(\.from).min() == start else { return nil }
      return back
    }
  }

  private func ownCycle(_ start: String) -> [Edge]? {
    for edge in edges[start] ?? [] where names.contains(edge.to) {
      if let rest = chain(from: edge.to, to: { $0 == start }) { return [edge] + rest }
    }
    return nil
  }
}
