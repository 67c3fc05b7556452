/// The parity page as Markdown.
public struct ParityPage {
  let report: ParityReport
  private let budgets: MissedBudgets
  private let corpus: CorpusTable
  private let charts: ModuleSection?

  /// Creates the page of a parity report.
  ///
  /// - Parameters:
  ///   - report: the status of each symbol.
  ///   - performance: `docs/performance.md`, for the missed budgets.
  ///   - corpus: `docs/ledgers/corpus.md`, for its table of apps.
  public init(_ report: ParityReport, performance: String = "", corpus: String = "") {
    self.init(report, performance: performance, corpus: corpus, charts: nil)
  }

  init(
    _ report: ParityReport, performance: String, corpus: String, charts: ModuleSection?
  ) {
    self.report = report
    self.charts = charts
    budgets = MissedBudgets(page: performance)
    self.corpus = CorpusTable(page: corpus)
  }

  /// The text of `docs/ledgers/parity.md`. The same report always gives the same bytes.
  public var text: String {
    let sections = [
      head, corpus.text, names, totals, UsageSection(report.usages).text, budgets.text, here,
      absent,
    ]
    return (sections + [charts?.text].compactMap(\.self)).joined(separator: "\n\n") + "\n"
  }

  private var head: String {
    """
    # What of Apple's SwiftUI is here

    For developers who bring a SwiftUI app to Linux: see how whole apps get on here, then look up whether a
    symbol of Apple's works. `make parity` writes this page from the corpus' table, Apple's list of
    public symbols, the symbol graph of the module and the tests; `make check` fails if it is out of
    date. Do not edit it.
    """
  }

  private var names: String {
    """
    ## What the words mean

    From here on, names are counted. Of other modules than SwiftUI and Charts only the uses are
    counted: `ObservableObject` and `@Published` are Combine's. Charts has a section of its own at the
    end.

    Apple lists some symbols with SwiftUI that another module declares, such as the modifiers for
    charts. If a module here has them, they count as here, and *by `import`* names the module.

    - **works**: it exists here, and a test uses it: the compiler's index of the tests has a reference
      to this very symbol, or to one that implements it.
    - **partial**: it exists here and differs; the text says how.
    - **accepted**: it compiles and does nothing, because a browser has nothing of the kind or decides
      it itself. It never counts as *works*; each has its reason.
    - **untested**: it exists here, but no test uses it.
    - **absent**: using it is a compile error, never a call that does nothing.

    The compiler has resolved every name, so another type's member of the same name is no proof.
    Calls that the compiler inserts for a line of a test count too: result builders, property
    wrappers, interpolations. A type works if one of its members does; its associated names, such as
    `Body`, have the status of the type. A member ranks no higher than its type: a member of an
    accepted type is accepted, a member of a partial one is partial, and so is a protocol's member
    that makes such a type.

    Apple's list has most overloads that differ only in types once, so they count once: a test must
    use one of them. If the list has a name several times, as many of these work as the tests use of
    ours.

    No public name is ours alone: `make check` refuses one that is not in Apple's list, except names
    that begin with `_` (shared between modules), operators, and members that a conformance requires,
    such as `hash(into:)`. A symbol without arguments to which Apple gives a default is partial: what
    compiles here compiles there.

    An argument that a body never reads has no effect: `make check` reads the sources and refuses
    such an argument unless a docstring documents it. It does not notice a value that is stored and
    never read.

    If a docstring says *Partial in* an argument, Apple's symbol is partial, and so are the uses that
    pass the argument: `RoundedRectangle(cornerRadius:)` does not pass `style`.
    """
  }

  private var totals: String {
    let counts = report.counts()
    let lines = counts.map { "| \($0.word) | \($0.count) | \(percent($0.count)) |" }
    return
      (["## Apple's symbols", "", "| status | symbols | share |", "|---|--:|--:|"] + lines + [
        "| all | \(report.rows.count) | |"
      ] + ["", accepted, "", isolation]).joined(separator: "\n")
  }

  private var isolation: String {
    let count = report.rows.count(where: \.isTied)
    let all = report.rows.count(where: \.symbol.isNonisolated)
    return """
      **Isolation differs** of \(count) symbols, whatever their status: Apple declares \(all) of its
      symbols `nonisolated`, and these belong to the main actor here. A call from a `body`, from a
      view's members or from anything else on the main actor compiles alike; one from a function that
      is itself `nonisolated` compiles on Apple's platforms only.
      """
  }

  private var accepted: String {
    let count = report.rows.count { $0.status.word == "accepted" }
    return """
      Accepted are \(count) symbols: calls to them compile and change nothing. What does nothing for
      any other reason is not here at all, so that using it is a compile error.
      """
  }

  private func percent(_ count: Int) -> String { Percent(count, of: report.rows.count).text }

  /// The lines for the types of which Strata has at least one symbol, one line for each type.
  private var here: String {
    let lines = report.families.filter { $0.rows.contains { $0.status != .absent } }
      .map { FamilyLine(name: $0.name, rows: $0.rows).text }
    return (["## Types of which something is here", ""] + lines).joined(separator: "\n")
  }

  private var absent: String {
    let names = report.families.filter { $0.rows.allSatisfy { $0.status == .absent } }
      .map { "\($0.name) (\($0.rows.count))" }
    return """
      ## Types of which nothing is here

      With the number of their symbols: \(names.joined(separator: ", ")).
      """
  }
}
