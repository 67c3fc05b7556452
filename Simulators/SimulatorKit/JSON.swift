/// A JSON value with a deterministic text: members in the given order, no spaces, whole numbers
/// without a fraction.
///
///     JSON.object(["temp": 12.5, "rain": nil, "cod": "200"]).bytes    // {"temp":12.5,"cod":"200"}
public enum JSON: Sendable, Equatable {
  case null
  case bool(Bool)
  case number(Double)
  case string(String)
  case array([JSON])
  case members([Member])

  /// A member of an object.
  public struct Member: Sendable, Equatable {
    /// The name of the member.
    public let name: String
    /// The value of the member.
    public let value: JSON

    /// Creates a member.
    public init(_ name: String, _ value: JSON) {
      self.name = name
      self.value = value
    }
  }

  /// Creates an object; members whose value is `nil` are left out.
  public static func object(_ members: KeyValuePairs<String, JSON?>) -> JSON {
    .members(members.compactMap { name, value in value.map { Member(name, $0) } })
  }

  /// Returns the value of a member; `nil` if there is none or this is not an object.
  public subscript(name: String) -> JSON? {
    guard case .members(let members) = self else { return nil }
    return members.first { $0.name == name }?.value
  }
}

extension JSON: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral,
  ExpressibleByBooleanLiteral, ExpressibleByArrayLiteral
{
  public init(stringLiteral value: String) { self = .string(value) }
  public init(integerLiteral value: Int) { self = .number(Double(value)) }
  public init(floatLiteral value: Double) { self = .number(value) }
  public init(booleanLiteral value: Bool) { self = .bool(value) }
  public init(arrayLiteral elements: JSON...) { self = .array(elements) }

  /// Creates a JSON number from an integer.
  public static func integer(_ value: Int) -> JSON { .number(Double(value)) }
}
