import StrataBrowserClient

/// The size of the files that a browser loads once.
struct ClientBenchmark: Benchmark {
  let title = "The browser's client"
  let method = "The two files that every page loads, packed as they are sent."

  func run() async throws -> [Figure] {
    [
      Figure(
        name: "script, gzipped", value: Double(try BrowserClient.file(.script).packed.count) / 1000,
        unit: "kB", decimals: 2, budget: .atMost(15),
        reason:
          "ClientBudgetTests holds it in every test run; what few pages need is in scripts of its own"
      ),
      Figure(
        name: "style, gzipped", value: Double(try BrowserClient.file(.style).packed.count) / 1000,
        unit: "kB", decimals: 2, budget: .atMost(10),
        reason:
          "one sheet holds the looks of every control, also of those that a page has not; it is "
          + "loaded once and kept for ever"),
    ]
  }
}
