public import Foundation
import StrataSwiftEdits

/// The files of a project that a command may read.
public struct ProjectSnapshot: Equatable, Sendable {
  /// The contents of each file, by its path from the project's top folder.
  public var files: [String: Data]

  /// Creates a snapshot of the given files.
  public init(files: [String: Data] = [:]) { self.files = files }

  /// Returns the text of a file, or `nil` if there is none.
  ///
  /// - Throws: ``InputError`` for a file that is not text.
  func text(_ path: String) throws(InputError) -> String? {
    guard let data = files[path] else { return nil }
    guard let text = String(bytes: data, encoding: .utf8) else {
      throw InputError("file", path, "is not text in UTF-8")
    }
    return text
  }

  // MARK: On disk

  private static let endings: Set<String> = [
    "swift", "json", "xcstrings", "md", "xcworkspacedata", "pbxproj",
  ]
  /// Returns whether a file has one of the kinds that steps read.
  static func isRead(_ path: String) -> Bool {
    endings.contains(path.split(separator: ".").last.map(String.init) ?? "")
  }

  private static let skipped: Set<String> = ["DerivedData", "Pods", "Carthage", "node_modules"]

  /// Reads the files that a step may read; hidden folders and build products are left out, and
  /// what is no file, such as a pipe or a link to nothing.
  ///
  /// - Throws: ``InputError`` with a file that cannot be read.
  public init(folder: URL) throws(InputError) {
    files = [:]
    let walk = FileManager.default.enumerator(
      at: folder, includingPropertiesForKeys: nil, options: [.skipsHiddenFiles])
    let start = folder.standardizedFileURL.path.count + 1
    while let url = walk?.nextObject() as? URL {
      if Self.skipped.contains(url.lastPathComponent) { walk?.skipDescendants() }
      guard Self.endings.contains(url.pathExtension), Self.isFile(url) else { continue }
      let path = String(url.standardizedFileURL.path.dropFirst(start))
      guard let data = try? Data(contentsOf: url) else {
        throw InputError("file", path, "cannot be read")
      }
      files[path] = data
    }
  }

  /// Returns whether a path leads to a file, also by links. Reading a pipe would wait forever.
  private static func isFile(_ url: URL) -> Bool {
    let keys: Set<URLResourceKey> = [.isRegularFileKey]
    return (try? url.resolvingSymlinksInPath().resourceValues(forKeys: keys))?.isRegularFile == true
  }
}
