public import Foundation

/// A file in memory: its content and its names.
///
/// Partial: only files; folders, links and attributes are missing.
open class FileWrapper: @unchecked Sendable {
  // @unchecked: as on Apple's platforms, its creator passes it on and no longer uses it.

  /// The name for writing the file.
  open var preferredFilename: String?
  /// The name of the file that was read.
  open var filename: String?
  /// The content of the file.
  open private(set) var regularFileContents: Data?

  /// Creates a file with a content.
  public init(regularFileWithContents contents: Data) { regularFileContents = contents }

  /// Reads a file.
  ///
  /// - Parameters:
  ///   - url: The place of the file.
  ///   - options: Not used.
  /// - Throws: An error of the file system.
  public init(url: URL, options: ReadingOptions = []) throws {
    regularFileContents = try Data(contentsOf: url)
    filename = url.lastPathComponent
    preferredFilename = filename
  }

  /// A Boolean value that indicates whether this is a file; always `true`.
  open var isRegularFile: Bool { true }
  /// A Boolean value that indicates whether this is a folder; always `false`.
  open var isDirectory: Bool { false }

  /// Options of reading a file.
  public struct ReadingOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The whole file is read at once.
    public static let immediate = ReadingOptions(rawValue: 1)
    /// The file is not mapped into memory.
    public static let withoutMapping = ReadingOptions(rawValue: 2)
  }
}
