import StrataImportGraph

/// The places where a manifest contains `.defaultIsolation(MainActor.self)`.
struct MainActorSettings {
  /// The indices among the manifest's tokens of those places that belong to no target yet.
  private var places: Set<Int>

  init(tokens: [SwiftToken]) {
    places = Set(
      tokens.indices.filter { index in
        tokens[index].isWord("defaultIsolation") && index + 2 < tokens.count
          && tokens[index + 1].isMark("(") && tokens[index + 2].isWord("MainActor")
      })
  }

  /// Returns whether a target's settings contain such a place, which is then assigned to that
  /// target.
  mutating func take(from settings: ArraySlice<SwiftToken>?) -> Bool {
    guard let settings else { return false }
    let own = places.filter(settings.indices.contains)
    places.subtract(own)
    return !own.isEmpty
  }

  /// A Boolean value that indicates whether some places belong to no target.
  var isLeft: Bool { !places.isEmpty }
}
