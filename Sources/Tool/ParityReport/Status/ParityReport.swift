/// Apple's symbols and the usage ranking, each with its status in Strata.
public struct ParityReport: Equatable, Sendable {
  /// A symbol of Apple's with its status.
  public struct Row: Equatable, Sendable {
    /// Apple's symbol.
    public var symbol: AppleSymbol
    /// The status of the symbol.
    public var status: ParityStatus
    /// A Boolean value that indicates whether the symbol, or one of its overloads, is isolated to
    /// the main actor in Strata but not in Apple's version.
    public var isTied = false
    /// The module that declares the symbol, if it is another than SwiftUI.
    public var module: String?
  }

  /// A row of the usage ranking with its status.
  public struct UsageRow: Equatable, Sendable {
    /// The row of the ranking.
    public var usage: Usage
    /// The status of the API.
    public var status: ParityStatus
  }

  /// A declaration whose docstring documents a difference from Apple's.
  public struct Difference: Hashable, Sendable {
    /// The path of the declaration, such as `View.frame(width:)`.
    public var path: String
    /// The marker in the symbol's docstring: `Partial` or `Accepted`.
    public var marker: Marker
  }

  /// The status of each symbol of Apple's.
  public var rows: [Row]
  /// The status of each row of the usage ranking.
  public var usages: [UsageRow]
  /// The public symbols of this project that are not in Apple's list, sorted.
  public var unknown: [String]
  /// The documented differences, sorted by path; overloads with the same text are listed once.
  public var differences: [Difference]

  /// Compares symbols, usage and tests.
  ///
  /// - Parameters:
  ///   - apple: Apple's symbols.
  ///   - usage: the ranking of uses in apps.
  ///   - own: the symbols to compare with Apple's list.
  ///   - others: symbols of other modules that apps use, for the ranking.
  ///   - modules: the other modules that may declare symbols in Apple's list.
  ///   - used: the identifiers of the symbols that tests use.
  public init(
    apple: AppleTable, usage: UsageTable, own: OwnSymbols, others: OwnSymbols,
    modules: [ModuleSymbols] = [], used: Set<String>
  ) {
    let elsewhere = SymbolsElsewhere(modules, apple: apple.symbols, own: own)
    let here = OwnSymbols(all: own.all + elsewhere.symbols)
    let together = OwnSymbols(all: here.all + others.all)
    let status = OwnStatus(own: here, proofs: Proofs(used: used, of: here))
    let all = OwnStatus(own: together, proofs: Proofs(used: used, of: together))
    let known = Set(apple.symbols.map(\.path))
    let news = own.all.filter { $0.isListed && !known.contains($0.key) }
    let shorter = ShorterForms(
      own: news + elsewhere.symbols.filter { !known.contains($0.key) }, apple: apple.symbols)
    rows = Self.rows(apple, status, shorter, elsewhere)
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
    _ apple: AppleTable, _ status: OwnStatus, _ shorter: ShorterForms,
    _ elsewhere: SymbolsElsewhere
  ) -> [Row] {
    judged(apple, status, shorter).map { row in
      let own = status.declarations(for: row.symbol)
      var row = row
      row.isTied =
        row.symbol.isNonisolated && own.contains(where: \.isOnMainActor)
      row.module = (own.first?.key ?? shorter.declared[row.symbol.path])
        .flatMap(elsewhere.module)
      return row
    }
  }

  /// Returns the status of each symbol. If Apple lists a name several times, as many of its rows
  /// work as Strata has working overloads; if Strata has fewer overloads, the last rows are
  /// partial.
  private static func judged(
    _ apple: AppleTable, _ status: OwnStatus, _ shorter: ShorterForms
  ) -> [Row] {
    var seen: [String: Int] = [:]
    return apple.symbols.map { symbol in
      let own = status.ranked(status.declarations(for: symbol))
      let number = seen[symbol.path, default: 0]
      seen[symbol.path] = number + 1
      if own.isEmpty, let labels = shorter.missing[symbol.path] {
        let words = labels.map { "`\($0):`" }.joined(separator: ", ")
        return Row(symbol: symbol, status: .partial("without \(words)"))
      }
      if number > 0, number >= own.count, !own.isEmpty {
        return Row(
          symbol: symbol, status: .partial("Strata has fewer overloads of this name than Apple"))
      }
      return Row(symbol: symbol, status: own.isEmpty ? .absent : own[number])
    }
  }

  /// The rows of each type, sorted by the name of the type.
  var families: [(name: String, rows: [Row])] {
    Dictionary(grouping: rows, by: \.symbol.family).map { ($0, $1) }
      .sorted { $0.0.lowercased() < $1.0.lowercased() }
  }

  /// Returns the number of rows with each status, in the order of the page's legend.
  public func counts(family: String? = nil) -> [(word: String, count: Int)] {
    let own = rows.filter { family == nil || $0.symbol.family == family }
    return ParityStatus.words.map { word in (word, own.count { $0.status.word == word }) }
  }
}

extension Sequence where Element: Hashable {
  /// The elements without duplicates, in order.
  var uniqued: [Element] {
    var seen: Set<Element> = []
    return filter { seen.insert($0).inserted }
  }
}
