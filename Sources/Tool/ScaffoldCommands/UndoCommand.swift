import Foundation
import Scaffold
import StrataCommands

/// `strata undo`.
struct UndoCommand {
  let folder: URL
  let parsed: ParsedCommand

  func run() throws -> Outcome {
    do {
      let top = try GeneratedProject.top(above: folder, withSteps: true)
      let steps = StepFolder(top)
      let step = try steps.alone { try steps.undo() }
      if parsed.value("--format") == "json" {
        let changes = step.changes.map(\.reversed)
        return Outcome(try StepReport("undo", changes, written: true).text())
      }
      let list = step.changes.map { "  \($0.before == nil ? "-" : "~") \($0.path)" }
      return Outcome("took back: strata \(step.command)\n\(list.joined(separator: "\n"))")
    } catch let error as InputError {
      throw CheckProblem(text: error.text)
    }
  }
}
