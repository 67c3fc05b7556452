import Foundation
import StrataCommands
import StrataScaffold

/// The command `strata undo`.
struct UndoCommand {
  let folder: URL
  let parsed: ParsedCommand

  func run() throws -> Outcome {
    do {
      let top = try GeneratedProject.top(above: folder, withSteps: true)
      let steps = StepFolder(top)
      let step = try steps.alone { try steps.undo() }
      let report = StepReport("undo", step.changes.map(\.reversed), written: true)
      return try report.outcome(for: parsed) {
        "undone: strata \(step.command)\n\(report.list)"
      }
    } catch let error as InputError {
      throw CheckProblem(text: error.text)
    }
  }
}
