/// The dependencies between the folders of one level.
struct FolderGraph {
  private let level: String
  /// The references of each folder to each other folder.
  private var steps: [String: [String: [FolderReference]]] = [:]

  /// Creates the graph of references at one level.
  init(_ references: [FolderReference]) {
    level = references.first?.level ?? ""
    for one in references { steps[one.from, default: [:]][one.to, default: []].append(one) }
  }

  /// Returns the shortest cycle through each folder, except for folders on a cycle that was
  /// returned before.
  func cycles() -> [Cycle] {
    var told: Set<String> = []
    return steps.keys.sorted().compactMap { start in
      guard !told.contains(start), let way = way(back: start).map(Self.turned) else { return nil }
      told.formUnion(way)
      let pairs = zip(way, way.dropFirst() + way.prefix(1))
      return Cycle(level: level, steps: pairs.compactMap { steps[$0]?[$1] })
    }
  }

  private func way(back start: String) -> [String]? {
    var before: [String: String] = [:]
    var open = [start]
    while !open.isEmpty {
      var next: [String] = []
      for folder in open {
        for other in (steps[folder] ?? [:]).keys.sorted() where before[other] == nil {
          before[other] = folder
          if other == start { return Self.unrolled(before, from: start) }
          next.append(other)
        }
      }
      open = next
    }
    return nil
  }

  /// Returns a cycle rotated so that it starts with its first folder by name. Then a cycle is
  /// reported in the same way wherever it was found.
  private static func turned(_ way: [String]) -> [String] {
    let first = way.indices.min { way[$0] < way[$1] } ?? 0
    return Array(way[first...] + way[..<first])
  }

  private static func unrolled(_ before: [String: String], from start: String) -> [String] {
    var way = [start]
    while let last = before[way[0]], last != start { way.insert(last, at: 0) }
    return [start] + way.dropLast()
  }
}

extension FolderGraph {
  /// A cycle of folders, each of which uses the next one, and the last of which uses the first.
  struct Cycle {
    var level: String
    /// The references of each folder to the next one in the cycle.
    var steps: [[FolderReference]]

    /// The finding for the cycle. Its location is the step with the fewest references, where
    /// cutting the cycle takes the least work.
    var finding: Finding {
      let weakest = steps.indices.min { steps[$0].count < steps[$1].count } ?? 0
      let ring = steps[weakest...] + steps[..<weakest]
      let firsts = ring.compactMap(\.first)
      let count = steps[weakest].count
      return Finding(
        firsts[0].path, firsts[0].line, column: firsts[0].column,
        "cycle \(Self.names(steps.compactMap(\.first))) in \(level)",
        "closes a cycle of folders: \(Self.names(firsts)); remove its first step, which has the fewest references: \(count)",
        chain: firsts.map(\.words))
    }

    private static func names(_ steps: [FolderReference]) -> String {
      (steps.map(\.from) + [steps.first?.from ?? ""]).joined(separator: " → ")
    }
  }
}
