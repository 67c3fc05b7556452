import StrataCheckReports
import StrataLayerPresets
import StrataLayerRules

extension StrataTool {
  private static let config = CommandGrammar.OptionGrammar(
    name: "--config", value: "FILE", summary: "the rule book; strata.json where none is named")
  private static let preset = CommandGrammar.OptionGrammar(
    name: "--preset", value: "NAME", summary: "rules that ship with the tool",
    choices: Preset.all.map(\.name), repeats: true)
  private static let step = CommandGrammar.OptionGrammar(
    name: "--format", value: "FORMAT", summary: "how to write what changes",
    choices: ["text", "json"])

  /// Every command, in the order of the help.
  static let commands: [CommandGrammar] = [
    CommandGrammar(
      name: "check", summary: "judge a project by its layers and rules", operands: "[PATH…]",
      most: 1_000,
      options: [
        config, preset,
        .init(
          name: "--format", value: "FORMAT", summary: "how to write what is found",
          choices: ReportFormat.allCases.map(\.rawValue)),
        .init(
          name: "--baseline", value: "FILE",
          summary: "violations that are accepted for now; what is mended leaves it"),
        .init(
          name: "--accept", value: "RULE:SYMBOL",
          summary: "add a violation to the baseline; '*' stands for anything", repeats: true),
        .init(name: "--reason", value: "TEXT", summary: "why it is accepted"),
        .init(
          name: "--changed-since", value: "REV",
          summary: "report only files that differ from a revision of git"),
        .init(
          name: "--no-cache", value: nil,
          summary: "read everything again, and remember nothing of it"),
      ]),
    CommandGrammar(
      name: "graph", summary: "draw the layers, what leans on what, and what is broken",
      operands: "[PATH]", most: 1,
      options: [
        config, preset,
        .init(
          name: "--format", value: "FORMAT", summary: "how to draw it; svg needs Graphviz",
          choices: GraphFormat.allCases.map(\.rawValue) + ["svg"]),
        .init(
          name: "--level", value: "LEVEL", summary: "what a box is",
          choices: LayerGraph.Level.allCases.map(\.rawValue)),
        .init(
          name: "--page", value: "FILE",
          summary: "print a page of Markdown, with what stands between its markers drawn anew"),
      ]),
    CommandGrammar(
      name: "new", summary: "make a new app: folders, tests, previews, an Xcode project",
      operands: "NAME", most: 1, least: 1,
      options: [
        .init(
          name: "--preset", value: "NAME", summary: "the document that its layout follows",
          choices: layouts),
        .init(name: "--path", value: "DIR", summary: "the folder to make it in; this one if none"),
        .init(name: "--bundle-id", value: "ID", summary: "com.company.Name"),
        .init(
          name: "--example", value: nil,
          summary: "the document's own example instead of a first list"),
        .init(
          name: "--dry-run", value: nil, summary: "list the files and write none; exits with 1"),
        step,
      ]),
    CommandGrammar(
      name: "add", summary: "let an app of 'strata new' grow: code, tests, container, words",
      operands:
        "\(parts.joined(separator: "|")) NAME [field:Type…]",
      most: 100, least: 2,
      options: [
        .init(
          name: "--entity", value: "NAME",
          summary: "what a feature or screen shows; else what its name begins with"),
        .init(
          name: "--sources", value: "LIST", summary: "where an entity comes from",
          choices: ["remote", "remote,local", "local,remote"]),
        .init(name: "--paginated", value: nil, summary: "ask for an entity page by page"),
        .init(
          name: "--dry-run", value: nil,
          summary: "print what would change and change nothing; exits with 1 if anything would"),
        step,
      ]),
    CommandGrammar(
      name: "undo", summary: "take the last 'strata new' or 'strata add' back", operands: "",
      options: [step]),
    CommandGrammar(
      name: "preview", summary: "serve a gallery of a package's #Previews, built anew on each save",
      operands: "[PATH]", most: 1,
      options: [.init(name: "--port", value: "PORT", summary: "8080 where none is named")]),
    CommandGrammar(
      name: "doctor", summary: "say what is missing on this machine; exits with 1 if anything is"),
    CommandGrammar(
      name: "init", summary: "propose a rule book for the folders that are there",
      operands: "[PATH]", most: 1,
      options: [.init(name: "--print", value: nil, summary: "print it and write nothing")]),
    CommandGrammar(
      name: "rules", summary: "list the rules that hold, and the presets", operands: "",
      options: [
        config, preset,
        .init(
          name: "--page", value: nil, summary: "write the page of the documents' rules instead"),
        .init(
          name: "--kinds", value: nil, summary: "write the page of the kinds of rule and their keys"
        ),
      ]),
    CommandGrammar(
      name: "explain",
      summary: "say what a rule asks, why, and what to do, or which keys a kind of rule has",
      operands: "RULE|KIND",
      most: 1, least: 1, options: [config, preset]),
    CommandGrammar(
      name: "completions", summary: "write completions for a shell", operands: "bash|zsh|fish",
      most: 1, least: 1, choices: Completions.shells),
  ]
}
