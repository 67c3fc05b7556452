/// The header fields of a request or response, in order.
///
///     var headers: HTTPHeaders = ["Content-Type": "text/plain"]
///     headers.append("a=1", for: "Set-Cookie")
///     headers["content-type"]                 // "text/plain"
///
/// Names are not case-sensitive and are stored in lower case. A name may occur several times: the
/// subscript reads the first, ``values(for:)`` reads all.
public struct HTTPHeaders: Sendable, Hashable {
  /// A header line.
  public struct Field: Sendable, Hashable {
    /// The header line's name in lower case.
    public let name: String
    /// The header line's value.
    public let value: String
  }

  private var fields: [Field] = []

  /// Creates an empty collection of header fields.
  public init() {}

  /// The first value of a name; setting it replaces all values of the name, `nil` removes them.
  public subscript(name: String) -> String? {
    get {
      let name = name.lowercased()
      return fields.first { $0.name == name }?.value
    }
    set {
      let name = name.lowercased()
      fields.removeAll { $0.name == name }
      if let newValue { fields.append(Field(name: name, value: newValue)) }
    }
  }

  /// Returns all values of a name, in order.
  public func values(for name: String) -> [String] {
    let name = name.lowercased()
    return fields.filter { $0.name == name }.map(\.value)
  }

  /// Adds a line, keeping those of the same name.
  public mutating func append(_ value: String, for name: String) {
    fields.append(Field(name: name.lowercased(), value: value))
  }

  /// Adds a line whose name is already in lower case, as in libwebsockets' table.
  mutating func append(_ value: String, lowercasedName name: String) {
    fields.append(Field(name: name, value: value))
  }

  mutating func reserve(_ count: Int) { fields.reserveCapacity(count) }
}

extension HTTPHeaders: Sequence {
  /// The number of header lines.
  public var count: Int { fields.count }
  /// A Boolean value that indicates whether there are no lines.
  public var isEmpty: Bool { fields.isEmpty }
  /// Returns an iterator over the lines in order.
  public func makeIterator() -> IndexingIterator<[Field]> { fields.makeIterator() }
}

extension HTTPHeaders: ExpressibleByDictionaryLiteral {
  /// Creates a collection of these lines, in order.
  public init(dictionaryLiteral elements: (String, String)...) {
    for (name, value) in elements { append(value, for: name) }
  }
}
