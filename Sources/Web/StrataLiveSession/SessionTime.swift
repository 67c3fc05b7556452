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

  /// Waits for a time, and as long again while it ends late, since others keep the main actor busy,
  /// or while something else is busy.
  ///
  /// After a restart, the pages of all visitors come back at once. Without the further time, most
  /// would be shown without data that are a few milliseconds of work away.
  ///
  /// - Parameters:
  ///   - time: The time to wait, if nothing is late.
  ///   - limit: The maximum time to wait, unless it is late at the end.
  ///   - isBusy: Returns whether something else that takes long has been waited for meanwhile.
  @MainActor func wait(
    for time: Duration, orUntil limit: Duration, while isBusy: @MainActor () -> Bool = { false }
  ) async {
    let start = elapsed()
    var due: Duration
    repeat {
      let rest = min(time, limit - (elapsed() - start))
      due = elapsed() + rest
      guard (try? await clock.sleep(for: rest)) != nil else { return }
    } while (isBusy() || elapsed() - due >= Self.lateness) && elapsed() - start < limit
  }
}
