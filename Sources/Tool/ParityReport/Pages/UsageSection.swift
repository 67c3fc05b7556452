/// The section of the parity page about the usage ranking and its open rows.
struct UsageSection {
  /// The rows of the ranking that name an API; names of symbol images are left out.
  let rows: [ParityReport.UsageRow]

  init(_ rows: [ParityReport.UsageRow]) {
    self.rows = rows.filter { $0.usage.kind != "symbol name" }
  }

  var text: String {
    [
      summary, table("The core set: what does not work", open.filter(\.usage.isCore)), others,
      notes,
    ]
    .joined(separator: "\n\n")
  }

  private var summary: String {
    let own = rows.filter { $0.usage.isOwn }
    let core = own.filter(\.usage.isCore)
    return """
      ## The uses of ten real apps

      How often ten open-source apps use each API, rows of kind *symbol name* left out. A row that
      means several APIs works if all of them work. Some rows name something other than an API of
      these modules: what the Swift toolchain provides counts as working, and what another module
      provides counts as absent; both are listed below.

      | of | uses | work | are partial | are accepted |
      |---|--:|--:|--:|--:|
      \(line("all rows", rows))
      \(line("rows that are API of these modules", own))
      \(line("the core set among these", core))

      Core set: \(core.count { $0.status == .works }) of \(core.count) rows work.
      """
  }

  private func line(_ name: String, _ rows: [ParityReport.UsageRow]) -> String {
    let all = rows.map(\.usage.uses).reduce(0, +)
    let cells = ["works", "partial", "accepted"].map { word in
      let uses = rows.filter { $0.status.word == word }.map(\.usage.uses).reduce(0, +)
      return "\(uses), \(Percent(uses, of: all).text)"
    }
    return "| \(name) (\(rows.count)) | \(all) | \(cells.joined(separator: " | ")) |"
  }

  /// The rows whose API does not work, sorted by uses, then by name.
  private var open: [ParityReport.UsageRow] {
    rows.filter { $0.usage.isOwn && $0.status != .works }
      .sorted { ($1.usage.uses, $0.usage.api) < ($0.usage.uses, $1.usage.api) }
  }

  private var others: String {
    let lines = open.filter { !$0.usage.isCore }.map {
      "`\($0.usage.api)` \($0.usage.uses)" + ($0.status == .absent ? "" : " \($0.status.word)")
    }
    return """
      ### Other uses that do not work

      Absent, unless a status follows the number of uses: \(lines.joined(separator: ", ")).
      """
  }

  private func table(_ title: String, _ rows: [ParityReport.UsageRow]) -> String {
    let lines = rows.map { "| `\($0.usage.api)` | \($0.usage.uses) | \($0.status.sentence) |" }
    return (["### \(title)", "", "| api | uses | status |", "|---|--:|---|"] + lines)
      .joined(separator: "\n")
  }

  private var notes: String {
    let own = rows.filter { $0.usage.note != nil }
    let reasons = own.compactMap(\.usage.note?.reason).uniqued
    let lines = reasons.map { reason in
      let names = own.filter { $0.usage.note?.reason == reason }
        .map { "`\($0.usage.api)` \($0.usage.uses)" }
      return "- \(reason): \(names.joined(separator: ", "))"
    }
    return (["### Rows that name something other than one symbol", ""] + lines).joined(
      separator: "\n")
  }
}

extension Usage {
  /// A Boolean value that indicates whether the API belongs to the compared modules, and not to the
  /// toolchain or a third party.
  var isOwn: Bool { note?.meaning != .given && note?.meaning != .elsewhere }
}

extension ParityStatus {
  var sentence: String {
    switch self {
    case .partial(let words), .accepted(let words): "\(word): \(words)"
    case .works, .untested, .absent: word
    }
  }
}
