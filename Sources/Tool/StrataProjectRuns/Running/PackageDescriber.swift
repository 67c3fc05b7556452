import Foundation

/// Runs `swift package dump-package`.
package enum PackageDescriber {
  /// Returns the description of a package as JSON.
  ///
  /// - Parameter folder: the package's folder, in which nothing is written.
  /// - Throws: ``ProjectRunProblem`` with the manifest's first error.
  package static func describe(_ folder: String) throws(ProjectRunProblem) -> [UInt8] {
    let scratch = FileManager.default.temporaryDirectory
      .appendingPathComponent("strata-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: scratch) }
    var lines: [String] = []
    let status = try ChildProgram(arguments: [
      "swift", "package", "--package-path", folder, "--scratch-path", scratch.path, "dump-package",
    ]).run { lines.append($0) }
    // Warnings of the manifest come first.
    guard status == 0, let start = lines.firstIndex(where: { $0.hasPrefix("{") }) else {
      throw problem(in: lines, of: folder)
    }
    let rest = lines[start...]
    let end = rest.lastIndex { $0.hasPrefix("}") } ?? rest.endIndex - 1
    return Array(rest[...end].joined(separator: "\n").utf8)
  }

  /// Returns the problem that the output of a failed description names: the compiler's first error
  /// in the manifest, or otherwise SwiftPM's first error.
  ///
  /// - Parameters:
  ///   - lines: The lines of the output.
  ///   - folder: The package's folder.
  static func problem(in lines: [String], of folder: String) -> ProjectRunProblem {
    // SwiftPM's own error comes first, and names the compiler's options only.
    let manifest = #/Package(@swift-[\d.]+)?\.swift:\d+:\d+: error: /#
    if let error = lines.first(where: { $0.contains(manifest) }) {
      return ProjectRunProblem(text: error)
    }
    let error =
      lines.first { $0.contains("error:") } ?? lines.first
      ?? "'swift package dump-package' failed without a message"
    return ProjectRunProblem(text: "\(folder)/Package.swift: \(error)")
  }
}
