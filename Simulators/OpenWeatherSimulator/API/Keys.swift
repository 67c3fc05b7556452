/// The keys that callers may hold, and how each is answered.
public struct Keys: Sendable, Equatable {
  /// Keys that work.
  public var accepted: Set<String>
  /// Keys too young to work: the same answer as for a wrong one, as the real service gives.
  public var notYetActive: Set<String>
  /// Keys whose calls are used up: 429.
  public var exhausted: Set<String>

  public init(
    accepted: Set<String> = ["demo"], notYetActive: Set<String> = ["not-yet-active"],
    exhausted: Set<String> = ["over-quota"]
  ) {
    self.accepted = accepted
    self.notYetActive = notYetActive
    self.exhausted = exhausted
  }
}
