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

  /// Returns the indices of the places with a folded name, without case and accents. Folding is
  /// expensive, so only names that may begin with it are folded.
  func matches(_ name: String) -> [Int] {
    file.mayBegin(with: name).filter { Self.folded(file.name($0)) == name }
  }

  static func folded(_ text: String) -> String {
    text.trimmingCharacters(in: .whitespaces)
      .folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil)
  }
}
