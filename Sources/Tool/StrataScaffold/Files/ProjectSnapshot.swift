public import Foundation
import StrataSwiftEdits

/// The files of a project, as far as a step looks at them.
public struct ProjectSnapshot: Equatable, Sendable {
  /// What each file holds, by its path from the project's top folder.
  public var files: [String: Data]

  public init(files: [String: Data] = [:]) { self.files = files }

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
  private static let skipped: Set<String> = ["DerivedData", "Pods", "Carthage", "node_modules"]

  /// The files that a step may look at; hidden folders and what tools build are left out.
  ///
  /// - Throws: What reading the folder throws.
  public init(folder: URL) throws {
    files = [:]
    let keys: [URLResourceKey] = [.isDirectoryKey]
    let walk = FileManager.default.enumerator(
      at: folder, includingPropertiesForKeys: keys, options: [.skipsHiddenFiles])
    let start = folder.standardizedFileURL.path.count + 1
    while let url = walk?.nextObject() as? URL {
      if Self.skipped.contains(url.lastPathComponent) { walk?.skipDescendants() }
      guard Self.endings.contains(url.pathExtension),
        (try? url.resourceValues(forKeys: [.isDirectoryKey]).isDirectory) != true
      else { continue }
      files[String(url.standardizedFileURL.path.dropFirst(start))] = try Data(contentsOf: url)
    }
  }
}
