import Foundation
import StrataDeviceServices

/// Does a host's work that no browser asks for, as long as the process runs.
///
/// It goes by the time of day, which may jump: nothing is counted from one look to the next.
@MainActor final class HostChores {
  /// How often it is looked whether something is due.
  static let step = Duration.seconds(5)

  private let rounds: BackgroundRounds
  private let notices: NoticeRounds
  private var tasks: [Task<Void, Never>] = []

  init(rounds: BackgroundRounds, notices: NoticeRounds) {
    self.rounds = rounds
    self.notices = notices
  }

  /// Starts both kinds of work beside each other: a notice waits for no refresh.
  func begin(clock: any Clock<Duration>) {
    let refreshing = Task { [rounds] in
      var isFirst = true
      repeat {
        await rounds.run(at: DeviceClock.now(), isFirst: isFirst)
        isFirst = false
      } while (try? await clock.sleep(for: Self.step)) != nil
    }
    let telling = Task { [notices] in
      repeat {
        await notices.run(at: DeviceClock.now())
      } while (try? await clock.sleep(for: Self.step)) != nil
    }
    tasks = [refreshing, telling]
  }

  func end() { tasks.forEach { $0.cancel() } }
}
