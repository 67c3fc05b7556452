/// A type that a file declares.
public struct DeclaredType: Equatable, Sendable {
  /// The name of the type.
  public var name: String
  /// The keyword: `struct`, `class`, `enum`, `actor`, `protocol` or `typealias`.
  public var kind: String
  /// The line of the declaration, from 1.
  public var line: Int
  /// The names in the type's inheritance clause.
  public var inherits: [String] = []
  /// The type's stored properties, in order.
  public var properties: [Property] = []
  /// The cases of an enum.
  public var cases: [String] = []
  /// The type's functions.
  public var functions: [Function] = []
  /// The type's nested types.
  public var types: [DeclaredType] = []

  /// A stored property of a type.
  public struct Property: Equatable, Sendable {
    /// The name of the property.
    public var name: String
    /// The annotation as written, without spaces; `nil` if there is none.
    public var type: String?
    /// The line of the declaration, from 1.
    public var line: Int
  }

  /// A function of a type.
  public struct Function: Equatable, Sendable {
    /// The base name of the function, without argument labels.
    public var name: String
    /// The argument labels of the function's parameters.
    public var labels: [String]
    /// The types of the function's parameters as written, without spaces.
    public var parameters: [String]
    /// A Boolean value that indicates whether a call on a value needs no `await` or `try` and
    /// returns nothing.
    public var isPlain: Bool
  }
}
