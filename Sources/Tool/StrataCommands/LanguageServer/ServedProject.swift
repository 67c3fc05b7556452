import Foundation
import StrataImportGraph
import StrataLayerRules
import StrataProjectFacts
import StrataSwiftFacts

/// A project that a language server checks again and again, with the facts of its files in memory.
struct ServedProject: Sendable {
  /// The top folder of the project.
  let top: URL
  let book: LayerBook
  /// The manifests that were evaluated when the project was opened.
  let described: [Manifest]
  private let warm = WarmFacts()
  /// The state of the rule book when it was read.
  private let bookStamp: FileStamp?

  init(top: URL, book: LayerBook, described: [Manifest] = []) {
    (self.top, self.book, self.described) = (top.standardizedFileURL, book, described)
    bookStamp = WholeDisk(top: top).stamp(of: book.file)
  }

  /// A Boolean value that indicates whether the rule book on disk is still the one that was read.
  var isCurrent: Bool { WholeDisk(top: top).stamp(of: book.file) == bookStamp }

  /// Returns the path of a file from the top; `nil` if it is not in the project.
  func path(of file: URL) -> String? {
    let (place, prefix) = (file.standardizedFileURL.path, top.path + "/")
    return place.hasPrefix(prefix) ? String(place.dropFirst(prefix.count)) : nil
  }

  /// Reads the project for one of its files.
  ///
  /// - Throws: an error if the project's folder cannot be read.
  func sources(for path: String, edited: [String: EditedTree.Text]) throws -> SourceProject {
    let tree = EditedTree(disk: WholeDisk(top: top), edited: edited)
    return try SourceProject(
      tree, book: book, described: described,
      asked: Asked(memory: warm.memory(for: tree)) { $0 == path }, also: [])
  }

  /// Returns the violations in one file.
  ///
  /// - Throws: an error if the project's folder cannot be read.
  func violations(in path: String, edited: [String: EditedTree.Text]) throws -> [Violation] {
    LayerCheck(book: book).violations(in: try sources(for: path, edited: edited))
      .filter { $0.path == path }
  }

  /// Returns the violations of the whole project. Only files that changed since the last time are
  /// read.
  ///
  /// - Throws: an error if the project's folder cannot be read.
  func findings() throws -> CheckFindings {
    let tree = EditedTree(disk: WholeDisk(top: top), edited: [:])
    let sources = try SourceProject(
      tree, book: book, described: described, warm: warm.memory(for: tree), also: [])
    return CheckFindings(
      violations: LayerCheck(book: book).violations(in: sources),
      fileCount: sources.files.count, troubles: sources.troubles)
  }

  /// Returns the state of every file, which changes when a file does.
  ///
  /// - Throws: an error if the project's folder cannot be read.
  func stamps() throws -> [String: FileStamp] {
    let disk = WholeDisk(top: top)
    var stamps: [String: FileStamp] = [:]
    for path in try disk.paths() { stamps[path] = disk.stamp(of: path) }
    return stamps
  }

  /// Returns the line of the rule book, counted from 0, that names a layer; `nil` if a preset
  /// defines the layer.
  func line(ofLayer name: String) -> Int? {
    guard let text = try? WholeDisk(top: top).text(at: book.file) else { return nil }
    let wanted = "\"name\":\"\(name)\""
    return text.split(separator: "\n", omittingEmptySubsequences: false).firstIndex { line in
      // Spaces around the colon are free; those in the name are not.
      line.replacing(/"name"\s*:\s*"/, with: "\"name\":\"").contains(wanted)
    }
  }
}
