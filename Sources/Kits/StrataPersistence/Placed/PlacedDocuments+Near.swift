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
      // A document that is moved meanwhile may be found at both positions. Decoding takes longer than
      // finding, so that what follows the last wanted one is not decoded.
      let page = try await following(size, of: &search, besides: { _ in })
      for found in page.found where read.insert(found.row.key).inserted {
        let place = try decode(found)
        guard isWanted(place.document.value) else { continue }
        wanted.append(place)
        if wanted.count == limit { return wanted }
      }
      size = Self.pageSize(after: size)
    }
    return wanted
  }

  /// Returns the size of the page after one of this size.
  static func pageSize(after size: Int) -> Int { max(size, min(2 * size, largestPage)) }

  /// The maximum size of a page, unless a caller's limit is larger: its documents are in memory at
  /// once.
  private static var largestPage: Int { 4_096 }

  func next(
    _ limit: Int, of search: inout PlacedSearch
  ) async throws(PersistenceError) -> [PlacedDocument<Value>] {
    try await next(limit, of: &search, besides: { _ in }).found
  }

  /// Returns the next documents of a search, and what other statements find in the same moment.
  func next<Other: Sendable>(
    _ limit: Int, of search: inout PlacedSearch,
    besides: @escaping @Sendable (any Engine) throws(PersistenceError) -> Other
  ) async throws(PersistenceError) -> (found: [PlacedDocument<Value>], other: Other) {
    let (found, other) = try await following(limit, of: &search, besides: besides)
    return (try found.map(decode), other)
  }

  /// Returns the next documents of a search before they are decoded.
  private func following<Other: Sendable>(
    _ limit: Int, of search: inout PlacedSearch,
    besides: @escaping @Sendable (any Engine) throws(PersistenceError) -> Other
  ) async throws(PersistenceError) -> (found: [FoundPlace], other: Other) {
    let (begun, name) = (search, codec.place.name)
    let (found, after, other) = try await reading { engine throws(PersistenceError) in
      var search = begun
      return (try engine.next(limit, of: &search, in: name), search, try besides(engine))
    }
    search = after
    return (found, other)
  }

  private func decode(
    _ found: FoundPlace
  ) throws(PersistenceError) -> PlacedDocument<Value> {
    PlacedDocument(document: try codec.decode(found.row), point: found.point, metres: found.metres)
  }

  /// Runs statements that read the rows of one moment.
  func reading<Result: Sendable>(
    _ work: @escaping @Sendable (any Engine) throws(PersistenceError) -> Result
  ) async throws(PersistenceError) -> Result {
    let (facts, name) = (facts, codec.place.name)
    return try await codec.database.read { engine throws(PersistenceError) in
      try engine.prepare(facts, of: name)
      return try engine.snapshot { () throws(PersistenceError) in try work(engine) }
    }
  }
}
