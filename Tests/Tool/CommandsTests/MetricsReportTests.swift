import Foundation
import StrataKitTesting
import StrataLayerRules
import Testing

@testable import StrataCommands

/// Tests of `strata check --report metrics` and `--ratchet`.
@Suite struct MetricsReportTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(
      "strata.json",
      """
      {"layers": [
        {"name": "All", "folder": "Sources/{module}", "module": "{module}", "why": "w"}
      ]}
      """)
    try folder.write("Sources/Core/A.swift", "protocol A {}\nstruct B {}\n")
    try folder.write("Sources/UI/C.swift", "import Core\nstruct C {}\n")
    try folder.write("Sources/Alone/D.swift", "struct D {}\n")
  }

  private func run(_ arguments: String...) -> Outcome {
    StrataTool(folder: folder.url).run(["check", "--report", "metrics"] + arguments)
  }

  private func ratchet() throws -> [String: Int] {
    try JSONDecoder().decode(
      [String: Int].self, from: Data(contentsOf: folder.file("metrics.json")))
  }

  private static let table = """
    module  used by  uses  instability  abstractness  distance
    Alone         0     0            –           0 %         –
    Core          1     0          0 %          50 %      50 %
    UI            0     1        100 %           0 %       0 %
    """

  @Test func `the metrics of each module are a table`() {
    #expect(run() == Outcome(Self.table, isReport: true))
  }

  @Test
  func `the first run writes each module's distance to a file, and the second finds no growth`()
    throws
  {
    let first = run("--ratchet", "metrics.json")
    #expect(first.exitCode == 0)
    #expect(first.text == "\(Self.table)\nratchet: metrics.json has new distances; commit it")
    #expect(try ratchet() == ["Core": 50, "UI": 0])
    let second = run("--ratchet", "metrics.json")
    #expect(second.exitCode == 0 && second.text.hasSuffix("\nratchet: no distance has grown"))
  }

  @Test func `a module whose distance has grown fails the check, and the file keeps the old value`()
    throws
  {
    _ = run("--ratchet", "metrics.json")
    try folder.write("Sources/Core/E.swift", "struct E {}\nstruct F {}\n")
    let outcome = run("--ratchet", "metrics.json")
    #expect(outcome.exitCode == 1)
    #expect(
      outcome.text.hasSuffix(
        "\nCore: the distance from the main sequence (abstractness + instability = 1) has grown from 50 % to 75 %\nratchet: 1 of 2 grew"
      ), "\(outcome.text)"
    )
    #expect(try ratchet()["Core"] == 50)
  }

  @Test func `a module whose distance has shrunk gets the smaller value in the ratchet file`()
    throws
  {
    _ = run("--ratchet", "metrics.json")
    try folder.write("Sources/Core/E.swift", "protocol E {}\nprotocol F {}\n")
    #expect(run("--ratchet", "metrics.json").exitCode == 0)
    #expect(try ratchet()["Core"] == 25)
  }

  @Test func `--ratchet is refused with another kind of JSON file, or without the metrics report`()
    throws
  {
    try folder.write("metrics.json", "[]")
    #expect(run("--ratchet", "metrics.json").exitCode == 2)
    let outcome = StrataTool(folder: folder.url).run(["check", "--ratchet", "metrics.json"])
    #expect(outcome.exitCode == 2)
    #expect(outcome.text.hasPrefix("strata: '--ratchet' needs '--report metrics'"))
  }

  @Test(
    arguments: [(0, 0, nil, nil), (1, 0, 0, 67), (1, 2, 67, 0), (0, 3, 100, 33)]
      as [(
        Int, Int, Int?, Int?
      )])
  func `a module's distance from the main sequence follows from its abstractness and instability`(
    users: Int, used: Int, instability: Int?, distance: Int?
  ) {
    let metrics = ModuleMetrics(
      module: "A", userCount: users, usedCount: used, protocolCount: 1, typeCount: 3)
    #expect(metrics.abstractness == 33)
    #expect(metrics.instability == instability && metrics.distance == distance)
  }
}
