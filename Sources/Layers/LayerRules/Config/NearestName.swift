/// Guesses which name was meant.
public enum NearestName {
  /// The known name that is the fewest edits away, where that is at most a third of it.
  ///
  ///     NearestName.of("flors", among: ["floors", "roots"])    // "floors"
  public static func of(_ name: String, among known: [String]) -> String? {
    let ranked = known.map { ($0, distance(name.lowercased(), $0.lowercased())) }
    guard let best = ranked.min(by: { $0.1 < $1.1 }) else { return nil }
    return best.1 <= max(1, max(best.0.count, name.count) / 3) ? best.0 : nil
  }

  private static func distance(_ one: String, _ other: String) -> Int {
    var row = Array(0...other.count)
    for (i, a) in one.enumerated() {
      var diagonal = row[0]
      row[0] = i + 1
      for (j, b) in other.enumerated() {
        let next = min(row[j] + 1, row[j + 1] + 1, diagonal + (a == b ? 0 : 1))
        diagonal = row[j + 1]
        row[j + 1] = next
      }
    }
    return row[other.count]
  }
}
