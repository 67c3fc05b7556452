import Foundation
import StrataCommands
import StrataScaffold
import StrataSwiftEdits

/// The command `strata apply`.
struct ApplyCommand {
  let folder: URL
  let parsed: ParsedCommand

  private var path: String { parsed.operands[0] }

  func run() throws -> Outcome {
    do {
      let top = try GeneratedProject.top(above: folder)
      let model = try ModelFile(json: contents(), path: path)
      let steps = StepFolder(top)
      return try steps.alone { try applied(model, in: top, steps) }
    } catch let error as InputError {
      throw CheckProblem(text: error.text)
    } catch let conflict as EditConflict {
      throw CheckProblem(text: conflict.text)
    }
  }

  private func contents() throws(CheckProblem) -> Data {
    let place = path.hasPrefix("/") ? URL(fileURLWithPath: path) : folder.appending(path: path)
    guard let data = try? Data(contentsOf: place) else {
      throw CheckProblem(text: "the file '\(path)' cannot be read")
    }
    return data
  }

  /// Plans all entities before it writes the first, so that a refused one leaves the project as it
  /// was. Each is a step of its own, which `strata undo` takes back.
  private func applied(_ model: ModelFile, in top: URL, _ steps: StepFolder) throws -> Outcome {
    let isDry = parsed.has("--dry-run")
    if !isDry { try steps.recover() }
    let parts = try model.parts(in: steps.recovered(ProjectSnapshot(folder: top)))
      .filter { !$0.changes.isEmpty }
    if !isDry {
      for part in parts {
        try steps.apply(part.changes, command: part.command, request: .add(part.request))
      }
    }
    let changes = parts.merged
    let report = StepReport("apply \(path)", changes, written: !isDry && !changes.isEmpty)
    if changes.isEmpty {
      return try report.outcome(for: parsed) { "every entity of \(path) exists; nothing to do" }
    }
    let names = parts.map(\.request.name).joined(separator: ", ")
    if !isDry { return try report.outcome(for: parsed) { "added \(names)\n\(report.list)" } }
    return try report.outcome(for: parsed, exitCode: 1, end: "") { UnifiedDiff.text(changes) }
  }
}

extension ModelFile.Part {
  /// The command that adds the entity alone.
  fileprivate var command: String {
    (["add", "entity", request.name] + request.arguments).joined(separator: " ")
  }
}
