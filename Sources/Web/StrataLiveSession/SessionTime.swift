/// The time of all sessions of a holder.
struct SessionTime {
  /// The clock of waits.
  let clock: any Clock<Duration>
  /// A function that returns the time since the holder was created.
  let elapsed: () -> Duration
}
