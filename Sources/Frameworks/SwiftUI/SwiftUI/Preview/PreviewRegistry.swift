/// A type that makes one preview. The `#Preview` macro writes them. Same as Apple's.
public protocol PreviewRegistry {
  /// Module and file: `App/Home.swift`.
  static var fileID: String { get }
  /// From 1.
  static var line: Int { get }
  /// From 1.
  static var column: Int { get }
  @MainActor static func makePreview() throws -> Preview
}
