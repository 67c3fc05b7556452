import StrataCheckReports
import StrataLayerPresets
import StrataLayerRules

extension StrataTool {
  private static let config = CommandGrammar.OptionGrammar(
    name: "--config", value: "FILE", summary: "the rule book to use; strata.json by default")
  private static let preset = CommandGrammar.OptionGrammar(
    name: "--preset", value: "NAME", summary: "a set of rules that ships with the tool",
    choices: Preset.all.map(\.name), repeats: true)
  private static let step = CommandGrammar.OptionGrammar(
    name: "--format", value: "FORMAT", summary: "the format of the report of changes",
    choices: ["text", "json"])

  /// The options of the commands that change files which people have edited.
  private static let planned: [CommandGrammar.OptionGrammar] = [
    .init(
      name: "--dry-run", value: nil,
      summary: "print the plan and write nothing; exits with 1 if anything would change"),
    .init(
      name: "--force", value: nil,
      summary: "also change files with edits that are not committed to git"),
    step,
  ]

  /// Every command, in the order of the help.
  static let commands: [CommandGrammar] = [
    CommandGrammar(
      name: "check", summary: "check a project's imports and code against its layers and rules",
      operands: "[PATH…]",
      most: 1_000, offers: [.files],
      options: [
        config, preset,
        .init(
          name: "--format", value: "FORMAT", summary: "the format of the report",
          choices: ReportFormat.allCases.map(\.rawValue)),
        .init(
          name: "--baseline", value: "FILE",
          summary:
            "a file of accepted violations; strata removes from the file those that no longer exist"
        ),
        .init(
          name: "--accept", value: "RULE:SYMBOL",
          summary: "accept a violation: add it to the baseline; '*' matches any text", repeats: true
        ),
        .init(name: "--reason", value: "TEXT", summary: "the reason why the violation is accepted"),
        .init(
          name: "--owner", value: "NAME",
          summary: "the name of the person or team responsible for the accepted violation"),
        .init(
          name: "--until", value: "DAY",
          summary: "the last day on which it is accepted, such as 2027-01-31"),
        .init(
          name: "--changed-since", value: "REV",
          summary: "report only files that differ from a git revision"),
        .init(
          name: "--fix", value: nil,
          summary:
            "make the fixes that leave no choice, such as removing a forbidden import that nothing needs; prints a diff"
        ),
        .init(
          name: "--dry-run", value: nil,
          summary: "with --fix: print the diff and write nothing; exits with 1 if it is not empty"),
        .init(
          name: "--quiet", value: nil,
          summary:
            "print one line for each violation by path, without rules and totals, and nothing if there is none"
        ),
        .init(
          name: "--max", value: "COUNT",
          summary: "print at most so many violations, and count the others by rule"),
        .init(
          name: "--no-cache", value: nil,
          summary: "read every file again, without the cache"),
        .init(
          name: "--report", value: "TOPIC",
          summary:
            "instead of violations, list the branches of #if that no rule checks, or the metrics of modules",
          choices: ["conditions", "metrics"]),
        .init(
          name: "--ratchet", value: "FILE",
          summary:
            "a JSON file that keeps each module's distance from the main sequence; fail if one has grown"
        ),
      ]),
    CommandGrammar(
      name: "graph", summary: "draw the layers, their imports and the violations",
      operands: "[PATH]", most: 1, offers: [.files],
      options: [
        config, preset,
        .init(
          name: "--format", value: "FORMAT", summary: "the format of the graph; svg needs Graphviz",
          choices: GraphFormat.allCases.map(\.rawValue) + ["svg"]),
        .init(
          name: "--level", value: "LEVEL", summary: "what each box of the graph represents",
          choices: LayerGraph.Level.allCases.map(\.rawValue)),
        .init(
          name: "--since", value: "REV",
          summary: "mark what was added and removed since a git revision, in html or json"),
        .init(
          name: "--page", value: "FILE",
          summary: "print a Markdown page with the graphs between its markers redrawn"),
      ]),
    CommandGrammar(
      name: "why",
      summary: "print every shortest chain of imports from one module or layer to another",
      operands: "FROM TO", most: 2, least: 2, offers: [.names(.modules), .names(.modules)],
      options: [config, preset]),
    CommandGrammar(
      name: "new", summary: "make a new app: folders, tests, previews, an Xcode project",
      operands: "NAME", most: 1, least: 1,
      options: [
        .init(
          name: "--preset", value: "NAME",
          summary: "the preset whose document defines the layout of the app",
          choices: layouts),
        .init(
          name: "--path", value: "DIR",
          summary: "the folder to create the app in; the current one by default"),
        .init(
          name: "--bundle-id", value: "ID",
          summary: "the bundle identifier, such as com.company.Name"),
        .init(
          name: "--example", value: nil,
          summary: "generate the example app that the preset's document describes"),
        .init(
          name: "--dry-run", value: nil,
          summary: "list the files that would be written and write none; always exits with 1"),
        step,
      ]),
    CommandGrammar(
      name: "add", summary: "add a part to an app that 'strata new' made: code, tests, texts",
      operands:
        "\(parts.joined(separator: "|")) NAME [field:Type…]",
      most: 100, least: 2, offers: [.words(parts), .names(.entities)],
      options: [
        .init(
          name: "--entity", value: "NAME",
          summary:
            "the entity that a feature or screen shows; by default the entity whose name its name begins with",
          names: .entities),
        .init(
          name: "--plural", value: "WORD",
          summary: "the plural of an entity's name, such as Persons; by default that of English"),
        .init(
          name: "--sources", value: "LIST", summary: "the data sources of an entity",
          choices: ["remote", "remote,local", "local,remote"]),
        .init(
          name: "--template", value: "FOLDER",
          summary: "a folder of templates of yours that an entity gets files from, too"),
        .init(
          name: "--paginated", value: nil, summary: "make an entity whose list loads page by page"),
        .init(
          name: "--dry-run", value: nil,
          summary:
            "print what would change and write nothing; exits with 1 if anything would change"),
        step,
      ]),
    CommandGrammar(
      name: "apply",
      summary: "add the entities of a JSON file that the app does not have yet",
      operands: "FILE", most: 1, least: 1, offers: [.files],
      options: [
        .init(
          name: "--dry-run", value: nil,
          summary:
            "print what would change and write nothing; exits with 1 if anything would change"),
        step,
      ]),
    CommandGrammar(
      name: "template",
      summary: "check a folder of templates of yours for 'strata add entity --template'",
      operands: "check FOLDER", most: 2, least: 2, offers: [.words(["check"]), .files],
      options: [
        .init(
          name: "--preset", value: "NAME", summary: "the preset of the apps; template by default",
          choices: layouts)
      ]),
    CommandGrammar(
      name: "adopt",
      summary:
        "describe the style of a project that strata did not make, so that 'strata add' keeps it",
      operands: "[PATH]", most: 1, offers: [.files],
      options: [
        .init(
          name: "--like", value: "NAME",
          summary:
            "the entity whose files 'strata add' imitates; by default the one with most files"),
        .init(
          name: "--container", value: "FILE",
          summary:
            "a Swift file that creates and connects the objects, such as a dependency container",
          repeats: true),
        .init(
          name: "--no-container", value: nil, summary: "let 'strata add' edit no existing file"),
        .init(name: "--print", value: nil, summary: "print the style and write no file"),
      ]),
    CommandGrammar(
      name: "rename",
      summary: "rename an entity or a feature: files, types, texts, tests and entries",
      operands: "OLD NEW", most: 2, least: 2, offers: [.names(.parts)],
      options: [
        .init(
          name: "--plural", value: "WORD",
          summary: "the plural of an entity's new name; by default that of English")
      ] + planned),
    CommandGrammar(
      name: "remove",
      summary: "remove an entity or a feature: its files, and its entries in other files",
      operands: "NAME", most: 1, least: 1, offers: [.names(.parts)], options: planned),
    CommandGrammar(
      name: "drift",
      summary:
        "list the generated files that you changed, and those that strata writes differently now",
      options: [
        .init(
          name: "--check", value: nil,
          summary: "exit with 1 if a file that nobody changed differs from what strata writes now"),
        step,
      ]),
    CommandGrammar(
      name: "upgrade",
      summary: "bring generated files to what strata writes now, merged with your edits",
      options: planned),
    CommandGrammar(
      name: "undo", summary: "undo the last command that changed the project", operands: "",
      options: [step]),
    projects(
      name: "run", summary: "run an Xcode project, a package or a folder of sources in a browser",
      passing: "arguments of the app, such as --port 9000"),
    projects(
      name: "build", summary: "build an Xcode project, a package or a folder of sources"),
    projects(
      name: "test", summary: "run the unit tests of an Xcode project, a package or a folder",
      passing: "arguments of 'swift test', such as --filter NAME"),
    CommandGrammar(
      name: "preview",
      summary: "serve a gallery of a package's #Previews and rebuild it on each save",
      operands: "[PATH]", most: 1, offers: [.files],
      options: [
        .init(name: "--port", value: "PORT", summary: "the port to serve at; 8080 by default")
      ]),
    CommandGrammar(
      name: "sdk",
      summary: "build the frameworks as a Swift SDK, with which unedited packages compile",
      operands: "install|remove", most: 1, least: 1, choices: ["install", "remove"],
      offers: [.words(["install", "remove"])],
      options: [
        .init(
          name: "--configuration", value: "NAME",
          summary: "the frameworks' build configuration; release takes many minutes",
          choices: ["debug", "release"]),
        .init(
          name: "--into", value: "DIR",
          summary: "the folder of SDKs; by default the one that SwiftPM reads"),
      ]),
    CommandGrammar(
      name: "doctor",
      summary: "list missing system packages, without a network; exits with 1 if one is needed"),
    CommandGrammar(
      name: "init",
      summary: "write a strata.json that is guessed from imports, references and names",
      operands: "[PATH]", most: 1, offers: [.files],
      options: [
        .init(
          name: "--confidence", value: "PERCENT",
          summary:
            "how sure a guess must be to be written, in percent; others become questions; 60 by default"
        ),
        .init(name: "--print", value: nil, summary: "print the proposal and write no file"),
      ]),
    CommandGrammar(
      name: "watch",
      summary:
        "check the project after each saved file, and print which violations are new or gone",
      operands: "[PATH]", most: 1, offers: [.files], options: [config, preset]),
    CommandGrammar(
      name: "lsp",
      summary: "run a language server (LSP), with which an editor shows violations while you type"),
    CommandGrammar(
      name: "rules",
      summary: "list the project's layers and rules, the presets and the kinds of rule",
      operands: "",
      options: [
        config, preset,
        .init(
          name: "--page", value: nil, summary: "print a Markdown page with the rules of all presets"
        ),
        .init(
          name: "--kinds", value: nil,
          summary: "print a Markdown page with the kinds of rules and their keys"
        ),
      ]),
    CommandGrammar(
      name: "explain",
      summary: "explain a rule and how to fix its violations, or list the keys of a kind of rule",
      operands: "RULE|KIND",
      most: 1, least: 1, offers: [.names(.rules)], options: [config, preset]),
    CommandGrammar(
      name: "names", summary: "print the project's names of one kind, as shells complete them",
      operands: NameTopic.allCases.map(\.rawValue).joined(separator: "|"),
      most: 1, least: 1, choices: NameTopic.allCases.map(\.rawValue),
      offers: [.words(NameTopic.allCases.map(\.rawValue))]),
    CommandGrammar(
      name: "completions", summary: "print a script with which a shell completes strata's commands",
      operands: "bash|zsh|fish",
      most: 1, least: 1, choices: Completions.shells, offers: [.words(Completions.shells)]),
  ]
}
