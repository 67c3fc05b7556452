import Foundation
import StrataCommands
import StrataScaffold

/// The command `strata rename`.
struct RenameCommand {
  let folder: URL
  let parsed: ParsedCommand

  func run() throws -> Outcome {
    let (old, new) = (parsed.operands[0], parsed.operands[1])
    return try ProjectEdit(folder: folder, parsed: parsed).run { project in
      let plural = parsed.value("--plural")
      let plan = try RenameRequest(old, to: new, plural: plural).plan(in: project)
      let left = try project.files(named: old, leftBy: plan.changes).map(RemoveCommand.left)
      return ProjectEdit.Plan(
        command: "rename \(old) \(new)", changes: plan.changes,
        request: .rename(old: old, new: new, plural: plural)
      ) { _, isDry in
        let head = "\(isDry ? "would rename" : "renamed") \(plan.kind) \(old) to \(new)"
        return ([head] + plan.lines + left).joined(separator: "\n")
      }
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
