import Foundation
import StrataDeviceServices

/// Runs a host's background work for as long as the process runs.
///
/// The work uses the time of day, which may jump, so nothing is counted from one step to the next.
@MainActor final class HostChores {
  /// The interval between checks for due work.
  static let step = Duration.seconds(5)

  private let rounds: BackgroundRounds
  private let notices: NoticeRounds
  private let retention: RetentionRounds
  private var refreshing: Task<Void, Never>?
  private var telling: Task<Void, Never>?

  init(rounds: BackgroundRounds, notices: NoticeRounds, retention: RetentionRounds) {
    self.rounds = rounds
    self.notices = notices
    self.retention = retention
  }

  /// Starts background work and the delivery of notices concurrently, so that notices do not wait
  /// for background work.
  func begin(clock: any Clock<Duration>) {
    beginRefreshing(clock: clock)
    beginTelling(clock: clock)
  }

  /// Starts to run the background work of all devices.
  func beginRefreshing(clock: any Clock<Duration>) {
    guard refreshing == nil else { return }
    refreshing = Task { [rounds, retention] in
      var isFirst = true
      repeat {
        await rounds.run(at: DeviceClock.now(), isFirst: isFirst)
        await retention.run(at: DeviceClock.now())
        isFirst = false
      } while (try? await clock.sleep(for: Self.step)) != nil
    }
  }

  /// Starts to deliver notices to devices. Only the process that has a device's window can show
  /// some of them.
  func beginTelling(clock: any Clock<Duration>) {
    telling = Task { [notices, retention] in
      repeat {
        retention.noteWindows(at: DeviceClock.now())
        await notices.run(at: DeviceClock.now())
      } while (try? await clock.sleep(for: Self.step)) != nil
    }
  }

  /// Stops the background work of this process, so that another process does it.
  func endRefreshing() { refreshing?.cancel() }

  func end() {
    refreshing?.cancel()
    telling?.cancel()
  }
}
