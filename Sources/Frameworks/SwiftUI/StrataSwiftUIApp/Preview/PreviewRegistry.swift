/// A type that creates a preview, declared by the `#Preview` macro. Same as Apple's.
public protocol PreviewRegistry {
  /// The module and the file of the declaration, such as `App/Home.swift`.
  static var fileID: String { get }
  /// The line of the declaration, counted from 1.
  static var line: Int { get }
  /// The column of the declaration, counted from 1.
  static var column: Int { get }

  /// Creates the preview.
  ///
  /// - Throws: The error of the preview's body.
  @MainActor static func makePreview() throws -> Preview
}
