package import Foundation

/// Merges two edits of a text by `git merge-file`, which needs no repository.
package enum TextMerge {
  /// Returns a text with the edits of both sides. Where both changed the same lines differently, it
  /// has both versions between git's markers.
  ///
  /// - Parameters:
  ///   - ours: the text as a person has it.
  ///   - base: the text from which both sides began.
  ///   - theirs: the text as strata writes it now.
  /// - Returns: the text, and whether it has markers.
  /// - Throws: ``CheckProblem`` if git cannot be run or refuses the texts.
  package static func merged(
    _ ours: Data, base: Data, theirs: Data
  ) throws(CheckProblem) -> (text: Data, hasConflicts: Bool) {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("strata-merge-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let sides = [("yours", ours), ("generated", base), ("strata", theirs)]
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      for (name, text) in sides { try text.write(to: folder.appendingPathComponent(name)) }
    } catch {
      throw CheckProblem(
        text: "the temporary folder '\(folder.path)', in which files are merged, cannot be written")
    }
    let labels = sides.flatMap { ["-L", $0.0] }
    let files = sides.map { folder.appendingPathComponent($0.0).path }
    let git = ["git", "merge-file", "-p", "-q"] + labels + files
    // The exit code is the number of conflicts; 127 without output says that there is no git.
    guard case .ended(let code, let text) = Shell.answer(of: git, within: .seconds(60)),
      (0...127).contains(code), code < 127 || !text.isEmpty
    else {
      throw CheckProblem(text: "'git merge-file' cannot merge your edits; is git installed?")
    }
    return (Data(text.utf8), code > 0)
  }
}
