/// The word that was meant by one that nobody knows.
///
///     NearestWord.to("-prot", among: ["--port", "--host"])    // "--port"
///
/// Dashes and what follows an equals sign count for nothing: those are mistaken most.
enum NearestWord {
  /// - Returns: The word that is at most two letters away, or begins as the mistaken one does; of
  ///   several the nearest. `nil` where none is.
  static func to(_ mistaken: String, among known: [String]) -> String? {
    let letters = bare(mistaken)
    guard !letters.isEmpty else { return nil }
    let ranked = known.map { word in
      let meant = bare(word)
      let steps = distance(letters, meant)
      // Two of three letters wrong are another word.
      let isNear = steps <= 2 && steps < min(letters.count, meant.count)
      return (word: word, steps: steps, isMeant: isNear || meant.starts(with: letters))
    }
    return ranked.filter(\.isMeant).min { $0.steps < $1.steps }?.word
  }

  private static func bare(_ word: String) -> [Character] {
    Array(word.drop { $0 == "-" }.prefix { $0 != "=" }.prefix(40).lowercased())
  }

  /// How many letters must be put in, left out or changed to come from one to the other.
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
