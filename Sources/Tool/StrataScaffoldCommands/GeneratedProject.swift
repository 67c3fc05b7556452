import Foundation
import StrataCommands
import StrataScaffold

/// A project that `strata new` has created.
enum GeneratedProject {
  /// Returns the folder that contains the rule book: the given one or a folder above it.
  ///
  /// - Throws: ``CheckProblem`` if there is none, or its layout is another.
  static func top(above start: URL, withSteps: Bool = false) throws(CheckProblem) -> URL {
    var folder = start.standardizedFileURL
    while true {
      let book = folder.appending(path: "strata.json")
      let steps = folder.appending(path: ".strata")
      if withSteps, FileManager.default.fileExists(atPath: steps.path) { return folder }
      if let json = try? Data(contentsOf: book), !withSteps {
        guard (try? JSONSerialization.jsonObject(with: json)) is [String: Any] else {
          throw CheckProblem(text: "'\(book.path)' is not a JSON object; correct it first")
        }
        guard ProjectLayout(ruleBook: json) != nil else {
          throw CheckProblem(text: "'\(book.path)' must name a preset that 'strata add' supports")
        }
        return folder
      }
      guard folder.path != "/" else { break }
      folder = folder.deletingLastPathComponent().standardizedFileURL
    }
    if !withSteps, AdoptedProject.top(above: start) != nil {
      throw CheckProblem(
        text:
          "this project is described by \(AdoptedStyle.path) and has no record of generated files, "
          + "so only 'strata add' and 'strata undo' work here")
    }
    throw CheckProblem(
      text: withSteps
        ? "there is no 'strata new' or 'strata add' here that can be undone"
        : "there is no strata.json here or above; 'strata new' makes a project")
  }
}
