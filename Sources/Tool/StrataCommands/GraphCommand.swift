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
    let isPicture = parsed.value("--format") == "svg"
    let format = parsed.value("--format").flatMap(GraphFormat.init(rawValue:)) ?? .mermaid
    let text = isPicture ? try svg(graph) : format.write(graph)
    guard !house.troubles.isEmpty else { return Outcome(text) }
    // What was not read is not in the drawing: who keeps the drawing must be told beside it.
    return Outcome(text, exitCode: 2, isReport: true, aside: house.troubles)
  }

  private func svg(_ graph: LayerGraph) throws -> String {
    let input = Data(GraphFormat.dot.write(graph).utf8)
    guard let picture = Shell.output(of: ["dot", "-Tsvg"], in: folder, input: input) else {
      throw CheckProblem(
        text: "svg is drawn by Graphviz, which is not installed: 'dot' cannot be run")
    }
    return String(decoding: picture, as: UTF8.self)
  }
}
