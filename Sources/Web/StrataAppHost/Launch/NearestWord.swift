/// Finds the known word that is most similar to a mistyped one.
///
///     NearestWord.to("-prot", among: ["--port", "--host"])    // "--port"
///
/// Dashes and the text after an equals sign are ignored, since mistakes are most frequent there.
enum NearestWord {
  /// Returns the nearest word that differs by two letters at most, or begins with the mistyped one;
  /// `nil` if there is none.
  static func to(_ mistaken: String, among known: [String]) -> String? {
    let letters = bare(mistaken)
    guard !letters.isEmpty else { return nil }
    let ranked = known.map { word in
      let meant = bare(word)
      let steps = distance(letters, meant)
      // With two of three letters wrong it is another word.
      let isNear = steps <= 2 && steps < min(letters.count, meant.count)
      return (word: word, steps: steps, isMeant: isNear || meant.starts(with: letters))
    }
    return ranked.filter(\.isMeant).min { $0.steps < $1.steps }?.word
  }

  private static func bare(_ word: String) -> [Character] {
    Array(word.drop { $0 == "-" }.prefix { $0 != "=" }.prefix(40).lowercased())
  }

  /// Returns the Levenshtein distance of two words.
  private static func distance(_ one: [Character], _ other: [Character]) -> Int {
    var row = Array(0...other.count)
    for (index, letter) in one.enumerated() {
      var corner = row[0]
      row[0] = index + 1
      for (column, other) in other.enumerated() {
        let changed = corner + (letter == other ? 0 : 1)
        corner = row[column + 1]
        row[column + 1] = min(changed, corner + 1, row[column] + 1)
      }
    }
    return row[other.count]
  }
}
