import Foundation
import StrataDeviceServices

/// Runs a host's background work for as long as the process runs.
///
/// It uses the time of day, which may jump: nothing is counted from one step to the next.
@MainActor final class HostChores {
  /// The interval between checks for due work.
  static let step = Duration.seconds(5)

  private let rounds: BackgroundRounds
  private let notices: NoticeRounds
  private var refreshing: Task<Void, Never>?
  private var telling: Task<Void, Never>?

  init(rounds: BackgroundRounds, notices: NoticeRounds) {
    self.rounds = rounds
    self.notices = notices
  }

  /// Starts both kinds of work concurrently, so that notices do not wait for refreshes.
  func begin(clock: any Clock<Duration>) {
    beginRefreshing(clock: clock)
    beginTelling(clock: clock)
  }

  /// Starts to run the background work of all devices.
  func beginRefreshing(clock: any Clock<Duration>) {
    guard refreshing == nil else { return }
    refreshing = Task { [rounds] in
      var isFirst = true
      repeat {
        await rounds.run(at: DeviceClock.now(), isFirst: isFirst)
        isFirst = false
      } while (try? await clock.sleep(for: Self.step)) != nil
    }
  }

  /// Starts to deliver notices, some of which only the process with a device's window can show.
  func beginTelling(clock: any Clock<Duration>) {
    telling = Task { [notices] in
      repeat {
        await notices.run(at: DeviceClock.now())
      } while (try? await clock.sleep(for: Self.step)) != nil
    }
  }

  /// Leaves the background work to another process.
  func endRefreshing() { refreshing?.cancel() }

  func end() {
    refreshing?.cancel()
    telling?.cancel()
  }
}
