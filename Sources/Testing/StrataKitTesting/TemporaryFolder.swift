public import Foundation

/// A new, empty folder for one test; it and everything in it go when the value does.
///
/// Keep the value for as long as the folder is used: `let folder = try TemporaryFolder()`, and
/// `withExtendedLifetime` where nothing else holds it.
public final class TemporaryFolder: Sendable {
  public let url: URL

  /// - Throws: Foundation's error where the system's temporary folder cannot be written.
  public init() throws {
    url = FileManager.default.temporaryDirectory
      .appendingPathComponent("strata-\(UUID().uuidString)", isDirectory: true)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit {
    // A test may have taken the folder away itself, or the right to write in it.
    try? FileManager.default.removeItem(at: url)
  }

  /// Returns the address of a file in the folder; the file need not exist.
  public func file(_ name: String) -> URL {
    url.appendingPathComponent(name, isDirectory: false)
  }

  /// Writes a file by its path from here, and makes the folders that it is in.
  public func write(_ path: String, _ text: some StringProtocol) throws {
    try write(path, Array(text.utf8))
  }

  /// The same with bytes of any kind.
  public func write(_ path: String, _ bytes: [UInt8]) throws {
    let file = file(path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: file)
  }
}
