extension PlacedDocuments {
  /// Returns the documents within a distance, the nearest first.
  ///
  /// - Parameters:
  ///   - point: The centre of the search.
  ///   - metres: The maximum distance; from half the Earth's circumference on it means everywhere.
  ///   - limit: The maximum number.
  /// - Throws: ``PersistenceError`` if the database cannot be read, or a document cannot be
  ///   decoded.
  public func near(
    _ point: GeoPoint, metres: Double, limit: Int
  ) async throws(PersistenceError) -> [PlacedDocument<Value>] {
    try await near(point, metres: metres, limit: limit) { _ in true }
  }

  /// Returns the documents within a distance that fulfil a condition, the nearest first.
  ///
  ///     let open = try await stalls.near(here, metres: 5_000, limit: 50) { $0.isOpen }
  ///
  /// Rejected documents do not count towards the limit. Documents are read in pages: the first has
  /// `limit` of them, and each later one twice as many as the one before, so that a rare match
  /// among very many takes few searches.
  ///
  /// - Parameters:
  ///   - point: The centre of the search.
  ///   - metres: The maximum distance; from half the Earth's circumference on it means everywhere.
  ///   - limit: The maximum number.
  ///   - isWanted: The condition, called once for each document, the nearest first.
  /// - Throws: ``PersistenceError`` if the database cannot be read, or a document cannot be
  ///   decoded.
  public func near(
    _ point: GeoPoint, metres: Double, limit: Int, where isWanted: @Sendable (Value) -> Bool
  ) async throws(PersistenceError) -> [PlacedDocument<Value>] {
    guard metres >= 0, limit > 0 else { return [] }
    var (wanted, read) = ([PlacedDocument<Value>](), Set<String>())
    var search = PlacedSearch(near: point, metres: metres)
    var size = limit
    while !search.isOver {
      // A document that is moved meanwhile may be found at both positions.
      for place in try await next(size, of: &search) where read.insert(place.document.key).inserted
      {
        guard isWanted(place.document.value) else { continue }
        wanted.append(place)
        if wanted.count == limit { return wanted }
      }
      size = max(size, min(2 * size, Self.largestPage))
    }
    return wanted
  }

  /// The maximum size of a page, unless a caller's limit is larger: its documents are in memory at
  /// once.
  private static var largestPage: Int { 4_096 }

  private func next(
    _ limit: Int, of search: inout PlacedSearch
  ) async throws(PersistenceError) -> [PlacedDocument<Value>] {
    let name = codec.place.name
    let begun = search
    let (found, after) = try await codec.database.perform {
      connection throws(PersistenceError) in
      try connection.preparePlaces()
      var search = begun
      return (try connection.next(limit, of: &search, in: name), search)
    }
    search = after
    return try found.map { place throws(PersistenceError) in
      PlacedDocument(
        document: try codec.decode(place.row), point: place.point, metres: place.metres)
    }
  }
}
