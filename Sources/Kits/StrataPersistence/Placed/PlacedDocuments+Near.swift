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
      size = Self.following(size)
    }
    return wanted
  }

  /// Returns the nearest documents within a distance that fulfil a condition, and how many do.
  ///
  ///     let (first, count) = try await stalls.near(
  ///       here, metres: 5_000, limit: 20, countingTo: 501, certain: [.isMissing("closed")]
  ///     ) { $0.isOpen }
  ///
  /// Besides the documents that are returned, only those that fulfil not all of `certain` are
  /// decoded.
  ///
  /// - Parameters:
  ///   - point: The centre of the search.
  ///   - metres: The maximum distance; from half the Earth's circumference on it means everywhere.
  ///   - limit: The maximum number of returned documents.
  ///   - most: The number at which counting ends, at least `limit`.
  ///   - certain: The conditions that together imply `isWanted`; `nil` if there are none.
  ///   - isWanted: The condition.
  /// - Returns: The documents, the nearest first, and the number of all that fulfil the condition,
  ///   at most `most`.
  /// - Throws: ``PersistenceError`` if the database cannot be read, or a document cannot be
  ///   decoded.
  public func near(
    _ point: GeoPoint, metres: Double, limit: Int, countingTo most: Int,
    certain: [StoredCondition]?, where isWanted: @Sendable (Value) -> Bool
  ) async throws(PersistenceError) -> (nearest: [PlacedDocument<Value>], count: Int) {
    guard metres >= 0, limit > 0 else { return ([], 0) }
    var search = PlacedSearch(near: point, metres: metres)
    var (wanted, read, size) = ([PlacedDocument<Value>](), Set<String>(), limit)
    while !search.isOver, wanted.count < limit {
      wanted += try await next(size, of: &search).filter {
        read.insert($0.document.key).inserted && isWanted($0.document.value)
      }
      size = Self.following(size)
    }
    var count = wanted.count
    while !search.isOver, count < most {
      size = max(size, most - count)
      for row in try await next(size, of: &search, unless: certain)
      where read.insert(row.key).inserted {
        let isCounted = row.json.isEmpty ? true : isWanted(try codec.decode(row).value)
        if isCounted { count += 1 }
      }
      size = Self.following(size)
    }
    return (Array(wanted.prefix(limit)), min(count, most))
  }

  /// Returns the size of the page after one of this size.
  private static func following(_ size: Int) -> Int { max(size, min(2 * size, largestPage)) }

  /// The maximum size of a page, unless a caller's limit is larger: its documents are in memory at
  /// once.
  private static var largestPage: Int { 4_096 }

  private func next(
    _ limit: Int, of search: inout PlacedSearch
  ) async throws(PersistenceError) -> [PlacedDocument<Value>] {
    let name = codec.place.name
    let begun = search
    let (found, after) = try await codec.database.read {
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
  /// Returns documents in no particular order. Those that fulfil all of `certain` have no JSON.
  private func next(
    _ limit: Int, of search: inout PlacedSearch, unless certain: [StoredCondition]?
  ) async throws(PersistenceError) -> [RawDocument] {
    let name = codec.place.name
    let begun = search
    let (found, after) = try await codec.database.read {
      connection throws(PersistenceError) in
      try connection.preparePlaces()
      var search = begun
      return (try connection.next(limit, of: &search, in: name, unless: certain), search)
    }
    search = after
    return found
  }
}
