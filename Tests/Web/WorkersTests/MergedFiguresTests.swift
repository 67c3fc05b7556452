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

  @Test func `with one worker per visitor the metrics of all workers are added up`() {
    var merged = MergedFigures(isSum: true)
    merged.add(Self.page, of: 1)
    merged.add(Self.page, of: 4)
    #expect(merged.text.contains("\na_total 6\n"))
    #expect(merged.text.contains("\nb{kind=\"x\"} 10\n"))
  }

  @Test func `lines that are not metrics are left out of the merged metrics`() {
    var merged = MergedFigures(isSum: false)
    merged.add("nonsense\n# a comment\n\na 1\na x\n", of: 2)
    #expect(merged.text == "a{worker=\"2\"} 1\n")
  }

  private static let histogram = """
    # HELP c_seconds Times
    # TYPE c_seconds histogram
    c_seconds_bucket{le="0.5"} 1
    c_seconds_bucket{le="+Inf"} 2
    c_seconds_sum 0.750000
    c_seconds_count 2

    """

  @Test func `merged histogram series of several workers stay together below their declaration`() {
    var merged = MergedFigures(isSum: false)
    merged.add(Self.histogram, of: 1)
    merged.add(Self.histogram, of: 2)
    #expect(
      merged.text == """
        # HELP c_seconds Times
        # TYPE c_seconds histogram
        c_seconds_bucket{worker="1",le="0.5"} 1
        c_seconds_bucket{worker="1",le="+Inf"} 2
        c_seconds_bucket{worker="2",le="0.5"} 1
        c_seconds_bucket{worker="2",le="+Inf"} 2
        c_seconds_sum{worker="1"} 0.75
        c_seconds_sum{worker="2"} 0.75
        c_seconds_count{worker="1"} 2
        c_seconds_count{worker="2"} 2

        """)
  }

  @Test func `merged metrics round sums of fractions, and take the longest of the workers' lags`() {
    var merged = MergedFigures(isSum: true)
    for worker in 1...3 {
      merged.add("a_seconds_sum 0.1\nb_lag_seconds 0.\(worker)00000\nc 1e400\n", of: worker)
    }
    #expect(merged.text == "a_seconds_sum 0.3\nb_lag_seconds 0.3\n")
  }
}
