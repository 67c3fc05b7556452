/// The time of all sessions of a holder.
struct SessionTime {
  /// The clock of waits.
  let clock: any Clock<Duration>
  /// A function that returns the time since the holder was created.
  let elapsed: () -> Duration
}

extension SessionTime {
  /// The lateness of a wait from which the process counts as behind with its work.
  private static let lateness = Duration.milliseconds(50)

  /// Waits for a time, and as long again while it ends late, since others keep the main actor busy.
  ///
  /// After a restart, the pages of all visitors come back at once. Without the further time, most
  /// would be shown without data that are a few milliseconds of work away.
  ///
  /// - Parameters:
  ///   - time: The time to wait, if nothing is late.
  ///   - limit: The time after which the wait is not begun again.
  @MainActor func wait(for time: Duration, orUntil limit: Duration) async {
    let start = elapsed()
    var due: Duration
    repeat {
      due = elapsed() + time
      guard (try? await clock.sleep(for: time)) != nil else { return }
    } while elapsed() - due >= Self.lateness && elapsed() - start < limit
  }
}
