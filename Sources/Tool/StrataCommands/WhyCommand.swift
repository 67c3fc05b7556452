import Foundation
import StrataLayerRules

/// The command `strata why FROM TO`.
struct WhyCommand {
  let folder: URL
  let parsed: ParsedCommand

  func run() throws -> Outcome {
    var lookup = parsed
    lookup.operands = []
    let project = try Project(folder: folder, parsed: lookup)
    let sources = try project.sources(also: [])
    let (from, to) = (parsed.operands[0], parsed.operands[1])
    let starts = try modules(from, in: sources, project.book)
    let ends = try modules(to, in: sources, project.book)
    let all = starts.flatMap { start in
      sources.modules.shortestChains(from: start) { $0 != start && ends.contains($0) }
    }
    guard let least = all.map(\.count).min() else {
      return Outcome("\(from) does not import \(to), neither directly nor through other modules")
    }
    let shortest = all.filter { $0.count == least }
    let blocks = shortest.map { chain in
      chain.flatMap { Self.lines(of: $0, in: sources) }.joined(separator: "\n")
    }
    let head = "\(from) imports \(to) \(Self.words(ways: shortest.count, imports: least))"
    return Outcome(([head] + blocks).joined(separator: "\n\n"))
  }

  private static func words(ways: Int, imports: Int) -> String {
    let steps = imports == 1 ? "directly" : "through a chain of \(imports) imports"
    return ways == 1 ? steps : "\(steps), in \(ways) ways"
  }

  /// Returns a step with every line that makes it.
  private static func lines(of edge: ModuleGraph.Edge, in sources: SourceProject) -> [String] {
    let places = sources.files.filter { $0.module == edge.from && !$0.isTest }.flatMap { file in
      file.facts.imports.filter { $0.module == edge.to }.map { "  \(file.path):\($0.line)" }
    }
    return ["\(edge.from) imports \(edge.to)"] + places
  }

  /// Returns the modules that a name of a module or layer stands for.
  ///
  /// - Throws: ``CheckProblem`` if there is neither.
  private func modules(
    _ name: String, in sources: SourceProject, _ book: LayerBook
  ) throws -> [String] {
    let known = sources.modules.names.union(
      sources.modules.edges.values.flatMap { $0.map(\.to) })
    if known.contains(name) { return [name] }
    if book.layers.contains(where: { $0.name == name }) {
      return sources.modules.layers.filter { $0.value == name }.keys.sorted()
    }
    let near = NearestName.of(name, among: (known.sorted() + book.layers.map(\.name)))
    throw CheckProblem(
      text: "no module or layer is named '\(name)', and no source imports one"
        + (near.map { "; did you mean '\($0)'?" } ?? ""))
  }
}
