import Foundation
import StrataCommands
import StrataScaffold

/// The command `strata names entities` and `strata names parts`.
struct EntityNamesCommand {
  let folder: URL
  let parsed: ParsedCommand

  /// Prints the names; none outside of a project, since a shell shows no errors.
  func run() -> Outcome {
    guard let top = try? GeneratedProject.top(above: folder),
      let project = try? ProjectSnapshot(folder: top)
    else { return Outcome("", end: "") }
    let names = project.entityNames + (parsed.operands == ["parts"] ? project.featureNames : [])
    let text = Set(names).sorted().joined(separator: "\n")
    return Outcome(text, end: text.isEmpty ? "" : "\n")
  }
}
