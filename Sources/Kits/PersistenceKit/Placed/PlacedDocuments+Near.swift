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
    var (wanted, read, passed) = ([PlacedDocument<Value>](), Set<String>(), 0)
    var size = limit
    while true {
      let page = try await page(point, metres: metres, limit: size, after: passed)
      // Where something was stored meanwhile the pages overlap.
      for place in page where read.insert(place.document.key).inserted {
        guard isWanted(place.document.value) else { continue }
        wanted.append(place)
        if wanted.count == limit { return wanted }
      }
      if page.count < size { return wanted }
      passed += size
      size = max(size, min(2 * size, Self.largestPage))
    }
  }

  /// The most documents of a page, unless a caller's limit is larger: they are in memory at once.
  private static var largestPage: Int { 4_096 }

  private func page(
    _ point: GeoPoint, metres: Double, limit: Int, after count: Int
  ) async throws(PersistenceError) -> [PlacedDocument<Value>] {
    let name = codec.place.name
    let found = try await codec.database.perform { connection throws(PersistenceError) in
      try connection.preparePlaces()
      return try connection.places(
        near: point, metres: metres, limit: limit, after: count, in: name)
    }
    return try found.map { place throws(PersistenceError) in
      PlacedDocument(
        document: try codec.decode(place.row), point: place.point, metres: place.metres)
    }
  }
}
