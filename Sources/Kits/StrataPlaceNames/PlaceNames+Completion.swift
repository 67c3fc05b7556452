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
  ///   - count: The maximum number.
  /// - Returns: Towns whose name begins with the text; if there are none, those of a name that
  ///   differs by one letter. None if the task is cancelled meanwhile.
  public func search(_ text: String, in locale: Locale, upTo count: Int = 6) -> [NamedPlace] {
    let readings = TownText.readings(of: text)
    for reading in readings {
      guard !Task.isCancelled else { return [] }
      let found = places(reading, in: locale, upTo: count)
      guard found.isEmpty else { return found }
    }
    for reading in readings where !reading.name.contains(where: \.isNumber) {
      for name in names(similarTo: reading.name) {
        guard !Task.isCancelled else { return [] }
        let found = places(reading.called(Self.folded(name)), in: locale, upTo: count)
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

  private func places(_ text: TownText, in locale: Locale, upTo count: Int) -> [NamedPlace] {
    let words = CountryWords(locale)
    let found = candidates(text.name).filter { place, _ in
      text.around.allSatisfy { part in
        file.region(place).map { Self.folded($0).hasPrefix(part) } == true
          || words.fit(part, file.country(place))
      }
    }
    return found.sorted { ($1.value.weight, $0.key) < ($0.value.weight, $1.key) }
      .prefix(max(0, count)).map { named($0.key, 0, foundAs: $0.value.name) }
  }

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
