import CheckReports
import Foundation
import LayerRules

/// `strata graph`.
struct GraphCommand {
  let folder: URL
  let parsed: ParsedCommand

  func run() throws -> Outcome {
    let project = try Project(folder: folder, parsed: parsed)
    let house = try project.house()
    let breaches = LayerCheck(book: project.book).breaches(in: house)
    let level = parsed.value("--level").flatMap(LayerGraph.Level.init(rawValue:)) ?? .module
    let graph = LayerGraph(house, breaches: breaches, level: level)
    if parsed.value("--format") == "svg" { return try svg(graph) }
    let format = parsed.value("--format").flatMap(GraphFormat.init(rawValue:)) ?? .mermaid
    return Outcome(format.write(graph))
  }

  private func svg(_ graph: LayerGraph) throws -> Outcome {
    let input = Data(GraphFormat.dot.write(graph).utf8)
    guard let picture = Shell.output(of: ["dot", "-Tsvg"], in: folder, input: input) else {
      throw CheckProblem(
        text: "svg is drawn by Graphviz, which is not installed: 'dot' cannot be run")
    }
    return Outcome(String(decoding: picture, as: UTF8.self))
  }
}
