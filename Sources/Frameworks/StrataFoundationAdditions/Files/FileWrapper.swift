public import Foundation

/// A file in memory: its bytes and what it is called.
///
/// Partial: for files alone, without folders, links and attributes.
open class FileWrapper: @unchecked Sendable {
  // @unchecked: as on Apple's platforms, whoever makes one hands it on and keeps no hold of it.

  /// What it should be called where it is written.
  open var preferredFilename: String?
  /// What it was called where it was read.
  open var filename: String?
  open private(set) var regularFileContents: Data?

  public init(regularFileWithContents contents: Data) { regularFileContents = contents }

  /// Reads a file.
  public init(url: URL, options: ReadingOptions = []) throws {
    regularFileContents = try Data(contentsOf: url)
    filename = url.lastPathComponent
    preferredFilename = filename
  }

  open var isRegularFile: Bool { true }
  open var isDirectory: Bool { false }

  /// How a file is read.
  public struct ReadingOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Everything at once.
    public static let immediate = ReadingOptions(rawValue: 1)
    public static let withoutMapping = ReadingOptions(rawValue: 2)
  }
}
