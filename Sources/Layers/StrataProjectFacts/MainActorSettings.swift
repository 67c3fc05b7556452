import StrataImportGraph

/// Where a manifest writes `.defaultIsolation(MainActor.self)`.
struct MainActorSettings {
  /// The places of those that no target has claimed, among the manifest's tokens.
  private var places: Set<Int>

  init(tokens: [SwiftToken]) {
    places = Set(
      tokens.indices.filter { index in
        tokens[index].isWord("defaultIsolation") && index + 2 < tokens.count
          && tokens[index + 1].isMark("(") && tokens[index + 2].isWord("MainActor")
      })
  }

  /// Whether there is one among a target's settings, which then is that target's.
  mutating func take(from settings: ArraySlice<SwiftToken>?) -> Bool {
    guard let settings else { return false }
    let own = places.filter(settings.indices.contains)
    places.subtract(own)
    return !own.isEmpty
  }

  /// Whether there are some that are no target's own.
  var isLeft: Bool { !places.isEmpty }
}
