/// A search for a place: `name`, `name,country` or `name,state,country`.
///
///     PlaceQuery("portland, me, US")    // name "portland", state "me", country "US"
///
/// With two parts the second is a country, never a state, as in the real service; `UK` means `GB`.
public struct PlaceQuery: Sendable, Equatable {
  /// The folded name: without case, diacritics and punctuation.
  let name: String
  let state: String?
  let country: String?

  /// Parses a query; returns `nil` if the text has no name.
  public init?(_ text: String) {
    let parts = text.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    name = Folding.fold(parts[0])
    guard !name.isEmpty else { return nil }
    let rest = parts.dropFirst().map(Folding.fold).filter { !$0.isEmpty }
    state = rest.count >= 2 ? rest[0] : nil
    country = rest.last.map { $0 == "uk" ? "GB" : $0.uppercased() }
  }
}
