public import Foundation

extension PlaceNames {
  /// Returns the towns of a text that may be unfinished or have a wrong letter, the likeliest
  /// first.
  ///
  ///     try PlaceNames.bundled().search("Portland Oregon").first?.region    // "Oregon"
  ///     try PlaceNames.bundled().search("Lodnon").first?.name               // "London"
  ///     try PlaceNames.bundled().search("Londres").first?.name              // "London"
  ///
  /// - Parameters:
  ///   - text: The beginning of a name in any language; behind it the region or the country, with
  ///     or without a comma.
  ///   - locale: The language in which countries may be named, besides English.
  ///   - point: Where the reader is. Of the towns that are called exactly as the text those within
  ///     100 km come first, then of those whose name begins with it. `nil` for nowhere.
  ///   - count: The maximum number.
  /// - Returns: Towns whose name begins with the text; if there are none, those of a name that
  ///   differs by one letter. None if the task is cancelled meanwhile.
  public func search(
    _ text: String, in locale: Locale, near point: (latitude: Double, longitude: Double)? = nil,
    upTo count: Int = 6
  ) -> [NamedPlace] {
    let readings = TownText.readings(of: text)
    for reading in readings {
      guard !Task.isCancelled else { return [] }
      let found = places(reading, in: locale, near: point, upTo: count)
      guard found.isEmpty else { return found }
    }
    for reading in readings where !reading.name.contains(where: \.isNumber) {
      for name in names(similarTo: reading.name) {
        guard !Task.isCancelled else { return [] }
        let found = places(reading.called(Self.folded(name)), in: locale, near: point, upTo: count)
          .filter { Self.isWhole(name, in: $0.foundAs) }
        guard found.isEmpty else { return found }
      }
    }
    return []
  }

  /// Returns whether a corrected name is another one, or its first words: New York is the beginning
  /// of the town's own name New York City.
  private static func isWhole(_ name: String, in found: String) -> Bool {
    found == name || found.hasPrefix("\(name) ")
  }

  /// Returns the towns whose name begins with a text, those with exactly this name first, then the
  /// largest; case and accents are ignored. Names in other languages are found, too.
  ///
  ///     try PlaceNames.bundled().places(beginning: "lond, ca").first?.region    // "Ontario"
  ///
  /// - Parameters:
  ///   - text: The beginning of a name; after a comma the beginning of the region or of the
  ///     country's English name, or the two-letter country code.
  ///   - count: The maximum number.
  public func places(beginning text: String, upTo count: Int = 10) -> [NamedPlace] {
    TownText(text).map { places($0, in: Locale(identifier: "en"), upTo: count) } ?? []
  }

  private func places(
    _ text: TownText, in locale: Locale, near point: (latitude: Double, longitude: Double)? = nil,
    upTo count: Int
  ) -> [NamedPlace] {
    let words = CountryWords(locale)
    let found = candidates(text.name).filter { place, _ in
      text.around.allSatisfy { part in
        file.region(place).map { Self.folded($0).hasPrefix(part) } == true
          || words.fit(part, file.country(place))
      }
    }
    let weights = found.map { ($0.key, $0.value.weight + nearness($0.key, $0.value, of: point)) }
    return weights.sorted { ($1.1, $0.0) < ($0.1, $1.0) }
      .prefix(max(0, count)).map { named($0.0, 0, foundAs: found[$0.0]?.name) }
  }

  /// The weight that a town has because it is near the reader: more than any number of inhabitants,
  /// but less than an exact name. What others call it does not count.
  private func nearness(
    _ place: Int, _ candidate: Candidate, of point: (latitude: Double, longitude: Double)?
  ) -> Int {
    guard let point, candidate.name == file.name(place) else { return 0 }
    let town = (file.latitude(place), file.longitude(place))
    return Self.kilometres(point, town) <= Self.reach ? Self.exact / 2 : 0
  }

  /// The distance in kilometres within which towns are near a reader.
  private static let reach = 100.0

  /// A name by which a town is found, and how likely the town is meant.
  private struct Candidate {
    var name: String
    var weight: Int
  }

  /// Returns the towns with a name that begins with a folded text, by their indices.
  ///
  /// Exactly this own name comes before all others. Exactly another name counts as half of the
  /// inhabitants, the beginning of one as a twentieth: some language calls Shanghai "Sanghaj".
  private func candidates(_ name: String) -> [Int: Candidate] {
    var found: [Int: Candidate] = [:]
    for place in file.mayBegin(with: name) {
      guard !Task.isCancelled else { return [:] }
      let own = file.name(place)
      let folded = Self.folded(own)
      guard folded.hasPrefix(name) else { continue }
      let inhabitants = 20 * max(1, file.inhabitants(place))
      found[place] = Candidate(
        name: own, weight: folded == name ? inhabitants + Self.exact : inhabitants)
    }
    return found.merging(otherCandidates(name)) { own, _ in own }
  }

  /// More than the weight of any town that is not called exactly as it was asked for.
  private static let exact = 1 << 40

  /// Returns the towns of which another name begins with a folded text.
  private func otherCandidates(_ name: String) -> [(Int, Candidate)] {
    guard let others else { return [] }
    var found: [Int: Candidate] = [:]
    for position in others.beginning(name) {
      let (place, other) = (others.place(position), others.name(position))
      guard place < file.count else { continue }
      let weight = max(1, file.inhabitants(place)) * (Self.folded(other) == name ? 10 : 1)
      guard weight > found[place]?.weight ?? 0 else { continue }
      found[place] = Candidate(name: other, weight: weight)
    }
    return found.map { ($0.key, $0.value) }
  }
}
