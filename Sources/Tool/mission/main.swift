import Foundation
import MissionReport

// `mission` writes docs/ledgers/mission.md and the README's numbers; `mission --check` reports
// parts that are out of date; `mission --mutants` prints the mutants for Scripts/mission-mutants,
// as JSON. Exit codes: 0 written or up to date, 1 outdated or a mistake, 2 wrong usage.

func finish(_ text: String, code: Int32) -> Never {
  FileHandle(fileDescriptor: code == 0 ? 1 : 2).write(Data((text + "\n").utf8))
  exit(code)
}

let folder = MissionFolder(top: URL(fileURLWithPath: ".", isDirectory: true))
do {
  switch Array(CommandLine.arguments.dropFirst()) {
  case []:
    try folder.write()
    let report = try folder.report()
    let counts = report.counts().map { "\($0.count) \($0.word)" }
    let proven = report.proven()
    finish(
      "mission: " + counts.joined(separator: ", ")
        + "; \(proven.proven) proven, \(proven.asserted) asserted", code: 0)
  case ["--check"]:
    let drift = try folder.drift()
    finish(
      (drift.isEmpty ? ["mission: the pages are up to date"] : drift).joined(separator: "\n"),
      code: drift.isEmpty ? 0 : 1)
  case ["--mutants"]:
    finish(String(decoding: try JSONEncoder().encode(folder.plans()), as: UTF8.self), code: 0)
  default:
    finish("usage: mission [--check | --mutants]", code: 2)
  }
} catch let problems as MissionProblems {
  finish(problems.description, code: 1)
} catch let problems as MutantProblems {
  finish(problems.description, code: 1)
} catch {
  finish("mission: \(error.localizedDescription)", code: 1)
}
