extension PlacedDocuments {
  /// Returns what lies within a distance, the nearest first.
  ///
  /// - Parameters:
  ///   - metres: Up to and with this distance; half the Earth's girth and more is everywhere.
  ///   - limit: How many at most.
  public func near(
    _ point: GeoPoint, metres: Double, limit: Int
  ) async throws(PersistenceError) -> [PlacedDocument<Value>] {
    try await near(point, metres: metres, limit: limit) { _ in true }
  }

  /// Returns those of what lies within a distance that somebody wants to see, the nearest first.
  ///
  ///     let open = try await stalls.near(here, metres: 5_000, limit: 50) { $0.isOpen }
  ///
  /// What is not wanted does not count for the limit: however much of it lies nearer, what lies
  /// behind it is found. Documents are read in pages: the first has `limit` of them, and each later
  /// one twice as many as the one before, so that a rare one among very many costs few searches.
  ///
  /// - Parameters:
  ///   - metres: Up to and with this distance; half the Earth's girth and more is everywhere.
  ///   - limit: How many at most.
  ///   - isWanted: Asked once of each document, the nearest first.
  public func near(
    _ point: GeoPoint, metres: Double, limit: Int, where isWanted: @Sendable (Value) -> Bool
  ) async throws(PersistenceError) -> [PlacedDocument<Value>] {
    guard metres >= 0, limit > 0 else { return [] }
    var (wanted, read) = ([PlacedDocument<Value>](), Set<String>())
    var search = PlacedSearch(near: point, metres: metres)
    var size = limit
    while !search.isOver {
      // What is moved meanwhile may be found at both its places.
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

  /// The most documents of a page, unless a caller's limit is larger: they are in memory at once.
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
