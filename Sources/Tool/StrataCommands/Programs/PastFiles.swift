import Foundation

/// The files of a folder as they were at a revision, in a temporary folder.
enum PastFiles {
  /// Runs a function with the files of a revision, and removes them afterwards.
  ///
  /// - Parameters:
  ///   - revision: the name of the revision.
  ///   - top: the folder of the files.
  ///   - use: the function, which gets the temporary folder.
  /// - Returns: the result of the function.
  /// - Throws: ``CheckProblem`` if git has no such revision of the folder, the error of the function.
  static func with<Result>(
    _ revision: String, of top: URL, _ use: (URL) throws -> Result
  ) throws -> Result {
    let pack = ["git", "archive", "--format=tar", "--end-of-options", revision, "."]
    guard let archive = Shell.output(of: pack, in: top) else {
      throw CheckProblem(text: "git finds no revision '\(revision)' of this folder")
    }
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "strata-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    guard Shell.output(of: ["tar", "-x"], in: folder, input: archive) != nil else {
      throw CheckProblem(
        text: "'--since' needs tar, which cannot unpack the revision '\(revision)'")
    }
    return try use(folder)
  }
}
