package import Foundation

/// A folder as it was found, which can be told from another one that takes its place later.
///
///     let mark = FolderMark(folder)
///     mark?.isInPlace    // false once the folder was removed, renamed or replaced
package final class FolderMark: Sendable {
  private let folder: URL
  /// An open descriptor of the folder: otherwise a new folder could get the same number.
  private let descriptor: Int32

  /// Marks a folder; `nil` if there is none, or it cannot be opened.
  package init?(_ folder: URL) {
    descriptor = open(folder.path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    self.folder = folder
    if descriptor < 0 { return nil }
  }

  deinit { if descriptor >= 0 { close(descriptor) } }

  /// A text that tells the folder from all others of this machine for as long as the mark exists.
  package var identifier: String { Self.figures(of: descriptor).map(Self.text) ?? "" }

  /// A Boolean value that indicates whether the folder is still the one at its path.
  package var isInPlace: Bool { Self.identifier(of: folder) == identifier }

  /// Returns whether a file's place is in the folder, whether the file exists or not.
  package func contains(_ file: URL) -> Bool {
    let (own, other) = (folder.standardizedFileURL.path, file.standardizedFileURL.path)
    return other == own || other.hasPrefix(own.hasSuffix("/") ? own : own + "/")
  }

  /// Returns the text of the folder that is at a path now; `nil` if there is none.
  package static func identifier(of folder: URL) -> String? {
    var figures = stat()
    return stat(folder.path, &figures) == 0 ? text(figures) : nil
  }

  private static func figures(of descriptor: Int32) -> stat? {
    var figures = stat()
    return fstat(descriptor, &figures) == 0 ? figures : nil
  }

  private static func text(_ figures: stat) -> String { "\(figures.st_dev):\(figures.st_ino)" }
}
