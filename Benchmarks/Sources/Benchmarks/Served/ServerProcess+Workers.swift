import Foundation

/// The processes behind a front.
extension ServerProcess {
  /// The processes that the front has started and that still run.
  var workers: [Int32] { get throws { try Usage.children(of: identifier) } }

  /// Waits until a number of workers serves.
  ///
  /// - Throws: `NotMeasured` if there are fewer after half a minute.
  @MainActor func waitForWorkers(_ count: Int) async throws {
    let end = ContinuousClock.now + .seconds(30)
    while try !Socket(port: port).page("/healthz").body
      .contains("\"workers\":\(count)}")
    {
      guard .now < end else { throw NotMeasured("\(count) workers were not ready in time") }
      try await Task.sleep(for: .milliseconds(50))
    }
  }

  /// Returns the memory of the server and of the processes that it has started, each page that
  /// several of them use counted once.
  func treeProportionalBytes() throws -> Double {
    try ([identifier] + workers).reduce(0) { try $0 + Usage.proportionalBytes(of: $1) }
  }

  /// Returns a number of the page with metrics, of those that only the front has.
  func figure(_ name: String) throws -> Double {
    let page = try Socket(port: port).page("/metrics").body
    let line = page.split(separator: "\n").first { $0.hasPrefix("\(name) ") }
    guard let value = line?.split(separator: " ").last.flatMap({ Double($0) }) else {
      throw NotMeasured("the front has no figure \(name)")
    }
    return value
  }
}
