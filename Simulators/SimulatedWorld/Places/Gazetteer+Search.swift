extension Gazetteer {
  /// Returns the places with a name that starts with the query's, the largest first.
  ///
  /// There are two adjustments: an exact match counts as ten times the population ("bath" gives
  /// Bath before Bathinda), a match of an alternate name as a twentieth ("san" gives San Antonio
  /// before Shanghai, which some language calls Sanghaj). If the query is a whole name, alternate
  /// names in which its last word goes on count a tenth of that ("berlin" gives its districts before
  /// Burlington, which some language calls Berlington).
  public func search(_ query: PlaceQuery, limit: Int) -> [Place] {
    find(query, in: lowerBound(query.name)..<upperBound(query.name), limit: limit)
  }

  /// Returns the largest place with exactly this name, in any spelling or script; `nil` if there is
  /// none.
  public func place(named query: PlaceQuery) -> Place? {
    let start = lowerBound(query.name)
    return find(query, in: start..<endOfEqual(query.name, from: start), limit: 1).first
  }

  private func find(_ query: PlaceQuery, in range: Range<Int>, limit: Int) -> [Place] {
    let equal = range.lowerBound..<endOfEqual(query.name, from: range.lowerBound)
    var weights: [Int: Int] = [:]
    for position in range {
      let rank = file.number(.placeOfNames, position, as: UInt16.self)
      guard matches(query, rank) else { continue }
      let isEqual = equal.contains(position)
      let weight = weight(position, of: rank, isEqual: isEqual)
      let goesOn = !isEqual && !equal.isEmpty && goesOn(query.name, position, of: rank)
      weights[rank] = max(weights[rank] ?? 0, goesOn ? weight / 10 : weight)
    }
    let best = weights.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.prefix(limit)
    return best.map { self[$0.key] }
  }

  private func weight(_ position: Int, of rank: Int, isEqual: Bool) -> Int {
    let isOwnName = isOwnName(position, of: rank)
    let inhabitants = max(1, file.field(rank, at: 12, as: UInt32.self))
    return inhabitants * (isOwnName ? 20 : 1) * (isEqual ? 10 : 1)
  }

  private func isOwnName(_ position: Int, of rank: Int) -> Bool {
    file.number(.namesInOrder, position, as: UInt32.self)
      == file.field(rank, at: 24, as: UInt32.self)
  }

  /// Returns whether a name is an alternate one in which the last word of a folded text goes on.
  private func goesOn(_ name: String, _ position: Int, of rank: Int) -> Bool {
    !isOwnName(position, of: rank) && !foldedName(position).hasPrefix("\(name) ")
  }

  private func matches(_ query: PlaceQuery, _ rank: Int) -> Bool {
    if let wanted = query.country, wanted != country(rank) { return false }
    guard let wanted = query.state else { return true }
    guard let region = region(rank) else { return false }
    return Folding.fold(region.code) == wanted || Folding.fold(region.name) == wanted
  }

  // MARK: - Positions in the sorted names

  func foldedName(_ position: Int) -> String {
    Folding.fold(file.name(file.number(.namesInOrder, position, as: UInt32.self)))
  }

  private func lowerBound(_ name: String) -> Int {
    let wanted = Array(name.utf8)
    return firstPosition { wanted.lexicographicallyPrecedes($0) || wanted == $0 }
  }

  private func upperBound(_ name: String) -> Int {
    let wanted = Array(name.utf8)
    return firstPosition { wanted.lexicographicallyPrecedes($0) && !$0.starts(with: wanted) }
  }

  private func endOfEqual(_ name: String, from start: Int) -> Int {
    var end = start
    while end < file.nameCount, foldedName(end) == name { end += 1 }
    return end
  }

  /// Returns the first position from which on the folded names satisfy a condition.
  private func firstPosition(where holds: ([UInt8]) -> Bool) -> Int {
    var low = 0
    var high = file.nameCount
    while low < high {
      let middle = (low + high) / 2
      if holds(Array(foldedName(middle).utf8)) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
