/// The API keys of the simulator, with the service's answer to each.
public struct Keys: Sendable, Equatable {
  /// The keys that work.
  public var accepted: Set<String>
  /// The keys that are too new to work. They get the same answer as invalid keys, as in the real
  /// service.
  public var notYetActive: Set<String>
  /// The keys without calls left, which are answered with 429.
  public var exhausted: Set<String>

  /// Creates a set of keys.
  public init(
    accepted: Set<String> = ["demo"], notYetActive: Set<String> = ["not-yet-active"],
    exhausted: Set<String> = ["over-quota"]
  ) {
    self.accepted = accepted
    self.notYetActive = notYetActive
    self.exhausted = exhausted
  }
}
