import BrowserClient
import Foundation

/// How much a browser loads once.
struct ClientBenchmark: Benchmark {
  let title = "The browser's client"
  let method = "The two files that every page loads, packed by `gzip -9`."

  func run() async throws -> [Figure] {
    [
      Figure(
        name: "script, gzipped", value: try packed(BrowserClient.file(.script).bytes) / 1000,
        unit: "kB", decimals: 2, budget: .atMost(15)),
      Figure(
        name: "style, gzipped", value: try packed(BrowserClient.file(.style).bytes) / 1000,
        unit: "kB", decimals: 2, budget: .atMost(10),
        reason:
          "one sheet holds the looks of every control, also of those that a page has not; it is "
          + "loaded once and kept for ever"),
    ]
  }

  private func packed(_ bytes: [UInt8]) throws -> Double {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("strata-bench-\(UUID().uuidString)")
    try Data(bytes).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let gzip = Process()
    let output = Pipe()
    gzip.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    gzip.arguments = ["gzip", "-9", "-n", "-c", file.path]
    gzip.standardOutput = output
    try gzip.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    gzip.waitUntilExit()
    guard gzip.terminationStatus == 0 else { throw NotMeasured("gzip failed") }
    return Double(data.count)
  }
}
