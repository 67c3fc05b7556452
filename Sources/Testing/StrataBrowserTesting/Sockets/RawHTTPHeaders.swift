/// The header fields of a message, in order and with duplicates; names are case-insensitive.
///
///     response.headers["content-type"]    // "text/html", also when sent as Content-Type
public struct RawHTTPHeaders: Sendable, Equatable, ExpressibleByDictionaryLiteral {
  /// All fields in the order in which they were sent.
  public var fields: [Field] = []

  /// A header field.
  public struct Field: Sendable, Equatable {
    /// The name of the field.
    public var name: String
    /// The value of the field.
    public var value: String
  }

  /// Creates an empty list of header fields.
  public init() {}

  public init(dictionaryLiteral elements: (String, String)...) {
    fields = elements.map { Field(name: $0.0, value: $0.1) }
  }

  /// Returns the first value of the field with a name, ignoring case; `nil` if there is none.
  public subscript(_ name: String) -> String? { all(name).first }

  /// Returns every value of the fields with a name, such as the cookies that a response sets.
  public func all(_ name: String) -> [String] {
    fields.filter { $0.name.lowercased() == name.lowercased() }.map(\.value)
  }

  /// Appends a field, also if the name already exists.
  public mutating func add(_ name: String, _ value: String) {
    fields.append(Field(name: name, value: value))
  }

  /// Returns these fields, followed by those of `others`.
  public func adding(_ others: RawHTTPHeaders) -> RawHTTPHeaders {
    var all = self
    all.fields += others.fields
    return all
  }

  var lines: String { fields.map { "\($0.name): \($0.value)\r\n" }.joined() }
}
