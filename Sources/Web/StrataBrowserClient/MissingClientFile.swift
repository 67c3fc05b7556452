/// An error for a missing file of the browser client.
public struct MissingClientFile: Error, Equatable, CustomStringConvertible {
  /// The path where the file was expected.
  public let path: String

  public var description: String {
    "the browser client's file \(path) cannot be read: build again, or copy the build's "
      + ".resources folders to the executable"
  }
}
