import Foundation
import StrataCommands
import StrataScaffold
import StrataSwiftEdits

/// The command `strata add`.
struct AddCommand {
  let folder: URL
  let parsed: ParsedCommand

  func run() throws -> Outcome {
    do {
      return try added()
    } catch let error as InputError {
      throw CheckProblem(text: error.text)
    } catch let conflict as EditConflict {
      throw CheckProblem(text: conflict.text)
    }
  }

  private func added() throws -> Outcome {
    let request = try request()
    if request.kind == .module {
      try StrataModules(in: StrataPackage.folder()).check(
        [request.name], field: "module", name: request.name)
    }
    if let top = AdoptedProject.top(above: folder) {
      return try AdoptedProject(top).adding(request, parsed)
    }
    let top = try GeneratedProject.top(above: folder)
    let steps = StepFolder(top)
    return try steps.alone { try made(request, in: top, steps) }
  }

  private func made(_ request: AddRequest, in top: URL, _ steps: StepFolder) throws -> Outcome {
    if !parsed.has("--dry-run") { try steps.recover() }
    let project = try steps.recovered(ProjectSnapshot(folder: top))
    let changes = try request.changes(in: project)
    let command = (["add"] + parsed.operands).joined(separator: " ")
    let isWritten = !parsed.has("--dry-run") && !changes.isEmpty
    var recorded = request
    recorded.templates = nil
    if isWritten { try steps.apply(changes, command: command, request: .add(recorded)) }
    let report = StepReport(command, changes, written: isWritten)
    let what = "\(request.kind.rawValue) \(request.name)"
    if changes.isEmpty {
      return try report.outcome(for: parsed) {
        "\(what) already exists with all its files; nothing to do"
      }
    }
    if isWritten { return try report.outcome(for: parsed) { "added \(what)\n\(report.list)" } }
    return try report.outcome(for: parsed, exitCode: 1, end: "") { UnifiedDiff.text(changes) }
  }

  private func request() throws -> AddRequest {
    guard let kind = AddRequest.Kind(rawValue: parsed.operands[0]) else {
      let kinds = AddRequest.Kind.allCases.map(\.rawValue)
      throw UsageError(
        text:
          "'strata add' cannot add '\(parsed.operands[0])': use one of \(kinds.joined(separator: ", "))"
      )
    }
    let sources = parsed.value("--sources").map { $0.split(separator: ",").map(String.init) }
    var request = AddRequest(
      kind, name: parsed.operands[1], arguments: Array(parsed.operands.dropFirst(2)),
      keepsLocally: sources?.contains("local") == true, isPaginated: parsed.has("--paginated"),
      entity: parsed.value("--entity"), plural: parsed.value("--plural"))
    request.templates = try parsed.value("--template").map { name in
      let place = name.hasPrefix("/") ? URL(fileURLWithPath: name) : folder.appending(path: name)
      return try OwnTemplates(reading: place, name: name)
    }
    return request
  }
}
