public import Foundation

/// A file in memory, with its content and its names.
///
/// Partial: only files are supported; folders, links and attributes are missing.
open class FileWrapper: @unchecked Sendable {
  // @unchecked: as on Apple's platforms, its creator passes it on and no longer uses it.

  /// The name with which the file should be written; `nil` for none.
  open var preferredFilename: String?
  /// The name of the file from which the content was read; `nil` for none.
  open var filename: String?
  /// The content of the file.
  open private(set) var regularFileContents: Data?

  /// Creates a file with the given content.
  public init(regularFileWithContents contents: Data) { regularFileContents = contents }

  /// Creates a wrapper of the file or folder at a URL.
  ///
  /// - Parameters:
  ///   - url: The URL of the file.
  ///   - options: Not used.
  /// - Throws: An error of the file system.
  public init(url: URL, options: ReadingOptions = []) throws {
    regularFileContents = try Data(contentsOf: url)
    filename = url.lastPathComponent
    preferredFilename = filename
  }

  /// A Boolean value that indicates whether the value is a file: always `true`.
  open var isRegularFile: Bool { true }
  /// A Boolean value that indicates whether the value is a folder: always `false`.
  open var isDirectory: Bool { false }

  /// The options for reading a file.
  public struct ReadingOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The whole file is read at once.
    public static let immediate = ReadingOptions(rawValue: 1)
    /// The file is not mapped into memory.
    public static let withoutMapping = ReadingOptions(rawValue: 2)
  }
}
