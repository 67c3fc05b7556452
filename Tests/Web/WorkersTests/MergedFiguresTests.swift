import Testing

@testable import StrataWorkers

/// Tests of the metrics of several workers on one page.
@Suite struct MergedFiguresTests {
  private static let page = """
    # HELP a_total Things
    # TYPE a_total counter
    a_total 3
    # HELP b Sizes
    # TYPE b gauge
    b{kind="x"} 5

    """

  @Test func `each series is labelled with the number of its worker`() {
    var merged = MergedFigures(isSum: false)
    merged.add(Self.page, of: 1)
    merged.add(Self.page, of: 4)
    #expect(
      merged.text == """
        # HELP a_total Things
        # TYPE a_total counter
        a_total{worker="1"} 3
        a_total{worker="4"} 3
        # HELP b Sizes
        # TYPE b gauge
        b{worker="1",kind="x"} 5
        b{worker="4",kind="x"} 5

        """)
  }

  @Test func `the metrics of all workers are added up if each visitor has a worker`() {
    var merged = MergedFigures(isSum: true)
    merged.add(Self.page, of: 1)
    merged.add(Self.page, of: 4)
    #expect(merged.text.contains("\na_total 6\n"))
    #expect(merged.text.contains("\nb{kind=\"x\"} 10\n"))
  }

  @Test func `lines that are no metrics are left out`() {
    var merged = MergedFigures(isSum: false)
    merged.add("nonsense\n# a comment\n\na 1\na x\n", of: 2)
    #expect(merged.text == "a{worker=\"2\"} 1\n")
  }
}
