import Foundation
import StrataImportGraph

/// The files that a plan reads, by absolute paths: from the disk, or from memory in a test.
package protocol ProjectFiles: Sendable {
  /// Returns every file below a folder as a path from it, sorted; products of builds are left out.
  func files(below folder: String) -> [String]
  /// Returns the names of a folder's direct children, sorted.
  func entries(of folder: String) -> [String]
  /// Returns whether there is a folder at a path.
  func isFolder(_ path: String) -> Bool
  /// Returns whether there is a file at a path.
  func isFile(_ path: String) -> Bool
  /// Returns the bytes of a file.
  func bytes(at path: String) throws -> [UInt8]
}

extension ProjectFiles {
  /// Returns the text of a file; `nil` if it cannot be read.
  func text(at path: String) -> String? {
    (try? bytes(at: path)).map { String(decoding: $0, as: UTF8.self) }
  }

  /// Returns a path as it is spelled on the disk.
  ///
  /// Xcode writes `é` as two characters, a letter and its accent; on the disk it may be a single
  /// one. Swift treats both texts as equal, but Linux treats them as names of two files.
  func spelled(_ path: String) -> String {
    let composed = path.precomposedStringWithCanonicalMapping
    guard !isFile(path), !isFolder(path), isFile(composed) || isFolder(composed) else {
      return path
    }
    return composed
  }
}

/// The files on the disk.
package struct FilesOnDisk: ProjectFiles {
  /// Creates access to the files on the disk.
  package init() {}

  package func files(below folder: String) -> [String] {
    (try? WholeDisk(top: URL(fileURLWithPath: folder)).paths()) ?? []
  }

  package func entries(of folder: String) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
  }

  package func isFolder(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
      && isFolder.boolValue
  }

  package func isFile(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
      && !isFolder.boolValue
  }

  package func bytes(at path: String) throws -> [UInt8] {
    // Through the tree, which reads regular files only: reading a pipe would never end.
    try WholeDisk(top: URL(fileURLWithPath: Path.folder(path))).bytes(at: Path.name(path))
  }
}

/// Files in memory, for tests.
package struct FilesInMemory: ProjectFiles {
  private let texts: [String: String]

  /// Creates files with the given texts by absolute path.
  package init(_ texts: [String: String]) { self.texts = texts }

  package func files(below folder: String) -> [String] {
    texts.keys.filter { Path.isBelow($0, folder) }.map { Path.relative($0, from: folder) }.sorted()
  }

  package func entries(of folder: String) -> [String] {
    Set(files(below: folder).compactMap { $0.split(separator: "/").first.map(String.init) })
      .sorted()
  }

  package func isFolder(_ path: String) -> Bool {
    texts.keys.contains { Path.isBelow($0, path) }
  }

  package func isFile(_ path: String) -> Bool { texts[path] != nil }

  package func bytes(at path: String) throws -> [UInt8] {
    guard let text = texts[path] else { throw CocoaError(.fileReadNoSuchFile) }
    return Array(text.utf8)
  }
}
