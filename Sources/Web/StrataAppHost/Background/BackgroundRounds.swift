import Foundation
import StrataDeviceServices
import StrataPersistence
import StrataViewTree

/// Runs the app, without a window, for each device whose background work is due.
///
/// Runs are gathered into rounds, so that devices that need the same data share one request to a
/// provider through the process's caches. If several processes use one database, only one of them
/// makes each run.
@MainActor final class BackgroundRounds {
  /// The kind of a device's entries, as BackgroundTasks stores them.
  static let kind = "task"
  /// The seconds between rounds, and so the maximum time that a request waits. Rounds begin at
  /// multiples of this number since 1970.
  static let period: TimeInterval = 7_200
  /// The maximum duration of a run of background work.
  static let limit = Duration.seconds(30)
  /// The maximum time that a run may take to stop after its expiration.
  static let grace = Duration.seconds(5)
  /// The number of devices that work concurrently.
  static let parallel = 8
  /// The number of days without a visit after which no work is done for a device.
  static let patience = 30

  private let application: Application
  private let devices: DeviceStore
  private let database: Database
  private let clock: any Clock<Duration>

  init(
    _ application: Application, devices: DeviceStore, database: Database,
    clock: any Clock<Duration>
  ) {
    self.application = application
    self.devices = devices
    self.database = database
    self.clock = clock
  }

  /// Makes the runs whose round has begun.
  ///
  /// - Parameters:
  ///   - now: The current time.
  ///   - isFirst: Whether the process has just started: then overdue work is done at once.
  func run(at now: Date, isFirst: Bool = false) async {
    let round = Date(
      timeIntervalSince1970: (now.timeIntervalSince1970 / Self.period).rounded(.down) * Self.period)
    let due = await read(before: isFirst ? now : round)
    for some in stride(from: 0, to: due.count, by: Self.parallel) {
      await withTaskGroup(of: Void.self) { group in
        for next in due[some..<min(due.count, some + Self.parallel)] {
          group.addTask { [self] in await start(next, at: now) }
        }
      }
    }
  }

  private func read(before time: Date) async -> [DueEntry] {
    do throws(PersistenceError) {
      return try await database.due(kind: Self.kind, at: time)
    } catch {
      Database.printFailure(error)
      return []
    }
  }

  private func start(_ due: DueEntry, at now: Date) async {
    // The entry is taken before its task runs, so that a task that crashes the process is not
    // started again and again.
    guard (try? await database.take(due, at: now)) == .taken else { return }
    let device = devices.device(due.device)
    guard let days = DeviceStore.daysUnseen(device, at: now), days <= Self.patience else { return }
    let run = BackgroundRun(id: due.entry.id, isProcessing: Self.isProcessing(due.entry))
    await DeviceHost.$current.withValue(device) {
      let app = application.launch()
      guard device.background.start(run) else { return Self.count(.missing) }
      let outcome = await watch(run)
      Self.count(outcome)
      // Keep the app, as its handlers use it, until here.
      withExtendedLifetime(app) {}
    }
  }

  /// Waits until a run ends. After the limit, expires it; if it does not stop then, returns without
  /// it.
  private func watch(_ run: BackgroundRun) async -> Outcome {
    let timer = Task { [clock] in
      guard (try? await clock.sleep(for: Self.limit)) != nil else { return false }
      run.expire()
      guard (try? await clock.sleep(for: Self.grace)) != nil else { return true }
      run.finish(false)
      return true
    }
    let isSuccess = await run.outcome()
    timer.cancel()
    let isLate = await timer.value
    return isLate ? .expired : isSuccess ? .done : .failed
  }

  private static func isProcessing(_ entry: ScheduledEntry) -> Bool {
    struct Kind: Decodable { var processing: Bool }
    return (try? JSONDecoder().decode(Kind.self, from: entry.value))?.processing ?? false
  }
}

extension BackgroundRounds {
  private enum Outcome: String {
    case done, failed, expired
    /// The app no longer registers work for this identifier.
    case missing
  }

  private static func count(_ outcome: Outcome) {
    ProcessFigures.count(
      "strata_background_\(outcome.rawValue)_total",
      "Runs of background tasks that ended as \(outcome)")
  }
}
