import Foundation
import StrataCommands
import StrataScaffold

/// The command `strata remove`.
struct RemoveCommand {
  let folder: URL
  let parsed: ParsedCommand

  func run() throws -> Outcome {
    let name = parsed.operands[0]
    return try ProjectEdit(folder: folder, parsed: parsed).run { project in
      let (kind, changes) = try RemoveRequest(name).plan(in: project)
      return ProjectEdit.Plan(command: "remove \(name)", changes: changes) { report, isDry in
        "\(isDry ? "would remove" : "removed") \(kind) \(name)\n\(report.list)"
      }
    }
  }
}
