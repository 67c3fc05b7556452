import Foundation
import StrataLayerRules
import StrataSwiftFacts

/// The report `strata check --report conditions`: the branches of `#if` that no rule checks.
///
/// Every other branch is checked as it is written, whatever the platform or the configuration.
struct ConditionsReport {
  let folder: URL
  let parsed: ParsedCommand

  func run() throws -> Outcome {
    let project = try Project(folder: folder, parsed: parsed)
    let sources = try project.sources(also: .conditions)
    let asked = sources.files.filter { project.isAsked($0.path) }
    let branches = asked.flatMap { file in file.facts.branches.map { (file.path, $0) } }
    let skipped = branches.filter { !$1.isRead }.sorted {
      ($0.0, $0.1.lines.lowerBound) < ($1.0, $1.1.lines.lowerBound)
    }
    let lines = skipped.map { path, branch in
      "\(path):\(branch.lines.lowerBound)-\(branch.lines.upperBound)  \(Self.words(branch)) can never be compiled, so strata does not read it and no rule checks it"
    }
    let count = "\(branches.count) branch\(branches.count == 1 ? "" : "es")"
    let sum = "conditions: \(count) of #if, \(skipped.count) of them never built and so unchecked"
    let troubles = sources.troubles.map { "unread: \($0)" }
    return Outcome(
      (lines + troubles + [sum]).joined(separator: "\n"), exitCode: troubles.isEmpty ? 0 : 2,
      isReport: true)
  }

  private static func words(_ branch: FileFacts.Branch) -> String {
    branch.directive.replacing("&&", with: " && ").replacing("||", with: " || ")
  }
}
