/// The section of the parity page about a module that has a list of Apple's symbols of its own.
struct ModuleSection {
  /// The name of the module, such as `Charts`.
  var name: String
  /// The status of each of Apple's symbols of the module.
  var report: ParityReport
  /// The reasons why symbols are absent.
  var reasons: AbsentReasonTable

  var text: String { [head, totals, here, absent].joined(separator: "\n\n") }

  private var head: String {
    """
    ## \(name)

    Apple's symbols of the module \(name), counted in the same words; each overload counts once. The
    modifiers of `View` among them are the module's as well: SwiftUI's list above has some of them, with
    the name of the module.
    """
  }

  private var totals: String {
    let lines = report.counts().map { word, count in
      "| \(word) | \(count) | \(Percent(count, of: report.rows.count).text) |"
    }
    return
      (["| status | symbols | share |", "|---|--:|--:|"] + lines
      + ["| all | \(report.rows.count) | |"]).joined(separator: "\n")
  }

  private var here: String {
    let lines = report.families.filter { $0.rows.contains { $0.status != .absent } }
      .map { FamilyLine(name: $0.name, rows: $0.rows, reason: reason).text }
    return (["### Types of \(name) of which something is here", ""] + lines)
      .joined(separator: "\n")
  }

  /// The types of which nothing is here, a line for each reason.
  private var absent: String {
    let families = report.families.filter { $0.rows.allSatisfy { $0.status == .absent } }
    let reasons = families.map { self.reason($0.name) }.uniqued
    let lines = reasons.map { reason in
      let names = families.filter { self.reason($0.name) == reason }
        .map { "\($0.name) (\($0.rows.count))" }
      return "- \(reason): \(names.joined(separator: ", "))"
    }
    return
      ([
        "### Types of \(name) of which nothing is here", "",
        "With the reason, and the number of their symbols.", "",
      ] + (lines.isEmpty ? ["None."] : lines)).joined(separator: "\n")
  }

  private func reason(_ path: String) -> String { reasons.reason(of: path) ?? "not there yet" }
}
