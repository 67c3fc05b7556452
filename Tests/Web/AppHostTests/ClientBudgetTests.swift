import StrataBrowserClient
import Testing

/// Tests of the gzip sizes of the files that a browser fetches.
@Suite struct ClientBudgetTests {
  @Test(arguments: [
    (BrowserClient.Name.script, 15_000), (.deviceScript, 5_100), (.gestures, 1_500),
    (.rows, 2_600), (.rowStyle, 1_200), (.pointer, 1_200), (.zoom, 1_400), (.map, 5_450),
    (.pushScript, 2_200), (.installScript, 2_800), (.worker, 2_150), (.mapStyle, 1_600),
    (.style, 10_000),
  ])
  func `each compressed client file is within its budget`(name: BrowserClient.Name, limit: Int)
    throws
  {
    let size = try BrowserClient.file(name).packed.count
    #expect(size > 500 && size <= limit, "\(name): \(size) bytes")
  }
}
