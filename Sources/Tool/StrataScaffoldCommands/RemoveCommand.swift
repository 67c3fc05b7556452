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
      let top = try GeneratedProject.top(above: folder)
      let generated = try StepFolder(top).record()?.base
      let (kind, changes) = try RemoveRequest(name, generated: generated).plan(in: project)
      let left = try project.files(named: name, leftBy: changes).map(Self.left)
      return ProjectEdit.Plan(command: "remove \(name)", changes: changes) { report, isDry in
        let head = "\(isDry ? "would remove" : "removed") \(kind) \(name)"
        return ([head, report.list] + left).joined(separator: "\n")
      }
    }
  }

  /// Returns the line about a file that has the name of what is removed or renamed and stays, such
  /// as one of a person's templates.
  static func left(_ path: String) -> String {
    "\(path) keeps its name, since it is from no template of strata; rename or remove it yourself"
  }
}
