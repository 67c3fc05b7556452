import Foundation

/// The figures of one run, as a table for a terminal or as a page.
struct Report {
  struct Part {
    var title: String
    var method: String
    var figures: [Figure] = []
    /// The reason if it could not be measured.
    var failure: String?
  }

  var parts: [Part] = []
  var machine = Machine.current

  func line(_ figure: Figure) -> String {
    let name = figure.name.padding(toLength: 58, withPad: " ", startingAt: 0)
    let value = figure.valueText.padding(toLength: 18, withPad: " ", startingAt: 0)
    let budget = figure.budgetText.padding(toLength: 12, withPad: " ", startingAt: 0)
    return "  \(name) \(value) \(budget) \(figure.verdict)"
  }

  var markdown: String {
    var text = """
      # Performance

      For whoever compares Strata's speed or changes what it costs: see each figure, its budget and its method. Written by `make performance`; not edited by hand. One run on \(machine.date): \(machine.description).

      Budgets are those of the runtime's design. Times are processor time where they say so, so \
      that other work on the machine counts little; latencies are wall time.

      """
    text += "\n\(count)\n"
    for part in parts { text += section(part) }
    return text + Self.closing
  }

  var isComplete: Bool { parts.allSatisfy { $0.failure == nil } }

  /// The number of budgets that hold, in a line.
  var count: String {
    let verdicts = parts.flatMap(\.figures).compactMap(\.isKept)
    let kept = verdicts.count { $0 }
    let failed = parts.count { $0.failure != nil }
    return "\(verdicts.count) budgets: \(kept) hold, \(verdicts.count - kept) missed"
      + (failed == 0 ? "." : "; \(failed) of \(parts.count) parts could not be measured.")
  }

  private func section(_ part: Part) -> String {
    if let failure = part.failure {
      return "\n## \(part.title)\n\n\(part.method)\n\nNot measured: \(failure).\n"
    }
    let rows = part.figures.map { figure in
      "| \(figure.name) | \(figure.valueText) | \(figure.budgetText) | \(figure.verdict) |\n"
    }
    return
      "\n## \(part.title)\n\n\(part.method)\n\n| figure | value | budget | |\n|---|--:|--:|---|\n"
      + rows.joined() + reasons(part)
  }

  /// Returns the reasons of missed budgets.
  private func reasons(_ part: Part) -> String {
    part.figures.filter { $0.isKept == false }.compactMap { figure in
      figure.reason.map { "\nMissed, \(figure.name): \($0)\n" }
    }.joined()
  }

  private static let closing = """

    ## Beside NiceGUI, Shiny and Streamlit

    The same counter and the same 300 rows, each framework's server in a process of its own: \
    processor time and memory through light socket clients, the rest through one Chromium. First \
    paint and the button in the document are times of the page itself, not of the program that drives \
    the browser, each the median of five cold browsers; a page of one word shows what a cold browser \
    takes on this machine. Starts count from \
    the process to the first page. Files are the program, the libraries that it has loaded, and, for \
    the others, the Python packages that they need.

    <!-- peers -->
    <!-- /peers -->

    ## Beside ast-grep and semgrep

    The same rules over the same generated projects, whole processes, what is remembered switched \
    off unless it says otherwise. Every tool must find what was planted and nothing else. Accuracy \
    is asked of 31 violations and 9 look-alikes, `Tests/Layers/LayerRulesTests/Fixtures/probe.json`.

    <!-- checkers -->
    <!-- /checkers -->

    ## Beside SwiftPM and copier

    Whole processes, the build left out: a new project, then one of its entities, beside `swift package init` \
    and `add-target`, which make a library and an empty target, and beside copier over a template of the same \
    files.

    <!-- generators -->
    <!-- /generators -->

    ## From nothing to a running app

    The README's own lines in a clone that was never built: a new app, an entity added, its tests, and its \
    first page over HTTP. `Scripts/five-minutes --write`, on a machine with nothing else to do.

    <!-- five-minutes -->
    <!-- /five-minutes -->

    ## Waiting for the compiler

    From saving a line to the new page of WeDa, and a build of everything and its tests from nothing. \
    Lines are those of every source that the compiler went through. `Benchmarks/Builds/run --write`; \
    with `--clean` from nothing, too. The figures from before are of another day, so their times are \
    not comparable with these. Lines are: only the programs of macros and plugins are still compiled \
    twice ([0032](decisions/0032-builds-and-tests.md)).

    <!-- builds -->
    <!-- /builds -->

    The edits have no figures from before, because the script that measures them was written after \
    SwiftUI was split into modules, and the former state was not built again for it. Each edit changes \
    only the body of a function or property; a changed declaration makes the compiler go through more \
    lines.

    ## What is not compared

    The bare server in the table is a hand-written counter on the same \
    `StrataWebServer`: the floor of what any framework above it could reach. No network lies between, \
    and nothing here says how it is on more than one core or another processor.

    Two figures that were wanted have no benchmark, since what they would measure was not built: a \
    page of the weather or of the feed that is served from memory because what it read is the same, \
    and nodes that are flat records. Decision [0001](decisions/0001-server-driven-ui.md) says under \
    *What was not built* what both would need and save.

    """
}
