/// Finds suggestions for misspelt names.
public enum NearestName {
  /// Returns the known name with the smallest edit distance, if it is at most a third of the
  /// length.
  ///
  ///     NearestName.of("lyers", among: ["layers", "roots"])    // "layers"
  public static func of(_ name: String, among known: [String]) -> String? {
    let ranked = known.map { ($0, distance(name.lowercased(), $0.lowercased())) }
    guard let best = ranked.min(by: { $0.1 < $1.1 }) else { return nil }
    return best.1 <= max(1, max(best.0.count, name.count) / 3) ? best.0 : nil
  }

  /// Returns the edit distance of two texts: the number of deletions, insertions, substitutions and
  /// swaps of adjacent letters.
  private static func distance(_ one: String, _ other: String) -> Int {
    let (a, b) = (Array(one), Array(other))
    var rows = [Array(0...b.count)]
    for i in a.indices {
      var row = [i + 1]
      for j in b.indices {
        var least = min(rows[i][j + 1] + 1, row[j] + 1, rows[i][j] + (a[i] == b[j] ? 0 : 1))
        let isSwapped = i > 0 && j > 0 && a[i] == b[j - 1] && a[i - 1] == b[j]
        if isSwapped { least = min(least, rows[i - 1][j - 1] + 1) }
        row.append(least)
      }
      rows.append(row)
    }
    return rows[a.count][b.count]
  }
}
