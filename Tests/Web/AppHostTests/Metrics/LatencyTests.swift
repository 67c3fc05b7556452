import Foundation
import StrataBrowserTesting
import StrataKitTesting
import SwiftUI
import Testing

@testable import StrataAppHost

/// Tests of the times that a server measures while visitors use it.
@MainActor @Suite(.timeLimit(.minutes(10))) struct LatencyTests {
  @Test func `the latency of each page, event and patch is recorded once`() async throws {
    let site = try TestSite()
    let visitor = Visitor(site)
    try await visitor.open()
    try await visitor.connect()
    try await visitor.act("more", "tap")
    try await visitor.act("more", "tap")
    #expect(try await site.figure("strata_page_seconds_count") == 1)
    #expect(try await site.figure("strata_event_seconds_count") == 2)
    #expect(try await site.figure("strata_patch_processor_seconds_count") == 2)
    try await visitor.leave()
    await site.stop()
  }

  @Test
  func `the latency metric of pages does not count files, health checks and refused requests`()
    async throws
  {
    let site = try TestSite(clock: ManualClock(), names: ServedNames("app.example")) { DiaryView() }
    for path in ["/healthz", "/readyz", "/metrics", "/~/style.css", "/~/nothing"] {
      _ = try await site.client.get(path)
    }
    #expect(try await site.client.get("/", headers: ["Host": "evil.example"]).status == 421)
    #expect(try await site.figure("strata_page_seconds_count") == 0)
    #expect(try await site.client.get("/").status == 200)
    #expect(try await site.figure("strata_page_seconds_count") == 1)
    await site.stop()
  }

  @Test func `the latency of an event includes the run of its handler`() async throws {
    let clock = ManualClock()
    let site = try TestSite(clock: clock) {
      Button("Wait") { clock.advance(by: .seconds(3)) }.accessibilityIdentifier("wait")
    }
    let visitor = Visitor(site)
    try await visitor.open()
    try await visitor.connect()
    try await visitor.act("wait", "tap")
    let text = try await site.client.get("/metrics").text
    #expect(text.contains("\nstrata_event_seconds_bucket{le=\"2.5\"} 0\n"))
    #expect(text.contains("\nstrata_event_seconds_bucket{le=\"5\"} 1\n"))
    #expect(text.contains("\nstrata_event_seconds_sum 3.000000\nstrata_event_seconds_count 1\n"))
    try await visitor.leave()
    await site.stop()
  }

  @Test func `the metrics list the lag of the main actor, the memory and the descriptors`()
    async throws
  {
    let site = try TestSite()
    let text = try await site.client.get("/metrics").text
    for name in [
      "strata_main_actor_lag_seconds", "process_resident_memory_bytes", "process_open_fds",
      "process_max_fds", "strata_sessions",
    ] {
      #expect(text.contains("\n# TYPE \(name) gauge\n\(name) "), "\(name)")
    }
    await site.stop()
  }

  @Test func `every line is one that Prometheus reads, and no metric is declared twice`()
    async throws
  {
    let site = try TestSite()
    let lines = try await site.client.get("/metrics").text.split(separator: "\n")
    let types = lines.filter { $0.hasPrefix("# TYPE ") }.map { $0.split(separator: " ")[2] }
    #expect(Set(types).count == types.count)
    for line in lines where !line.hasPrefix("# ") {
      let parts = line.split(separator: " ")
      #expect(parts.count == 2 && Double(parts[1]) != nil, "\(line)")
      let name = parts[0].prefix { $0 != "{" }
      let isDeclared = types.contains { type in
        name == type || ["_bucket", "_sum", "_count"].contains { name == "\(type)\($0)" }
      }
      #expect(isDeclared, "\(name)")
    }
    await site.stop()
  }

  @Test func `the dashboard asks only for metrics that the server and its front have`()
    async throws
  {
    let root = (0..<5).reduce(URL(filePath: #filePath)) { url, _ in url.deletingLastPathComponent()
    }
    let file = root.appending(path: "deploy/grafana/strata.json")
    let dashboard = try JSONDecoder().decode(Dashboard.self, from: Data(contentsOf: file))
    let site = try TestSite()
    let text = try await site.client.get("/metrics").text
    await site.stop()
    let front = ["strata_workers", "strata_workers_lost_total", "strata_workers_unanswered"]
    let asked = Set(
      dashboard.panels.flatMap { $0.targets ?? [] }.flatMap { target in
        target.expr.matches(of: /(strata|process)_[a-z_]+/).map { String($0.output.0) }
      })
    #expect(asked.count > 10)
    for name in asked.subtracting(front) {
      #expect(text.contains("\n\(name) ") || text.contains("\n\(name){"), "\(name)")
    }
  }

  /// The part of a Grafana dashboard that has queries.
  private struct Dashboard: Decodable {
    struct Panel: Decodable {
      struct Target: Decodable { let expr: String }

      let targets: [Target]?
    }

    let panels: [Panel]
  }
}
