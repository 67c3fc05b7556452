/// A type as a file declares it.
public struct DeclaredType: Equatable, Sendable {
  public var name: String
  /// `struct`, `class`, `enum`, `actor`, `protocol` or `typealias`.
  public var kind: String
  /// From 1.
  public var line: Int
  /// What stands behind the colon.
  public var inherits: [String] = []
  /// The properties that hold something, in their order.
  public var properties: [Property] = []
  /// The cases of an enum.
  public var cases: [String] = []
  public var functions: [Function] = []
  /// The types inside it.
  public var types: [DeclaredType] = []

  public struct Property: Equatable, Sendable {
    public var name: String
    /// As it is written, without blanks; `nil` where none is.
    public var type: String?
    public var line: Int
  }

  public struct Function: Equatable, Sendable {
    public var name: String
    /// The outer names of its parameters.
    public var labels: [String]
  }
}
