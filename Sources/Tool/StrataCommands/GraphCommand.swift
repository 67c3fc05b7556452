import Foundation
import StrataCheckReports
import StrataLayerRules

/// The command `strata graph`.
struct GraphCommand {
  let folder: URL
  let parsed: ParsedCommand

  func run() throws -> Outcome {
    if let page = parsed.value("--page") { return try filled(page) }
    let drawn = try DrawnProject(folder: folder, parsed: parsed, levels: [Self.level(parsed)])
    let graph = try drawn.graph(parsed)
    let isPicture = parsed.value("--format") == "svg"
    if let revision = parsed.value("--since") {
      guard [.html, .json].contains(Self.format(parsed)), !isPicture else {
        throw UsageError(text: "'--since' is for '--format html' and '--format json'")
      }
      let old = try past(revision, of: drawn)
      return drawn.outcome(Self.format(parsed).write(graph.compared(to: old)))
    }
    return drawn.outcome(isPicture ? try svg(graph) : Self.format(parsed).write(graph))
  }

  /// Returns the graph of the project at a revision, by the rule book of today: what differs is then
  /// a change of the code.
  private func past(_ revision: String, of drawn: DrawnProject) throws -> LayerGraph {
    let book =
      parsed.value("--config").map { URL(fileURLWithPath: $0).lastPathComponent }
      ?? "strata.json"
    return try PastFiles.with(revision, of: drawn.top) { folder in
      let today = try? Data(contentsOf: drawn.top.appending(path: book))
      try today?.write(to: folder.appending(path: book))
      let presets = parsed.all("--preset").flatMap { ["--preset", $0] }
      let words =
        ["graph", folder.path, "--level", Self.level(parsed).rawValue] + presets
        + (today == nil ? [] : ["--config", folder.appending(path: book).path])
      let asked = try ArgumentReader(commands: StrataTool.commands).read(words)
      return try DrawnProject(folder: folder, parsed: asked, levels: [Self.level(parsed)])
        .graph(asked)
    }
  }

  static func level(_ parsed: ParsedCommand) -> LayerGraph.Level {
    parsed.value("--level").flatMap(LayerGraph.Level.init(rawValue:)) ?? .module
  }

  static func format(_ parsed: ParsedCommand) -> GraphFormat {
    parsed.value("--format").flatMap(GraphFormat.init(rawValue:)) ?? .mermaid
  }

  private func svg(_ graph: LayerGraph) throws -> String {
    let input = Data(GraphFormat.dot.write(graph).utf8)
    guard let picture = Shell.output(of: ["dot", "-Tsvg"], in: folder, input: input) else {
      throw CheckProblem(
        text: "'--format svg' needs Graphviz, whose 'dot' cannot be run: install graphviz")
    }
    return String(decoding: picture, as: UTF8.self)
  }

  // MARK: - A page

  /// Returns a page whose drawings are replaced, each according to the arguments in its marker.
  private func filled(_ name: String) throws -> Outcome {
    guard let bytes = try? Data(contentsOf: URL(fileURLWithPath: name, relativeTo: folder)) else {
      throw CheckProblem(text: "'\(name)' cannot be read")
    }
    let reader = ArgumentReader(commands: StrataTool.commands)
    do {
      let page = try MarkedPage(String(decoding: bytes, as: UTF8.self))
      var asked: [ParsedCommand] = []
      _ = try page.text { words in
        let one = try reader.read(["graph"] + words)
        guard one.value("--format") != "svg" else {
          throw CheckProblem(text: "a Markdown page cannot contain SVG: choose another --format")
        }
        asked.append(one)
        return ""
      }
      let drawn = try DrawnProject(
        folder: folder, parsed: parsed, levels: Set(asked.map(Self.level)))
      let text = try page.text { words in
        let parsed = try reader.read(["graph"] + words)
        return Self.format(parsed).markdown(try drawn.graph(parsed))
      }
      return drawn.outcome(text, end: "")
    } catch let problem as MarkedPageProblem {
      throw CheckProblem(text: "\(name): \(problem.text)")
    }
  }
}

/// A project that was read once, for all of its drawings.
private struct DrawnProject {
  let sources: SourceProject
  let book: LayerBook
  let top: URL
  let violations: [Violation]

  init(folder: URL, parsed: ParsedCommand, levels: Set<LayerGraph.Level>) throws {
    let project = try Project(folder: folder, parsed: parsed)
    book = project.book
    top = project.top
    // Groups are drawn from modules and imports, for which manifests and the fastest reading are
    // enough.
    sources =
      levels == [.group]
      ? try project.sources(runsAll: true, also: [])
      : try project.sources(runsAll: levels.contains(.group))
    violations = LayerCheck(book: book).violations(in: sources)
  }

  func graph(_ parsed: ParsedCommand) throws -> LayerGraph {
    let level = GraphCommand.level(parsed)
    if level == .group, GraphCommand.format(parsed) == .table {
      let problems = sources.descriptionProblems(by: book)
      guard problems.isEmpty else {
        throw CheckProblem(text: problems.joined(separator: "\nstrata: "))
      }
    }
    return LayerGraph(sources, book: book, violations: violations, level: level)
  }

  func outcome(_ text: String, end: String = "\n") -> Outcome {
    guard !sources.troubles.isEmpty else { return Outcome(text, end: end) }
    // The drawing lacks what was not read: a caller that stores the drawing must be informed
    // separately.
    return Outcome(text, exitCode: 2, isReport: true, end: end, aside: sources.troubles)
  }
}
