extension PlacedDocuments {
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
    // Who asks for no more than are returned asks for no number.
    let certain = most > limit ? certain : nil
    let circle = PlacedCircle(point: point, metres: metres)
    var (search, judged) = (PlacedSearch(near: point, metres: metres), Judged())
    var (size, sure) = (limit, 0)
    while !search.isOver, judged.wanted.count < limit {
      let asked = judged.verdicts.isEmpty ? certain : nil
      let (found, counted) = try await next(
        size, of: &search, counting: asked, in: circle, to: most)
      sure = max(sure, counted)
      judged.judge(found, where: isWanted)
      size = Self.pageSize(after: size)
    }
    let nearest = Array(judged.wanted.prefix(limit))
    if sure >= most { return (nearest, most) }
    if let certain, !search.isOver {
      let count = try await count(certain, in: circle, to: most, knowing: judged, where: isWanted)
      return (nearest, min(count, most))
    }
    try await read(&search, pagesOf: size, to: most, into: &judged, where: isWanted)
    return (nearest, min(judged.wanted.count, most))
  }

  /// The documents that were read, each of which is judged once.
  private struct Judged {
    private(set) var wanted: [PlacedDocument<Value>] = []
    /// The judgement of each document by its key: `true` if the caller wants it.
    private(set) var verdicts: [String: Bool] = [:]

    mutating func judge(_ found: [PlacedDocument<Value>], where isWanted: (Value) -> Bool) {
      // A document that is moved meanwhile may be found at both positions.
      for place in found where verdicts[place.document.key] == nil {
        let isOne = isWanted(place.document.value)
        verdicts[place.document.key] = isOne
        if isOne { wanted.append(place) }
      }
    }
  }

  /// Returns the next documents of a search and, if there are conditions, the number of documents in
  /// the middle of the circle that fulfil them.
  private func next(
    _ limit: Int, of search: inout PlacedSearch, counting conditions: [StoredCondition]?,
    in circle: PlacedCircle, to most: Int
  ) async throws(PersistenceError) -> ([PlacedDocument<Value>], Int) {
    guard let conditions else { return (try await next(limit, of: &search), 0) }
    let (facts, name) = (facts, codec.place.name)
    return try await next(limit, of: &search) { engine throws(PersistenceError) in
      let test = StoredTest(conditions, knowing: engine.hasSpots ? facts : nil)
      return try engine.countInside(circle, to: most, test, in: name)
    }
  }

  /// Returns the number of wanted documents in a circle, or more than `most`. Those that fulfil the
  /// conditions are not read.
  private func count(
    _ conditions: [StoredCondition], in circle: PlacedCircle, to most: Int, knowing judged: Judged,
    where isWanted: (Value) -> Bool
  ) async throws(PersistenceError) -> Int {
    let (facts, name) = (facts, codec.place.name)
    var (count, others) = try await reading { engine throws(PersistenceError) in
      let test = StoredTest(conditions, knowing: engine.hasSpots ? facts : nil)
      return try engine.tally(circle, test, in: name)
    }
    var size = Self.fewest
    while count < most, !others.isEmpty {
      let page = Array(others.prefix(size))
      others.removeFirst(page.count)
      let rows = try await reading { engine throws(PersistenceError) in
        try engine.documents(page).values.map(\.self)
      }
      for row in rows {
        let known = judged.verdicts[row.key]
        let isOne = if let known { known } else { isWanted(try codec.decode(row).value) }
        if isOne { count += 1 }
      }
      size = Self.pageSize(after: size)
    }
    return max(count, judged.wanted.count)
  }

  /// The number of documents that are read first to be judged.
  private static var fewest: Int { 256 }

  /// Reads on until as many documents are wanted, or none is left.
  private func read(
    _ search: inout PlacedSearch, pagesOf first: Int, to most: Int, into judged: inout Judged,
    where isWanted: (Value) -> Bool
  ) async throws(PersistenceError) {
    var size = first
    while !search.isOver, judged.wanted.count < most {
      size = max(size, most - judged.wanted.count)
      judged.judge(try await next(size, of: &search), where: isWanted)
      size = Self.pageSize(after: size)
    }
  }
}
