public import Foundation

/// A package's tables, symbols and tests, from which its parity pages are written or checked.
public struct ParityFolder {
  let top: URL
  let graph: (String) throws -> SymbolGraph
  let used: () throws -> Set<String>

  /// Creates a package's tables, symbols and tests, from which its parity pages are written or
  /// checked.
  ///
  /// - Parameter top: the package's folder, with its modules and tests built.
  public init(top: URL) {
    let tool = SymbolGraphTool(top: top)
    self.init(top: top) { module in
      try SymbolGraph(merging: ModuleParts(top: top).names(of: module).map(tool.graph(of:)))
    } used: {
      try TestIndex(top: top).usedSymbols()
    }
  }

  init(
    top: URL, graph: @escaping (String) throws -> SymbolGraph,
    used: @escaping () throws -> Set<String>
  ) {
    self.top = top
    self.graph = graph
    self.used = used
  }

  private static let data = "Sources/Tool/ParityReport/Resources"

  /// Returns the report for the current tables, module and tests.
  public func report() throws -> ParityReport {
    let usage = try UsageTable(table: data("usage.tsv"), notes: data("usage-notes.tsv"))
    let apple = try ["apple-swiftui.tsv", "apple-more.tsv"]
      .flatMap { try AppleTable(table: data($0), name: $0).symbols }
    return try ParityReport(
      apple: AppleTable(apple), usage: usage, own: OwnSymbols(graph("SwiftUI")),
      others: OwnSymbols(graph("Combine")), modules: modules(), used: used())
  }

  /// Returns the symbols of the modules that may declare what Apple lists with SwiftUI.
  private func modules() throws -> [ModuleSymbols] {
    try SwiftUIUsers(top: top).names().map {
      ModuleSymbols(name: $0, symbols: OwnSymbols(try graph($0)))
    }
  }

  /// Returns the status of the symbols of Strata's UIKit, for which there is no list of Apple's
  /// names to compare with.
  func uikit() throws -> ModuleTable {
    try ModuleTable(own: OwnSymbols(graph("UIKit")), used: used())
  }

  /// Writes `parity.md`, `differences.md` and `uikit-parity.md` in `docs/ledgers`, and the sources
  /// that declare missing symbols as unavailable.
  public func write() throws {
    let report = try report()
    for (path, words) in try pages(report, charts: charts()) where (try? text(path)) != words {
      try Data(words.utf8).write(to: top.appendingPathComponent(path), options: .atomic)
    }
    try writeAbsent(report)
  }

  /// Compares the pages on disk with the current symbols and tests.
  ///
  /// - Returns: one sentence for each outdated statement and each public name that Apple does not
  ///   have; empty if everything is up to date.
  public func drift() throws -> [String] {
    let report = try report()
    let unknown = report.unknown.map {
      "SwiftUI: \($0) is public, but Apple's list has no such symbol: declare it package, or begin "
        + "its name with _"
    }
    let charts = try charts()
    return try unknown + unread() + foreignNames() + foreignChartsNames(charts)
      + (try pages(report, charts: charts)).flatMap { path, words in
        ParityDrift.sentences(path, page: (try? text(path)) ?? "", expected: words)
      } + absentDrift(report)
  }

  /// Returns the SwiftUI parameters that have no effect and are not documented as such.
  private func unread() throws -> [String] {
    let types = try OwnSymbols(graph("SwiftUI")).all.filter { $0.kind == .type && $0.marker != nil }
    let marked = Set(types.map(\.key))
    return try UnreadParameters(SwiftFolder(top.appendingPathComponent(Self.sources)).read())
      .unmarked { marked.contains($0) }.map(\.sentence)
  }

  private static let sources = "Sources/Frameworks/SwiftUI"

  /// The smaller modules, each with a list of Apple's names. `FoundationAdditions` contains what
  /// Apple's Foundation has and Linux's lacks.
  private static let listed = [
    "BackgroundTasks", "Combine", "CoreLocation", "FoundationAdditions", "MapKit",
    "UniformTypeIdentifiers",
  ]

  /// Returns the public names of the smaller modules that are not in the lists of Apple's names.
  private func foreignNames() throws -> [String] {
    try Self.listed.flatMap { try foreignNames(of: $0) }
  }

  private func foreignNames(of module: String) throws -> [String] {
    let list = "apple-\(module.lowercased()).tsv"
    let known = Set(try DataTable(data(list), name: list).rows.map(\.[0]))
    return try OwnSymbols(graph(module)).all
      .filter { $0.isListed && !known.contains($0.key) }.map(\.key).uniqued.sorted()
      .map {
        "\(module): \($0) is public, but the list of Apple's names, \(list), does not have it: "
          + "declare it package, or add it to the list if Apple has it"
      }
  }

  private func pages(
    _ report: ParityReport, charts: ParityReport
  ) throws -> [(path: String, words: String)] {
    [
      (
        "docs/ledgers/parity.md",
        ParityPage(
          report, performance: (try? text("docs/performance.md")) ?? "",
          corpus: (try? text("docs/ledgers/corpus.md")) ?? "",
          charts: try chartsSection(charts)
        ).text
      ),
      ("docs/ledgers/differences.md", DifferencesPage(report).text),
      ("docs/ledgers/uikit-parity.md", ModulePage(try uikit()).text),
    ]
  }

  func data(_ name: String) throws -> String { try text("\(Self.data)/\(name)") }

  func text(_ path: String) throws -> String {
    try String(contentsOf: top.appendingPathComponent(path), encoding: .utf8)
  }
}
