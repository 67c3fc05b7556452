extension ParityFolder {
  private static let chartsList = "apple-charts.tsv"

  /// Returns the report of Charts, compared with Apple's list of that module.
  ///
  /// - Throws: ``ParityProblems`` if the list is not a table, or if the module is not built.
  func charts() throws -> ParityReport {
    try ParityReport(
      apple: AppleTable(table: data(Self.chartsList), name: Self.chartsList),
      usage: UsageTable([]), own: chartsSymbols(),
      others: OwnSymbols(all: []), used: used())
  }

  /// Returns the section of the parity page about Charts.
  func chartsSection(_ report: ParityReport) throws -> ModuleSection {
    ModuleSection(
      name: "Charts", report: report,
      reasons: try AbsentReasonTable(data("absent-charts.tsv"), name: "absent-charts.tsv"))
  }

  /// Returns a sentence for each public name of Charts that Apple's list does not have.
  func foreignChartsNames(_ report: ParityReport) -> [String] {
    report.unknown.map {
      "Charts: \($0) is public, but the list of Apple's names, \(Self.chartsList), does not have it: "
        + "declare it package, or add it to the list if Apple has it"
    }
  }

  /// Returns the types that Charts declares, with their members, and its modifiers of views. What it
  /// adds to other types of SwiftUI is in the list of SwiftUI.
  private func chartsSymbols() throws -> OwnSymbols {
    let all = try OwnSymbols(graph("Charts")).all
    let types = Set(all.filter { $0.kind == .type && $0.path.count == 1 }.map(\.key))
    return OwnSymbols(
      all: all.filter { types.contains($0.path[0]) || $0.path[0] == "View" })
  }
}
