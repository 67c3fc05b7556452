/// The imports between the modules of a project.
public struct ModuleGraph: Sendable {
  /// An import of a module by another one.
  public struct Edge: Equatable, Sendable {
    /// The name of the importing module.
    public var from: String
    /// The name of the imported module.
    public var to: String
    /// The path of the importing file.
    public var path: String
    /// The line of the import, counted from 1.
    public var line: Int
    /// The column of the import, in UTF-16 code units, counted from 1.
    public var column: Int
    /// A Boolean value that indicates whether the import is re-exported: `@_exported import`.
    public var isExported: Bool

    /// A description such as `FeedDomain imports FeedUI (Sources/FeedDomain/A.swift:3)`.
    public var words: String { "\(from) imports \(to) (\(path):\(line))" }
  }

  /// The names of the modules whose sources are in the project.
  public private(set) var names: Set<String> = []
  public private(set) var layers: [String: String] = [:]
  public private(set) var holes: [String: [String: String]] = [:]
  /// The first import of each module by each module, without the imports of tests.
  public private(set) var edges: [String: [Edge]] = [:]
  /// The names of the modules that a source imports.
  private(set) var imported: Set<String> = []

  init() {}

  init(_ files: [SourceFile]) {
    var seen: Set<[String]> = []
    for file in files {
      imported.formUnion(file.facts.imports.lazy.map(\.module))
      guard let module = file.module, !file.isTest else { continue }
      names.insert(module)
      layers[module] = layers[module] ?? file.layer
      holes[module] = holes[module] ?? file.holes
      for one in file.facts.imports where one.module != module {
        let key = [module, one.module, one.isExported ? "x" : ""]
        guard seen.insert(key).inserted else { continue }
        edges[module, default: []].append(
          Edge(
            from: module, to: one.module, path: file.path, line: one.line, column: one.column,
            isExported: one.isExported))
      }
    }
  }

  /// Returns the shortest chain of imports from a module to one that satisfies a condition.
  ///
  /// - Parameters:
  ///   - start: the name of the first module.
  ///   - steps: the minimum number of imports; 2 ignores direct imports of the first module.
  ///   - isSought: the condition, evaluated for every module on the way but the first.
  /// - Returns: the imports in order, or `nil` if there is no such chain.
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

  /// Returns the modules that a module re-exports with `@_exported import`, with the chains of
  /// imports.
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

  /// Returns each cycle of imports once, beginning with its first module by name.
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
