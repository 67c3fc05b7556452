import Foundation

/// Measures how much longer visitors wait for answers while one visitor attacks the server.
struct AttackBenchmark: Benchmark {
  let title = "A crowd beside one bad visitor"
  let method = """
    The counter on one core, with 1,000 visitors who press a button once a second each; all clients \
    are on another core. For ten seconds without an attack, then beside one attacker of each kind, which does \
    what it can within and beyond the published limits: the time from an event to its answer, which \
    begins when it is sent, whatever became of earlier ones; the median of what 99 of 100 took at \
    most in each of ten seconds, and what 99 of 100 of all took at most, in which a second counts that the \
    machine spent on something else. Attackers without a cookie come from an address of their own. Each \
    kind has a server of its own; for the stored changes, a counter with 50 rows that show them. The \
    budget is three times what the same crowd took before. `STRATA_ATTACK` chooses the attacks whose \
    names have a word.
    """
  private static let visitors = 1_000
  private static let seconds = 10
  private static let kinds: [any Attack.Type] = [
    FloodAttack.self, StoreAttack.self, SocketAttack.self, RobotAttack.self, ReloadAttack.self,
    LoadingAttack.self, TabsAttack.self, FileAttack.self, SlowHeadAttack.self, BodyAttack.self,
    FrameAttack.self,
  ]

  func run() async throws -> [Figure] {
    try Descriptors.allow(Self.visitors * 2 + 200)
    try Cores.restrictThisProcess(to: 1)
    defer { Cores.release() }
    var figures: [Figure] = []
    let word = ProcessInfo.processInfo.environment["STRATA_ATTACK"] ?? ""
    for kind in Self.kinds where word.isEmpty || kind.name.contains(word) {
      figures += self.figures(kind.name, try await measure(kind))
    }
    return figures
  }

  private struct Measured {
    /// The milliseconds that 99 of 100 events took at most, without the attack and beside it.
    var quiet: Double
    var attacked: Double
    /// The same, of all events of all seconds.
    var quietInAll: Double
    var attackedInAll: Double
    var unanswered: Int
    var steps: Int
    var refusals: Int
  }

  private func figures(_ name: String, _ found: Measured) -> [Figure] {
    [
      Figure(
        name: "\(name): p99", value: found.attacked, unit: "ms", decimals: 2,
        budget: .atMost(3 * found.quiet)),
      Figure(name: "\(name): p99 before", value: found.quiet, unit: "ms", decimals: 2),
      Figure(
        name: "\(name): p99 of all seconds together", value: found.attackedInAll, unit: "ms",
        decimals: 2),
      Figure(
        name: "\(name): p99 of all seconds together before", value: found.quietInAll, unit: "ms",
        decimals: 2),
      Figure(
        name: "\(name): events unanswered", value: Double(found.unanswered), unit: "",
        budget: .atMost(0)),
      Figure(
        name: "\(name): attempts a second", value: Double(found.steps / Self.seconds), unit: "/s"),
      Figure(
        name: "\(name): refused of these",
        value: 100 * Double(found.refusals) / Double(max(1, found.steps)), unit: "%"),
    ]
  }

  private func measure(_ kind: any Attack.Type) async throws -> Measured {
    let server = try ServerProcess(kind.app, core: 0, arguments: ["--trusted-proxy", "127.0.0.1"])
    let crowd = TappingCrowd(
      try (0..<Self.visitors).map { _ in try SocketVisitor(port: server.port, button: "more") })
    // Starting costs are not counted.
    _ = try press(crowd, seconds: 3)
    let quiet = try press(crowd, seconds: Self.seconds)
    let attack = AttackThread(try kind.init(port: server.port))
    let attacked = try press(crowd, seconds: Self.seconds)
    let counts = attack.counts
    try await attack.end()
    return Measured(
      quiet: quiet.p99, attacked: attacked.p99, quietInAll: quiet.inAll,
      attackedInAll: attacked.inAll, unanswered: attacked.unanswered,
      steps: counts.steps, refusals: counts.refusals)
  }

  /// Returns what 99 of 100 events took at most, and how many were not answered.
  ///
  /// - Returns: `p99` is the median of each second's figure, in which a second or two do not count that
  ///   the machine spent on something else; `inAll` is that of all events.
  private func press(
    _ crowd: TappingCrowd, seconds: Int
  ) throws -> (p99: Double, inAll: Double, unanswered: Int) {
    var (found, all) = ([Double](), Samples())
    for _ in 0..<seconds {
      let samples = try crowd.press(for: 1)
      found.append(samples.percentile(0.99))
      all.add(samples)
    }
    let median = found.sorted()[found.count / 2]
    return (median, all.percentile(0.99), Self.visitors * seconds - all.count)
  }
}
