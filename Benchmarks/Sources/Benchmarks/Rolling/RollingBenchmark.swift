import Foundation
import SupabaseSimulator

/// Kills and rolls servers behind a proxy while visitors write.
struct RollingBenchmark: Benchmark {
  let title = "Writers while servers are killed and rolled"
  let method = """
    Two fronts with two workers each, each front with a data folder of its own and the same keys, on \
    one PostgreSQL database; before them Debian's nginx with the site of deploy/, without the line \
    by which an address stays with one server, so that a page or a socket lands anywhere. 1,000 \
    visitors, each a device with a page and a socket, write a value every four seconds and wait for \
    its patch; they connect again, and treat their taps, as the client does. Meanwhile, every five \
    seconds, the worker with the most connections of a front is killed, the front's workers are \
    replaced (SIGHUP), and the front is killed and started again; then the same with the other \
    front, twice in all. Then the database is compared with what pages have shown. Waits are those \
    from a tap to its patch, or to the page that says that the tap may not have arrived. \
    `STRATA_VISITORS` and `STRATA_ROUNDS` set other numbers.
    """
  private static let interval = Duration.seconds(4)
  private static let pause = Duration.seconds(5)

  private static func number(_ name: String, or usual: Int) -> Int {
    ProcessInfo.processInfo.environment[name].flatMap { Int($0) }.map { max(1, $0) } ?? usual
  }

  func run() async throws -> [Figure] {
    let visitors = Self.number("STRATA_VISITORS", or: 1_000)
    // The limit is also that of nginx, which has two for each visitor.
    try Descriptors.allow(4 * visitors + 512)
    return try await KeptPostgres.run { cluster, folder in
      let machines = try await TwoMachines(on: cluster, in: folder, visitors: visitors)
      let crowd = try WritingCrowd(visitors, port: machines.nginx.port)
      var disturbances: [Disturbance] = []
      let story = try await write(crowd) { disturbances = try await disturb(machines) }
      let stored = try await StoredWrites(in: cluster)
      return promised(story, stored) + waits(story, disturbances) + told(story, machines, visitors)
    }
  }

  /// Lets a crowd write on a thread of its own while work is done.
  private func write(
    _ crowd: WritingCrowd, while work: @MainActor () async throws -> Void
  ) async throws -> WritingStory {
    let isOver = Flag()
    // The task alone uses the crowd until it has ended.
    nonisolated(unsafe) let crowd = crowd
    let interval = Self.interval
    let writing = Task.detached { try crowd.write(every: interval) { isOver.isSet } }
    defer { isOver.set() }
    try await work()
    isOver.set()
    return try await writing.value
  }

  /// Kills and replaces one piece after the other, and returns when it did what.
  private func disturb(_ machines: TwoMachines) async throws -> [Disturbance] {
    var disturbances: [Disturbance] = []
    try await Task.sleep(for: Self.pause)
    for _ in 0..<Self.number("STRATA_ROUNDS", or: 2) {
      for front in 0..<2 {
        for kind in Disturbance.Kind.allCases {
          disturbances.append(Disturbance(kind: kind, time: .now))
          try kind.happen(to: front, of: machines)
          try await Task.sleep(for: Self.pause)
        }
      }
    }
    return disturbances
  }

  private func promised(_ story: WritingStory, _ stored: StoredWrites) -> [Figure] {
    func none(_ name: String, _ count: Int, _ reason: String) -> Figure {
      Figure(name: name, value: Double(count), unit: "", budget: .atMost(0), reason: reason)
    }
    return [
      none(
        "values that were shown and are not stored", stored.missing(story.all(.shown)),
        "what a page has shown was lost"),
      none(
        "values that are stored twice", stored.repeated,
        "a tap was done again though it had arrived"),
      none(
        "taps that are neither stored nor told as not arrived",
        stored.missing(story.all(.silent)),
        "the session had confirmed the event, and ended before the task that the tap began had "
          + "stored the value"),
      none(
        "pages that showed less than before", story.shrunk,
        "the page of another session was drawn before it had read the value, for which it waits "
          + "a second at most"),
      none(
        "taps without any answer at the end", story.all(.unanswered).count,
        "the servers did not answer within fifteen seconds"),
    ]
  }

  private func waits(_ story: WritingStory, _ disturbances: [Disturbance]) -> [Figure] {
    func figure(_ name: String, _ wait: Duration) -> Figure {
      Figure(
        name: "the longest wait after \(name)", value: wait / .milliseconds(1), unit: "ms",
        budget: .atMost(1_000),
        reason:
          "visitors, proxy, servers and database share this machine's processors, on which the "
          + "sessions of what was killed are all made anew at once")
    }
    return Disturbance.Kind.allCases.map { kind in
      let times = disturbances.filter { $0.kind == kind }.map(\.time)
      return figure(
        kind.rawValue, story.longest(after: Set(times), of: disturbances.map(\.time)))
    }
  }

  private func told(
    _ story: WritingStory, _ machines: TwoMachines, _ visitors: Int
  ) -> [Figure] {
    let lengths = story.lengths
    func count(_ name: String, _ value: Int) -> Figure {
      Figure(name: name, value: Double(value), unit: "")
    }
    func wait(_ name: String, _ part: Double) -> Figure {
      Figure(name: name, value: lengths.percentile(part), unit: "ms", decimals: 1)
    }
    func part(_ name: String, _ samples: Samples) -> Figure {
      Figure(
        name: "a cut socket, \(name), p95", value: samples.percentile(0.95), unit: "ms", decimals: 1
      )
    }
    return [
      wait("a wait, median", 0.5), wait("a wait, p99", 0.99),
      count("visitors", visitors), count("workers and fronts that were killed", machines.kills),
      count("times that a front's workers were replaced", machines.rolls),
      count("values shown", story.all(.shown).count),
      count("taps of which the page said that they may not have arrived", story.all(.told).count),
      count("sockets that were cut", story.losses),
      part("until the attempt that succeeded", story.stages.pauses),
      part("from there until the upgrade", story.stages.upgrades),
      part("from there until the page is accepted", story.stages.greetings),
      count("sessions that went on after it", story.resumed),
      count("pages that got another session", story.mounted),
    ]
  }
}
