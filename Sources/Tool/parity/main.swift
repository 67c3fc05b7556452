import Foundation
import ParityReport

// `parity` writes parity.md, differences.md and uikit-parity.md in docs/ledgers; `parity --check`
// reports outdated pages, and public names that Apple does not have; `parity --missing` lists the
// uses that do not work, most used first; `parity --absent` lists what Apple has, Strata lacks, and no
// unavailable declaration says. Exit codes: 0 written or up to date, 1 outdated, 2 wrong
// usage.

func finish(_ text: String, code: Int32) -> Never {
  FileHandle(fileDescriptor: code == 0 ? 1 : 2).write(Data((text + "\n").utf8))
  exit(code)
}

let folder = ParityFolder(top: URL(fileURLWithPath: ".", isDirectory: true))
do {
  switch Array(CommandLine.arguments.dropFirst()) {
  case []:
    try folder.write()
    let counts = try folder.report().counts().map { "\($0.count) \($0.word)" }
    finish("parity: " + counts.joined(separator: ", "), code: 0)
  case ["--check"]:
    let drift = try folder.drift()
    finish(
      (drift.isEmpty ? ["parity: the pages are up to date"] : drift).joined(separator: "\n"),
      code: drift.isEmpty ? 0 : 1)
  case ["--missing"]:
    finish(try folder.report().missing.joined(separator: "\n"), code: 0)
  case ["--absent"]:
    finish(try folder.undeclared().joined(separator: "\n"), code: 0)
  default:
    finish("usage: parity [--check | --missing | --absent]", code: 2)
  }
} catch let problems as ParityProblems {
  finish(problems.description, code: 1)
} catch {
  finish("parity: \(error.localizedDescription)", code: 1)
}
