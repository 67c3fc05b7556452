/// The header fields of a request or response, in the order in which they came.
///
///     var headers: HTTPHeaders = ["Content-Type": "text/plain"]
///     headers.append("a=1", for: "Set-Cookie")
///     headers["content-type"]                 // "text/plain"
///
/// Names compare without regard to case and are kept in lower case. A name may occur several
/// times: the subscript reads the first, ``values(for:)`` reads all.
public struct HTTPHeaders: Sendable, Hashable {
  /// One header line.
  public struct Field: Sendable, Hashable {
    /// The name in lower case.
    public let name: String
    public let value: String
  }

  private var fields: [Field] = []

  public init() {}

  /// Reads the first value of a name, or replaces all values of it; `nil` removes them.
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

  /// All values of a name, in order; empty when there is none.
  public func values(for name: String) -> [String] {
    let name = name.lowercased()
    return fields.filter { $0.name == name }.map(\.value)
  }

  /// Adds one more line, keeping those of the same name.
  public mutating func append(_ value: String, for name: String) {
    fields.append(Field(name: name.lowercased(), value: value))
  }

  /// The caller has the name in lower case already (lws' own table is).
  mutating func append(_ value: String, lowercasedName name: String) {
    fields.append(Field(name: name, value: value))
  }

  mutating func reserve(_ count: Int) { fields.reserveCapacity(count) }
}

extension HTTPHeaders: Sequence {
  public var count: Int { fields.count }
  public var isEmpty: Bool { fields.isEmpty }
  public func makeIterator() -> IndexingIterator<[Field]> { fields.makeIterator() }
}

extension HTTPHeaders: ExpressibleByDictionaryLiteral {
  public init(dictionaryLiteral elements: (String, String)...) {
    for (name, value) in elements { append(value, for: name) }
  }
}
