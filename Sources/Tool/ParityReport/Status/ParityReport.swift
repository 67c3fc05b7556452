/// Apple's symbols and the ranking of uses, each with how things stand here.
public struct ParityReport: Equatable, Sendable {
  public struct Row: Equatable, Sendable {
    public var symbol: AppleSymbol
    public var status: ParityStatus
    /// Whether it is tied to the main actor here, where Apple's is not.
    public var isTied = false
  }

  public struct UsageRow: Equatable, Sendable {
    public var usage: Usage
    public var status: ParityStatus
  }

  /// A declaration whose docstring says that it is not all that Apple's is.
  public struct Difference: Hashable, Sendable {
    public var path: String
    public var marker: Marker
  }

  public var rows: [Row]
  public var usages: [UsageRow]
  /// Public symbols of ours that are not in Apple's list, sorted.
  public var unknown: [String]
  /// Sorted by path; overloads that say the same are listed once.
  public var differences: [Difference]

  /// - Parameters:
  ///   - own: what is held against Apple's list.
  ///   - others: modules that apps use beside it, for the ranking.
  ///   - used: the identifiers of the symbols that tests use.
  public init(
    apple: AppleTable, usage: UsageTable, own: OwnSymbols, others: OwnSymbols,
    used: Set<String>
  ) {
    let together = OwnSymbols(all: own.all + others.all)
    let status = OwnStatus(own: own, proofs: Proofs(used: used, of: own))
    let all = OwnStatus(own: together, proofs: Proofs(used: used, of: together))
    let known = Set(apple.symbols.map(\.path))
    let news = own.all.filter { $0.isListed && !known.contains($0.key) }
    let shorter = ShorterForms(own: news, apple: apple.symbols)
    rows = Self.rows(apple, status, shorter)
    usages = usage.rows.map { UsageRow(usage: $0, status: all.of($0)) }
    unknown = news.map(\.key).filter { !shorter.keys.contains($0) }.uniqued.sorted()
    differences = Self.differences(own)
  }

  private static func differences(_ own: OwnSymbols) -> [Difference] {
    own.all.filter { !$0.isPlumbing }
      .compactMap { symbol in
        symbol.marker.map { Difference(path: symbol.key, marker: $0) }
      }
      .uniqued.sorted { ($0.path, $0.marker.text) < ($1.path, $1.marker.text) }
  }

  private static func rows(
    _ apple: AppleTable, _ status: OwnStatus, _ shorter: ShorterForms
  ) -> [Row] {
    judged(apple, status, shorter).map { row in
      let own = status.declarations(row.symbol.path)
      var row = row
      row.isTied =
        row.symbol.isNonisolated && !own.isEmpty && own.allSatisfy(\.isOnMainActor)
      return row
    }
  }

  /// Where Apple lists a name several times, as many of its rows work as overloads of ours do; where
  /// we have it fewer times, the last ones are partial.
  private static func judged(
    _ apple: AppleTable, _ status: OwnStatus, _ shorter: ShorterForms
  ) -> [Row] {
    var seen: [String: Int] = [:]
    return apple.symbols.map { symbol in
      let own = status.ranked(status.declarations(symbol.path))
      let number = seen[symbol.path, default: 0]
      seen[symbol.path] = number + 1
      if own.isEmpty, let labels = shorter.missing[symbol.path] {
        let words = labels.map { "`\($0):`" }.joined(separator: ", ")
        return Row(symbol: symbol, status: .partial("without \(words)"))
      }
      if number > 0, number >= own.count, !own.isEmpty {
        return Row(symbol: symbol, status: .partial("another of this name is here"))
      }
      return Row(symbol: symbol, status: own.isEmpty ? .absent : own[number])
    }
  }

  /// How many rows have each status, in the order of the page's legend.
  public func counts(family: String? = nil) -> [(word: String, count: Int)] {
    let own = rows.filter { family == nil || $0.symbol.family == family }
    return ParityStatus.words.map { word in (word, own.count { $0.status.word == word }) }
  }
}

extension Sequence where Element: Hashable {
  /// The elements without repetitions, in their order.
  var uniqued: [Element] {
    var seen: Set<Element> = []
    return filter { seen.insert($0).inserted }
  }
}
