import Foundation

/// Many rows that are created, moved and removed through a socket.
struct ListBenchmark: Benchmark {
  let title = "A long list over a socket"
  let method = """
    The app in a process of its own. Wall time from sending the tap to having read the whole \
    patch, the median of 20; what a browser then takes to draw is not in it. Two rows that change \
    places may take one frame of 16.7 ms, the round trip included.
    """
  private static let rounds = 20

  func run() async throws -> [Figure] {
    let server = try ServerProcess(.list)
    let visitor = try SocketVisitor(port: server.port, button: "create")
    var (create, swap) = (Samples(), Samples())
    for _ in 0..<Self.rounds {
      create.add(try visitor.timed("create"))
      swap.add(try visitor.timed("swap"))
      _ = try visitor.timed("clear")
    }
    return [
      Figure(
        name: "1,000 rows made", value: create.percentile(0.5), unit: "ms", decimals: 1,
        budget: .atMost(250)),
      Figure(
        name: "two of 1,000 rows change places", value: swap.percentile(0.5), unit: "ms",
        decimals: 2, budget: .atMost(16.7)),
    ]
  }
}
