import Foundation

extension DocumentCollection {
  /// Returns the value of a key, or `nil` if there is none.
  ///
  /// - Throws: ``PersistenceError`` if the database cannot be read, or a document cannot be
  ///   decoded.
  public func value(key: String) async throws(PersistenceError) -> Value? {
    try await document(key: key)?.value
  }

  /// Returns the document of a key, or `nil` if there is none.
  ///
  /// - Throws: ``PersistenceError`` if the database cannot be read, or a document cannot be
  ///   decoded.
  public func document(key: String) async throws(PersistenceError) -> Document<Value>? {
    let row = try await database.read { [place] connection throws(PersistenceError) in
      try connection.document(key: key, in: place)
    }
    return try row.map(decode)
  }

  /// Returns the values of the collection, newest first.
  ///
  /// - Parameter limit: The maximum number; `nil` for all.
  /// - Throws: `corruptRow` with the key of a document that does not decode as this type.
  public func all(limit: Int? = nil) async throws(PersistenceError) -> [Value] {
    try await documents(limit: limit).map(\.value)
  }

  /// Returns the documents of the collection, newest first.
  ///
  /// - Parameter limit: The maximum number; `nil` for all.
  /// - Throws: `corruptRow` with the key of a document that does not decode as this type.
  public func documents(limit: Int? = nil) async throws(PersistenceError) -> [Document<Value>] {
    let rows = try await database.read { [place] connection throws(PersistenceError) in
      try connection.documents(in: place, limit: limit)
    }
    return try rows.map(decode)
  }

  func decode(_ row: RawDocument) throws(PersistenceError) -> Document<Value> {
    do {
      let value = try JSONDecoder().decode(Value.self, from: row.json)
      return Document(key: row.key, at: row.at, value: value)
    } catch {
      let detail = Self.reason(error)
      throw PersistenceError(.corruptRow, collection: place.name, key: row.key, detail: detail)
    }
  }

  private static func reason(_ error: any Error) -> String {
    guard let error = error as? DecodingError else { return String(describing: error) }
    switch error {
    case .keyNotFound(let key, let context): return path(context.codingPath + [key]) + "is missing"
    case .valueNotFound(_, let context): return path(context.codingPath) + "is null"
    case .typeMismatch(let type, let context):
      return path(context.codingPath) + "is not of the type \(type)"
    case .dataCorrupted(let context): return path(context.codingPath) + context.debugDescription
    @unknown default: return String(describing: error)
    }
  }

  private static func path(_ keys: [any CodingKey]) -> String {
    keys.isEmpty ? "it " : "\(keys.map(\.stringValue).joined(separator: ".")) "
  }
}
