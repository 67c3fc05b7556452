/// A file of the browser's client is not where the build put it.
public struct MissingClientFile: Error, Equatable, CustomStringConvertible {
  /// Where it was looked for.
  public let path: String

  public var description: String {
    "the browser client's file \(path) cannot be read: build again, or install the resources"
  }
}
