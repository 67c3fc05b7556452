import Foundation
import StrataCommands
import StrataScaffold
import StrataSwiftEdits

/// The command `strata rename`.
struct RenameCommand {
  let folder: URL
  let parsed: ParsedCommand

  func run() throws -> Outcome {
    do {
      let top = try GeneratedProject.top(above: folder)
      let steps = StepFolder(top)
      return try steps.alone { try renamed(in: top, steps) }
    } catch let error as InputError {
      throw CheckProblem(text: error.text)
    } catch let conflict as EditConflict {
      throw CheckProblem(text: conflict.text)
    }
  }

  private func renamed(in top: URL, _ steps: StepFolder) throws -> Outcome {
    let isDry = parsed.has("--dry-run")
    if !isDry { try steps.recover() }
    let project = try steps.recovered(ProjectSnapshot(folder: top))
    let (old, new) = (parsed.operands[0], parsed.operands[1])
    let plan = try RenameRequest(old, to: new).plan(in: project)
    let command = "rename \(old) \(new)"
    if !isDry {
      try CommittedFiles(in: top).check(plan.changes, for: parsed)
      try steps.apply(plan.changes, command: command)
    }
    let report = StepReport(command, plan.changes, written: !isDry)
    return try report.outcome(for: parsed, exitCode: isDry ? 1 : 0) {
      let head = "\(isDry ? "would rename" : "renamed") \(plan.kind) \(old) to \(new)"
      return ([head] + plan.lines).joined(separator: "\n")
    }
  }
}

extension RenamePlan {
  /// The lines of the text report: each moved and each edited file, and the service's new words.
  fileprivate var lines: [String] {
    let moved = moves.map { "  > \($0.old) → \($0.new)" }
    let paths = Set(moves.flatMap { [$0.old, $0.new] })
    let edited = changes.filter { !paths.contains($0.path) }.map { "  ~ \($0.path)" }
    let words = sent.sorted { $0.key < $1.key }.map {
      "the app now sends '\($0.value)' instead of '\($0.key)' to the service, and reads it from responses"
    }
    return moved + edited + words
  }
}

/// Refuses to change files whose present contents git could not restore.
struct CommittedFiles {
  private let top: URL

  init(in top: URL) { self.top = top }

  /// Checks that git has the files that changes edit, move or remove.
  ///
  /// - Throws: ``CheckProblem`` with the first file that differs from the last commit, unless the
  ///   command has `--force`.
  func check(_ changes: [FileChange], for parsed: ParsedCommand) throws(CheckProblem) {
    guard !parsed.has("--force") else { return }
    let paths = changes.filter { $0.before != nil }.map(\.path)
    let dirty = Changes.uncommitted(of: paths, in: top)
    guard let first = dirty.first else { return }
    let more = dirty.count > 1 ? " (and \(dirty.count - 1) more)" : ""
    throw CheckProblem(
      text:
        "'\(first)'\(more) has changes that are not committed; commit them, or use '--force'")
  }
}
