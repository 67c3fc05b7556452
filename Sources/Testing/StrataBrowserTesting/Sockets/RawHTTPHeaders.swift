/// Header fields as they stand in a message: in order, repeated ones kept, names of any case.
///
///     response.headers["content-type"]    // "text/html", also when sent as Content-Type
public struct RawHTTPHeaders: Sendable, Equatable, ExpressibleByDictionaryLiteral {
  /// All fields in the order in which they were sent.
  public var fields: [Field] = []

  /// One line of a header.
  public struct Field: Sendable, Equatable {
    public var name: String
    public var value: String
  }

  public init() {}

  public init(dictionaryLiteral elements: (String, String)...) {
    fields = elements.map { Field(name: $0.0, value: $0.1) }
  }

  /// The first value of a name, compared without regard to case.
  public subscript(_ name: String) -> String? { all(name).first }

  /// Every value of a name, such as the cookies that a response sets.
  public func all(_ name: String) -> [String] {
    fields.filter { $0.name.lowercased() == name.lowercased() }.map(\.value)
  }

  /// Adds a field, also when the name is already there.
  public mutating func add(_ name: String, _ value: String) {
    fields.append(Field(name: name, value: value))
  }

  /// These fields, then the others.
  public func adding(_ others: RawHTTPHeaders) -> RawHTTPHeaders {
    var all = self
    all.fields += others.fields
    return all
  }

  var lines: String { fields.map { "\($0.name): \($0.value)\r\n" }.joined() }
}
