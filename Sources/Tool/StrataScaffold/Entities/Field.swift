/// A property of an entity, written as `role:engineer|designer`.
public struct Field: Equatable, Sendable {
  /// The name of the property.
  public var name: String
  /// The type of the property that the field declares.
  public var type: FieldType

  /// The names of properties that every entity has.
  private static let taken: Set<String> = ["id", "displayName", "fixture", "fixtures"]

  /// The names that generated code uses in a type, and words that Swift parses as keywords where a
  /// value is expected.
  private static let used: Set<String> = [
    "toDomain", "encode", "allCases", "await", "get", "set", "willSet", "didSet",
  ]

  /// Returns whether the name is taken, so that a field or a case must not have it.
  static func isUsed(_ name: String) -> Bool { used.contains(name) }

  /// The names that the enum of a choice must not have, since the model's code uses them.
  private static let takenChoices: Set<String> = [
    "Type", "Protocol", "Self", "Any", "String", "Int", "Double", "Float", "Bool", "Date", "URL",
    "UUID", "Array", "Equatable", "Identifiable", "CaseIterable", "Error",
  ]

  init(name: String, type: FieldType) {
    self.name = name
    self.type = type
  }

  /// Parses the description of a field, such as `name:String`.
  ///
  /// - Parameter text: a lower camel case name, a colon and a type.
  /// - Throws: ``InputError``.
  public init(_ text: String) throws(InputError) {
    guard let colon = text.firstIndex(of: ":") else {
      throw InputError("field", text, "must have the form name:Type")
    }
    name = String(text[..<colon])
    if let rule = Self.brokenRule(name) { throw InputError("field", text, rule) }
    do { type = try FieldType(String(text[text.index(after: colon)...])) } catch {
      throw InputError(
        "field", text, "is refused: the \(error.field) '\(error.value)' \(error.rule)")
    }
    if case .choice = type.base, Self.takenChoices.contains(type.base.swift(for: name)) {
      throw InputError(
        "field", text,
        "would generate an enum whose name Swift already uses; choose another name for the field")
    }
  }

  private static func brokenRule(_ name: String) -> String? {
    guard name.first?.isLowercase == true,
      name.utf8.allSatisfy({ Character(Unicode.Scalar($0)).isLetter || (48...57).contains($0) })
    else {
      return
        "needs a name of letters (a to z, A to Z) and digits that begins with a lower-case letter"
    }
    guard name.count <= TypeName.longest else {
      return "has a name longer than \(TypeName.longest) letters"
    }
    guard !TypeName.keywords.contains(name) else { return "has a Swift keyword as its name" }
    guard !taken.contains(name) else {
      return "has a name that every entity already has; choose another name"
    }
    guard !isUsed(name) else {
      return "has a name that Swift or generated code already uses; choose another name"
    }
    // JSONDecoder converts image_url to imageUrl.
    guard !zip(name, name.dropFirst()).contains(where: { $0.isUppercase && $1.isUppercase }) else {
      return "has several capitals in a row; write imageUrl, not imageURL"
    }
    return nil
  }

  /// The name as a service writes it: `started_on` for `startedOn`.
  var wireName: String { SnakeCase.of(name) }

  /// The description of a field with the identifier of the entity that this field has, or with
  /// those of its list: `hostId:UUID?` for `host:Customer`. It is optional, because a form would
  /// have to invent the identifier of a new entity.
  var identifying: String {
    switch type {
    case .list, .optional(.list): "\(name)Ids:[UUID]"
    default: "\(name)Id:UUID?"
    }
  }
}
