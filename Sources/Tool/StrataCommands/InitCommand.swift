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

  func run() throws -> Outcome {
    let top = parsed.operands.first.map { URL(fileURLWithPath: $0, relativeTo: folder) } ?? folder
    let tree = WholeDisk(top: top)
    guard let paths = try? tree.paths() else {
      throw CheckProblem(text: "'\(top.path)' cannot be read")
    }
    let guess = LayoutGuess(paths: paths, project: ProjectFacts(tree, paths: paths))
    guard guess.coveredCount > 0 else {
      throw CheckProblem(
        text:
          "no folder here has the name of a usual layer, such as Domain or Data; write strata.json by hand"
      )
    }
    _ = try LayerBook(json: Data(guess.json.utf8))
    if parsed.has("--print") { return Outcome(guess.json) }
    let file = top.appendingPathComponent("strata.json")
    if FileManager.default.fileExists(atPath: file.path) {
      throw CheckProblem(text: "strata.json already exists; '--print' prints the proposal instead")
    }
    do {
      try Interruptions.held { try Data(guess.json.utf8).write(to: file, options: .atomic) }
    } catch {
      throw CheckProblem(
        text: "strata.json cannot be written into '\(top.path)': check the folder's permissions")
    }
    return Outcome(Self.words(guess))
  }

  private static func words(_ guess: LayoutGuess) -> String {
    let layers =
      guess.folders.count == 1
      ? "1 layer, which holds" : "\(guess.folders.count) layers, which hold"
    let left =
      guess.left.isEmpty
      ? ""
      : "; no layer matches these files, so assign them yourself: \(guess.left.joined(separator: ", "))"
    let alone =
      guess.folders.count == 1
      ? "; it proposes no rule, because a single layer has no imports to restrict: divide the code into folders first"
      : ""
    return
      "wrote strata.json: \(layers) \(guess.coveredCount) of \(guess.fileCount) files (\(guess.percent) %)\(left)\(alone)"
  }
}
