/// What a caller asks for: `name`, `name,country` or `name,state,country`.
///
///     PlaceQuery("portland, me, US")    // name "portland", state "me", country "US"
///
/// With two parts the second is a country, never a state, as the real service reads it; `UK` means
/// `GB`.
public struct PlaceQuery: Sendable, Equatable {
  /// Folded: without case, marks and punctuation.
  let name: String
  let state: String?
  let country: String?

  /// Fails when there is no name in the text.
  public init?(_ text: String) {
    let parts = text.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    name = Folding.fold(parts[0])
    guard !name.isEmpty else { return nil }
    let rest = parts.dropFirst().map(Folding.fold).filter { !$0.isEmpty }
    state = rest.count >= 2 ? rest[0] : nil
    country = rest.last.map { $0 == "uk" ? "GB" : $0.uppercased() }
  }
}
