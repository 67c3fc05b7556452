/// A property of an entity: `role:engineer|designer`.
public struct Field: Equatable, Sendable {
  public var name: String
  public var type: FieldType

  /// - Parameter text: a name that begins in lower case, a colon and a type.
  /// - Throws: ``InputError``.
  public init(_ text: String) throws(InputError) {
    guard let colon = text.firstIndex(of: ":") else {
      throw InputError("field", text, "is not written as name:Type")
    }
    name = String(text[..<colon])
    guard name.first?.isLowercase == true,
      name.utf8.allSatisfy({ Character(Unicode.Scalar($0)).isLetter || (48...57).contains($0) }),
      !TypeName.keywords.contains(name), name != "id"
    else {
      throw InputError("field", text, "needs a name of letters and digits that Swift does not use")
    }
    type = try FieldType(String(text[text.index(after: colon)...]))
  }

  /// The name as a service writes it: `startedOn` is `started_on`.
  var wireName: String { SnakeCase.of(name) }
}
