import Foundation
import StrataLayerPresets
import StrataLayerRules

/// The command `strata names TOPIC`: the names that a shell offers, one a line.
struct NamesCommand {
  let folder: URL
  let parsed: ParsedCommand

  /// Returns whether a command asks for names that the program for sources knows.
  static func isOfSources(_ parsed: ParsedCommand) -> Bool {
    parsed.name == "names" && ["entities", "parts"].contains(parsed.operands.first)
  }

  /// Prints the names; none without a rule book, since a shell shows no errors.
  func run() throws -> Outcome {
    var lookup = parsed
    lookup.operands = []
    let project = (try? Project.ifAny(folder: folder, parsed: lookup)) ?? nil
    let names = parsed.operands[0] == "rules" ? Self.rules(project) : Self.modules(project)
    return Outcome(names.sorted().joined(separator: "\n"), end: names.isEmpty ? "" : "\n")
  }

  private static func modules(_ project: Project?) -> Set<String> {
    guard let project, let sources = try? project.sources(also: []) else { return [] }
    return sources.modules.names.union(project.book.layers.map(\.name))
  }

  private static func rules(_ project: Project?) -> Set<String> {
    let shelf = Preset.all.flatMap { preset in
      (try? LayerBook(json: Data(preset.json.utf8)))?.rules ?? []
    }
    return Set(((project?.book.rules ?? []) + shelf).map(\.id))
      .union(StandingRules.all.keys).union(RuleKinds.all.map { $0.name })
  }
}
