import Foundation

extension PlaceNames {
  /// Returns the towns with a name, the largest first; case and accents are ignored.
  ///
  ///     try PlaceNames.bundled().places(address: "paris, texas").first?.region    // "Texas"
  ///
  /// - Parameters:
  ///   - address: A name; after a comma the region, the two-letter country code, or both.
  ///   - count: The maximum number.
  public func places(address: String, upTo count: Int = 10) -> [NamedPlace] {
    let parts = address.split(separator: ",").map { Self.folded(String($0)) }
    guard let name = parts.first, !name.isEmpty else { return [] }
    let around = parts.dropFirst().filter { !$0.isEmpty }
    let found = matches(name).filter { place in
      around.allSatisfy { part in
        part == file.country(place).lowercased()
          || file.region(place).map(Self.folded) == part
      }
    }
    return found.sorted { file.inhabitants($0) > file.inhabitants($1) }
      .prefix(max(0, count)).map { named($0, 0) }
  }

  /// Returns the towns whose name begins with a text, those with exactly this name first, then the
  /// largest; case and accents are ignored.
  ///
  ///     try PlaceNames.bundled().places(beginning: "lond, ca").first?.region    // "Ontario"
  ///
  /// - Parameters:
  ///   - text: The beginning of a name; after a comma the beginning of the region, or the
  ///     two-letter country code.
  ///   - count: The maximum number.
  public func places(beginning text: String, upTo count: Int = 10) -> [NamedPlace] {
    let parts = text.split(separator: ",").map { Self.folded(String($0)) }
    guard let name = parts.first, let first = name.utf8.first else { return [] }
    let around = parts.dropFirst().filter { !$0.isEmpty }
    var found: [(place: Int, isExact: Bool)] = []
    for place in 0..<file.count where mayBegin(file.initial(place), first) {
      let own = Self.folded(file.name(place))
      if own.hasPrefix(name), around.allSatisfy({ isAround(place, $0) }) {
        found.append((place, own == name))
      }
    }
    return found.sorted { one, other in
      one.isExact == other.isExact
        ? file.inhabitants(one.place) > file.inhabitants(other.place) : one.isExact
    }
    .prefix(max(0, count)).map { named($0.place, 0) }
  }

  /// Returns whether a folded text is the country of a place, or begins its region.
  private func isAround(_ place: Int, _ text: String) -> Bool {
    text == file.country(place).lowercased()
      || file.region(place).map { Self.folded($0).hasPrefix(text) } == true
  }

  /// Returns whether a name with a first byte may begin with a letter when it is folded.
  private func mayBegin(_ byte: UInt8, _ letter: UInt8) -> Bool {
    byte > 0x7F || byte | 0x20 == letter | 0x20
  }

  /// Returns the indices of the places with a folded name, without case and accents. Folding is
  /// expensive, so only names with the same first letter, and those that begin with a non-ASCII
  /// letter, are compared.
  private func matches(_ name: String) -> [Int] {
    let first = name.utf8.first ?? 0
    return (0..<file.count).filter { place in
      guard mayBegin(file.initial(place), first) else { return false }
      return Self.folded(file.name(place)) == name
    }
  }

  static func folded(_ text: String) -> String {
    text.trimmingCharacters(in: .whitespaces)
      .folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil)
  }
}
