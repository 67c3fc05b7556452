public import Foundation

/// A new, empty folder for one test, which is removed together with the value.
///
/// Keep the value for as long as the folder is used: `let folder = try TemporaryFolder()`, and
/// `withExtendedLifetime` if nothing else refers to it.
public final class TemporaryFolder: Sendable {
  /// The URL of the folder.
  public let url: URL

  /// Creates a new, empty folder for one test, which is removed together with the value.
  ///
  /// - Throws: Foundation's error if the system's temporary folder cannot be written.
  public init() throws {
    url = FileManager.default.temporaryDirectory
      .appendingPathComponent("strata-\(UUID().uuidString)", isDirectory: true)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit {
    // A test may have removed the folder, or the permission to write in it.
    try? FileManager.default.removeItem(at: url)
  }

  /// Returns the URL of a file in the folder; the file need not exist.
  public func file(_ name: String) -> URL {
    url.appendingPathComponent(name, isDirectory: false)
  }

  /// Writes a file by its relative path, and creates the folders of the path.
  public func write(_ path: String, _ text: some StringProtocol) throws {
    try write(path, Array(text.utf8))
  }

  /// Writes a file of bytes by its relative path, and creates the folders of the path.
  public func write(_ path: String, _ bytes: [UInt8]) throws {
    let file = file(path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: file)
  }
}
