extension ParityReport {
  /// The APIs of the ranking that do not work yet, most used first, as tab-separated lines with
  /// uses, kind, API, status and `core`.
  public var missing: [String] {
    usages.filter { $0.usage.kind != "symbol name" && $0.usage.isOwn && $0.status != .works }
      .sorted { ($1.usage.uses, $0.usage.api) < ($0.usage.uses, $1.usage.api) }
      .map { row in
        let core = row.usage.isCore ? "core" : ""
        return [
          String(row.usage.uses), row.usage.kind, row.usage.api, row.status.sentence, core,
        ].joined(separator: "\t")
      }
  }
}
