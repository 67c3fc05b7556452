import Foundation
import StrataImportGraph
import StrataLayerPresets
import StrataLayerRules
import StrataProjectFacts
import StrataSignals

/// The command `strata init`.
struct InitCommand {
  let folder: URL
  let parsed: ParsedCommand
  /// The terminal at which to ask about layers that are not sure enough; `nil` to ask nobody.
  var terminal: Terminal?

  func run() throws -> Outcome {
    let least = try Self.least(parsed)
    let top = parsed.operands.first.map { URL(fileURLWithPath: $0, relativeTo: folder) } ?? folder
    let judged = try judged(top, least: least)
    let report = InitReport(judged: judged, least: least)
    // A script must not go on to a check that has nothing to check.
    let code: Int32 = judged.written.isEmpty ? 1 : 0
    if parsed.has("--print") { return Outcome(judged.guess.json, exitCode: code) }
    let file = top.appendingPathComponent("strata.json")
    if FileManager.default.fileExists(atPath: file.path) {
      throw CheckProblem(text: "strata.json already exists; '--print' prints the proposal instead")
    }
    do {
      try Interruptions.held { try Data(judged.guess.json.utf8).write(to: file, options: .atomic) }
    } catch {
      throw CheckProblem(
        text: "strata.json cannot be written into '\(top.path)': check the folder's permissions")
    }
    return Outcome(report.text, exitCode: code)
  }

  /// The confidence that a layer needs by default: what the usual names of files deserve.
  private static let usual = 60

  private static func least(_ parsed: ParsedCommand) throws -> Int {
    guard let text = parsed.value("--confidence") else { return usual }
    guard let percent = Int(text), (0...100).contains(percent) else {
      throw UsageError(text: "'--confidence' must be a number from 0 to 100, not '\(text)'")
    }
    return percent
  }

  private func judged(_ top: URL, least: Int) throws -> JudgedLayout {
    let tree = WholeDisk(top: top)
    guard let paths = try? tree.paths() else {
      throw CheckProblem(text: "'\(top.path)' cannot be read")
    }
    let guess = LayoutGuess(paths: paths, project: ProjectFacts(tree, paths: paths))
    let judged = try JudgedLayout(guess, in: tree, least: least) { layer in
      terminal?.affirms(InitReport.question(layer, least: least)) == true
    }
    guard judged.guess.fileCount > 0 else {
      throw CheckProblem(
        text: "no layers can be guessed: there is no Swift source outside of tests")
    }
    return judged
  }
}
