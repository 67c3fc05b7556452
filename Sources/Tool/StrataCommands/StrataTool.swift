public import Foundation
import StrataCheckReports
import StrataLayerPresets
import StrataLayerRules
import StrataProjectRuns

/// The `strata` command, from arguments to output and exit code.
public struct StrataTool: Sendable {
  /// The folder from which relative paths start.
  let folder: URL

  /// The cache of findings; `nil` to use none.
  let cache: CheckCache?

  /// A function that runs the commands which edit sources; `nil` if another program runs them.
  private let scaffold: Scaffolding?

  /// The terminal at which commands ask; `nil` to ask nobody.
  private let terminal: Terminal?

  /// A Boolean value that indicates whether the output is a terminal that shows colors.
  private let isColored: Bool

  /// Creates a tool without the commands that edit sources.
  ///
  /// - Parameters:
  ///   - folder: the folder that relative paths start from.
  ///   - cache: the cache of findings; `nil` for none.
  public init(folder: URL, cache: CheckCache? = nil) {
    self.init(folder: folder, cache: cache, scaffold: nil)
  }

  /// Creates a tool that also edits sources or asks a person.
  package init(
    folder: URL, cache: CheckCache? = nil, scaffold: Scaffolding?, terminal: Terminal? = nil,
    isColored: Bool = false
  ) {
    self.terminal = terminal
    self.isColored = isColored
    self.folder = folder
    self.cache = cache
    self.scaffold = scaffold
  }

  /// Runs a command. It never throws: errors are part of the outcome.
  public func run(_ arguments: [String]) -> Outcome {
    do {
      return try outcome(arguments)
    } catch let error as UsageError {
      return Outcome("strata: \(error.text)\n'strata help' lists the commands", exitCode: 2)
    } catch let problems as RuleProblems {
      return Outcome(problems.all.map { "strata: \($0)" }.joined(separator: "\n"), exitCode: 2)
    } catch let problem as CheckProblem {
      return Outcome("strata: \(problem.text)", exitCode: 2)
    } catch let problem as ProjectRunProblem {
      return Outcome("strata: \(problem.text)", exitCode: 2)
    } catch {
      return Outcome("strata: internal error, which is a bug of strata: \(error)", exitCode: 70)
    }
  }

  private func outcome(_ arguments: [String]) throws -> Outcome {
    if arguments.isEmpty || ["-h", "--help", "help"].contains(arguments[0]) {
      return try help(arguments.dropFirst().first, isAsked: !arguments.isEmpty)
    }
    if arguments[0] == "--version" {
      return Outcome(ToolVersion.words(in: try? StrataPackage.folder()))
    }
    // Behind `--` are an app's arguments.
    let own = arguments.prefix { $0 != "--" }
    if own.contains("--help") || own.contains("-h") {
      return try help(arguments[0], isAsked: true)
    }
    let parsed = try ArgumentReader(commands: Self.commands).read(arguments)
    // The system knows no path of a folder that was removed in the meantime.
    guard folder.path.hasPrefix("/") else {
      throw CheckProblem(text: "the current folder no longer exists; change to another one")
    }
    if Self.scaffolding.contains(parsed.name) || NamesCommand.isOfSources(parsed) {
      return try scaffold?(parsed, folder)
        ?? Outcome("", launch: Launch(program: "strata-scaffold", arguments: arguments))
    }
    switch parsed.name {
    case "check":
      return try CheckCommand(
        folder: folder, parsed: parsed, cache: cache, isColored: isColored
      ).run()
    case "rules": return try RulesCommand(folder: folder, parsed: parsed).run()
    case "graph": return try GraphCommand(folder: folder, parsed: parsed).run()
    case "why": return try WhyCommand(folder: folder, parsed: parsed).run()
    case "watch": return try WatchCommand(folder: folder, parsed: parsed).run()
    case "lsp": return LanguageServerCommand().run()
    case "doctor": return DoctorCommand().run()
    case "sdk": return try SDKCommand(folder: folder, parsed: parsed).run()
    case "preview":
      return Outcome("", launch: try PreviewCommand(folder: folder, parsed: parsed).launch())
    case "run", "build", "test":
      return try ProjectRunCommand(folder: folder, parsed: parsed).run()
    case "init":
      return try InitCommand(folder: folder, parsed: parsed, terminal: terminal).run()
    case "names": return try NamesCommand(folder: folder, parsed: parsed).run()
    case "explain": return try ExplainCommand(folder: folder, parsed: parsed).run()
    default: return Outcome(Completions.script(for: parsed.operands[0], Self.commands))
    }
  }

  private func help(_ name: String?, isAsked: Bool) throws -> Outcome {
    guard let name else {
      return Outcome(HelpText.all(Self.commands), exitCode: isAsked ? 0 : 2)
    }
    guard let command = Self.commands.first(where: { $0.name == name }) else {
      _ = try ArgumentReader(commands: Self.commands).read([name])
      return Outcome("", exitCode: 2)
    }
    return Outcome(HelpText.one(command))
  }
}
