import Foundation
import StrataCommands
import StrataScaffold

/// The command `strata drift`.
struct DriftCommand {
  let folder: URL
  let parsed: ParsedCommand

  func run() throws -> Outcome {
    do {
      let steps = StepFolder(try GeneratedProject.top(above: folder))
      let project = try steps.alone { try RecordedProject(steps) }
      let report = DriftReport(project)
      let isOutdated = parsed.has("--check") && report.isOutdated
      let text = try parsed.value("--format") == "json" ? report.json() : report.text
      return Outcome(text, exitCode: isOutdated ? 1 : 0)
    } catch let error as InputError {
      throw CheckProblem(text: error.text)
    }
  }
}
