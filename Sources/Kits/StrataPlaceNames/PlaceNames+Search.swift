import Foundation

extension PlaceNames {
  /// Towns of a name, the largest first; small letters, capitals and accents are the same.
  ///
  ///     try PlaceNames.bundled().places(address: "paris, texas").first?.region    // "Texas"
  ///
  /// - Parameters:
  ///   - address: A name; behind a comma the region, the two letters of the country, or both.
  ///   - count: How many at most.
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
      .prefix(count).map { named($0, 0) }
  }

  /// Folding is dear: only names that begin alike are looked at, and those that ASCII cannot tell.
  private func matches(_ name: String) -> [Int] {
    let first = name.utf8.first ?? 0
    return (0..<file.count).filter { place in
      let letter = file.initial(place)
      guard letter > 0x7F || letter | 0x20 == first | 0x20 else { return false }
      return Self.folded(file.name(place)) == name
    }
  }

  private static func folded(_ text: String) -> String {
    text.trimmingCharacters(in: .whitespaces)
      .folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil)
  }
}
