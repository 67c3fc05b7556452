extension ModuleGraph {
  /// Returns the shortest chain of imports from a module to each module that satisfies a condition.
  /// A chain ends at the first such module, and does not lead through another one.
  ///
  /// - Parameters:
  ///   - start: the name of the first module.
  ///   - left: a module through which no chain leads: the one that imports the first.
  ///   - isSought: the condition, evaluated for every module on the way but the first.
  /// - Returns: the chains, the shortest ones first.
  func chains(from start: String, besides left: String, to isSought: (String) -> Bool) -> [[Edge]] {
    var seen: Set = [start, left]
    var (open, found): ([(String, [Edge])], [[Edge]]) = ([(start, [])], [])
    while !open.isEmpty {
      var next: [(String, [Edge])] = []
      for (module, way) in open {
        for edge in edges[module] ?? [] where seen.insert(edge.to).inserted {
          if isSought(edge.to) {
            found.append(way + [edge])
          } else {
            next.append((edge.to, way + [edge]))
          }
        }
      }
      open = next
    }
    return found
  }

  /// Returns every shortest chain of imports from a module to modules that satisfy a condition.
  ///
  /// - Parameters:
  ///   - start: the name of the first module.
  ///   - most: the maximum number of chains to each module; there may be many.
  ///   - isSought: the condition, evaluated for every module on the way but the first.
  /// - Returns: the chains by the names of their last modules; all have the same number of imports.
  public func shortestChains(
    from start: String, most: Int = 50, to isSought: (String) -> Bool
  ) -> [[Edge]] {
    var seen: Set = [start]
    var open: [String: [[Edge]]] = [start: [[]]]
    while !open.isEmpty {
      var next: [String: [[Edge]]] = [:]
      for (module, ways) in open.sorted(by: { $0.key < $1.key }) {
        var targets: Set<String> = []
        for edge in edges[module] ?? [] where !seen.contains(edge.to) {
          // A module may import another one both with and without passing it on.
          guard targets.insert(edge.to).inserted else { continue }
          let known = next[edge.to] ?? []
          next[edge.to] = known + ways.prefix(most - known.count).map { $0 + [edge] }
        }
      }
      let found = next.filter { isSought($0.key) }
      if !found.isEmpty { return found.sorted { $0.key < $1.key }.flatMap(\.value) }
      seen.formUnion(next.keys)
      open = next
    }
    return []
  }
}
