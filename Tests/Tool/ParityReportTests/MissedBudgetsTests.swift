import Testing

@testable import ParityReport

/// Tests of the budgets that the runtime misses.
@Suite struct MissedBudgetsTests {
  private let page = """
    | figure | value | budget | |
    |---|--:|--:|---|
    | pages a second | 174 /s | ≥ 2,000 | MISSED |
    | an event | 0.05 ms | ≤ 1 | holds |

    MISSED is a word, too.

    | figure | budget | Strata | Shiny |
    | counter: in the page, ms | ≤ 90 MISSED | 159 | 233 (1.5×) |
    <!-- checkers -->
    | cold, ms | ≤ 10 MISSED | 12 | 99 |
    """

  @Test func `each missed budget is listed with its value and limit`() {
    let budgets = MissedBudgets(page: page)
    #expect(
      budgets.rows == [
        .init(figure: "pages a second", value: "174 /s", budget: "≥ 2,000"),
        .init(figure: "counter: in the page, ms", value: "159", budget: "≤ 90"),
      ])
    #expect(budgets.text.contains("| counter: in the page, ms | 159 | ≤ 90 |"))
    #expect(MissedBudgets(page: "").text.hasSuffix("None."))
  }
}
