/// A JSON value that is always written the same way: members in the order given, no spaces,
/// whole numbers without a fraction.
///
///     JSON.object(["temp": 12.5, "rain": nil, "cod": "200"]).bytes    // {"temp":12.5,"cod":"200"}
public enum JSON: Sendable, Equatable {
  case null
  case bool(Bool)
  case number(Double)
  case string(String)
  case array([JSON])
  case members([Member])

  /// A name and its value in an object.
  public struct Member: Sendable, Equatable {
    public let name: String
    public let value: JSON

    public init(_ name: String, _ value: JSON) {
      self.name = name
      self.value = value
    }
  }

  /// An object; members whose value is `nil` are left out.
  public static func object(_ members: KeyValuePairs<String, JSON?>) -> JSON {
    .members(members.compactMap { name, value in value.map { Member(name, $0) } })
  }

  /// The value of a member; `nil` where there is none or this is no object.
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

  public static func integer(_ value: Int) -> JSON { .number(Double(value)) }
}
