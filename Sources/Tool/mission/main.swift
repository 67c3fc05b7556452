import Foundation
import MissionReport

// `mission` writes docs/ledgers/mission.md and the README's numbers; `mission --check` reports
// outdated ones. Exit codes: 0 written or up to date, 1 outdated, 2 wrong usage.

func finish(_ text: String, code: Int32) -> Never {
  FileHandle(fileDescriptor: code == 0 ? 1 : 2).write(Data((text + "\n").utf8))
  exit(code)
}

let folder = MissionFolder(top: URL(fileURLWithPath: ".", isDirectory: true))
do {
  switch Array(CommandLine.arguments.dropFirst()) {
  case []:
    try folder.write()
    let counts = try folder.report().counts().map { "\($0.count) \($0.word)" }
    finish("mission: " + counts.joined(separator: ", "), code: 0)
  case ["--check"]:
    let drift = try folder.drift()
    finish(
      (drift.isEmpty ? ["mission: true"] : drift).joined(separator: "\n"),
      code: drift.isEmpty ? 0 : 1)
  default:
    finish("usage: mission [--check]", code: 2)
  }
} catch let problems as MissionProblems {
  finish(problems.description, code: 1)
} catch {
  finish("mission: \(error.localizedDescription)", code: 1)
}
