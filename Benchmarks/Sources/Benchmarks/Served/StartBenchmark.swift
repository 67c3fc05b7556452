import Foundation

/// The time from the start of a server to its first page, and what the server needs.
struct StartBenchmark: Benchmark {
  let title = "A start"
  let method = """
    A server in a process of its own, with an empty data folder: wall time from its start to the \
    line that says where it serves, and to having read the first page, the median of ten, the \
    first of 11 left out. This program has every benchmark's app in it, so its file is larger than \
    an app's. Resident memory after the first page; the sizes of the program and of all libraries \
    that it has loaded, those of the system included. A debug start is below, in *Waiting for the \
    compiler*.
    """
  private static let rounds = 10

  func run() async throws -> [Figure] {
    try figures("counter", .counter, "/", budget: nil)
      + figures("WeDa", .weather, WeatherScreen.url, budget: 150)
  }

  private func figures(
    _ name: String, _ app: ServedApp, _ url: String, budget: Double?
  ) throws -> [Figure] {
    var (ready, page) = (Samples(), Samples())
    // The first reads the program from the disk.
    try start(app, url) { _, _, _ in }
    var (memory, files) = (0.0, (program: 0.0, libraries: 0.0))
    for _ in 0..<Self.rounds {
      try start(app, url) { server, served, shown in
        ready.add(served)
        page.add(shown)
        (memory, files) = (try server.residentBytes(), try server.fileBytes())
      }
    }
    func figure(_ words: String, _ value: Double, _ unit: String) -> Figure {
      Figure(name: "\(name), \(words)", value: value, unit: unit, decimals: 1)
    }
    return [
      figure("until it serves", ready.percentile(0.5), "ms"),
      Figure(
        name: "\(name), until the first page", value: page.percentile(0.5), unit: "ms",
        budget: budget.map { .atMost($0) },
        reason:
          "most of it lies after the server is ready, where the counter of the same program takes a few "
          + "milliseconds: the database is opened, the String Catalog read, and the runtime looks up each "
          + "type of view the first time: docs/internals/profile.md, *WeDa, release start*"),
      figure("memory after it", memory / 1_048_576, "MiB"),
      figure("the program", files.program / 1_048_576, "MiB"),
      figure("its libraries", files.libraries / 1_048_576, "MiB"),
    ]
  }

  private func start(
    _ app: ServedApp, _ url: String,
    _ report: (ServerProcess, _ served: Duration, _ shown: Duration) throws -> Void
  ) throws {
    let begun = ContinuousClock.now
    let server = try ServerProcess(app)
    let served = begun.duration(to: .now)
    _ = try Socket(port: server.port).page(url)
    try report(server, served, begun.duration(to: .now))
  }
}
