import Foundation

/// The statements that search near a point; those of one call read the rows of one moment.
extension Engine {
  /// Returns the nearest documents that a search has not returned yet, nearest first; of equal
  /// ones, those stored first.
  func next(
    _ limit: Int, of search: inout PlacedSearch, in name: String
  ) throws(PersistenceError) -> [FoundPlace] {
    let candidates = try candidates(limit, of: &search, in: name)
    let rows = try documents(candidates.map(\.sequence))
    return candidates.compactMap { candidate in
      // Without a snapshot, it may have been removed since it was found.
      rows[candidate.sequence].map {
        FoundPlace(row: $0, point: candidate.point, metres: candidate.metres)
      }
    }
  }

  /// Returns the documents of these numbers.
  func documents(_ sequences: [Int]) throws(PersistenceError) -> [Int: RawDocument] {
    guard !sequences.isEmpty else { return [:] }
    let list = "[\(sequences.map { "\($0)" }.joined(separator: ","))]"
    let found = try rows(.placedBySequence, .json(Data(list.utf8))) {
      row throws(PersistenceError) in (row.integer(3), RawDocument(row))
    }
    return Dictionary(found) { first, _ in first }
  }

  private func candidates(
    _ limit: Int, of search: inout PlacedSearch, in name: String
  ) throws(PersistenceError) -> ArraySlice<PlacedSearch.Candidate> {
    while search.lacks(limit) {
      let (inner, radius) = search.widened(for: limit)
      search.take(
        try indexed(.placedInBox, around: search.point, metres: radius, in: name)
          .filter { $0.metres > inner })
    }
    return search.pass(limit)
  }

  /// Returns the documents within a distance that fulfil the conditions of a statement.
  ///
  /// The index finds the documents in boxes around the circle. The exact distance then excludes
  /// documents outside.
  func indexed(
    _ text: EngineText, _ values: [SQLValue] = [], around point: GeoPoint, metres: Double,
    in name: String
  ) throws(PersistenceError) -> [PlacedSearch.Candidate] {
    var found: [PlacedSearch.Candidate] = []
    for box in GeoBox.around(point, metres: metres) {
      found += try fetch(text, box.values + [.text(name)] + values) {
        row throws(PersistenceError) in
        let place = GeoPoint(stored: row.real(1), row.real(2))
        return PlacedSearch.Candidate(
          sequence: row.integer(0), point: place, metres: point.metres(to: place))
      }.filter { $0.metres <= metres }
    }
    return found
  }
}

extension GeoBox {
  /// The values of a statement's first four parameters. The edges are a tenth of a millimetre farther
  /// out, so that no rounding of their angles loses a document.
  var values: [SQLValue] {
    let edge = 1e-9
    return [.real(south - edge), .real(north + edge), .real(west - edge), .real(east + edge)]
  }
}
