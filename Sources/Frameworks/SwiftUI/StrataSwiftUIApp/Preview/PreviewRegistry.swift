/// A type that creates a preview, declared by the `#Preview` macro. Same as Apple's.
public protocol PreviewRegistry {
  /// The module and file, such as `App/Home.swift`.
  static var fileID: String { get }
  /// The line, starting at 1.
  static var line: Int { get }
  /// The column, starting at 1.
  static var column: Int { get }

  /// Creates the preview.
  ///
  /// - Throws: the error of the preview's body.
  @MainActor static func makePreview() throws -> Preview
}
