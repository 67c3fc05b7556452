/// Finds a replacement for a name that has no drawing: the drawing of the most similar name.
///
///     star.square.on.square    star.square
///     bell.badge.waveform      bell.badge
struct NearestSymbol: Sendable {
  /// Words that describe how a thing is drawn, such as `circle`. Two names that have only these in
  /// common are not similar.
  private static let manners: Set<Substring> = [
    "and", "app", "badge", "circle", "dashed", "down", "fill", "hexagon", "horizontal", "in",
    "inset", "inverse", "left", "of", "on", "portrait", "rectangle", "right", "slash", "square",
    "trianglebadge", "up", "vertical", "with",
  ]

  private struct Candidate: Sendable {
    let name: String
    let words: [Substring]
  }

  /// The names by each word that describes the drawn thing.
  private let names: [Substring: [Candidate]]

  init(_ names: some Sequence<String>) {
    var found: [Substring: [Candidate]] = [:]
    for name in names.sorted() {
      let words = Self.words(name)
      for word in Set(words) where Self.tells(word) {
        found[word, default: []].append(Candidate(name: name, words: words))
      }
    }
    self.names = found
  }

  /// Returns the name with the most words in common; among equal ones, the one with the fewest
  /// other words; `nil` if no name shows the same thing.
  func name(for name: String) -> String? {
    let words = Self.words(name)
    // A symbol is named after what it shows most, so the first such word counts.
    let alike = words.first { Self.tells($0) && names[$0] != nil }.flatMap { names[$0] } ?? []
    return alike.max { score($0.words, words) < score($1.words, words) }?.name
  }

  private func score(_ words: [Substring], _ wanted: [Substring]) -> Int {
    let common = words.filter(wanted.contains).count
    let begin = zip(words, wanted).prefix { $0 == $1 }.count
    // A line through a symbol says the opposite.
    let isOpposite = words.contains("slash") != wanted.contains("slash")
    return common * 100 + begin * 30 - (words.count - common) * 20 - (isOpposite ? 1000 : 0)
  }

  private static func words(_ name: String) -> [Substring] { name.split(separator: ".") }

  private static func tells(_ word: Substring) -> Bool {
    !manners.contains(word) && !word.allSatisfy(\.isNumber)
  }
}
