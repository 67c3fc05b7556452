import CheckReports
import Foundation
import LayerRules

/// `strata check`.
struct CheckCommand {
  let folder: URL
  let parsed: ParsedCommand

  func run() throws -> Outcome {
    let format = parsed.value("--format").flatMap(ReportFormat.init(rawValue:)) ?? .text
    let project = try Project(folder: folder, parsed: parsed)
    let house = try project.house()
    var breaches = LayerCheck(book: project.book).breaches(in: house)
    breaches = try wanted(breaches, in: project)
    let verdict = Verdict(
      breaches: breaches, troubles: house.troubles, book: project.book, fileCount: house.files.count
    )
    return Outcome(format.write(verdict), exitCode: verdict.exitCode)
  }

  /// What the operands and `--changed-since` leave; what the rule book owes is always said.
  private func wanted(_ breaches: [Breach], in project: Project) throws -> [Breach] {
    var found = breaches.filter { $0.path == project.book.file || project.isAsked($0.path) }
    if let revision = parsed.value("--changed-since") {
      let changed = try Changes.since(revision, in: project.top)
      found = found.filter { $0.path == project.book.file || changed.contains($0.path) }
    }
    return found
  }
}
