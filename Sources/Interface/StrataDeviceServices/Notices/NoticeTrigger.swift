public import Foundation

/// The time at which a notice is shown: after some seconds, or at a local time.
public struct NoticeTrigger: Codable, Equatable, Sendable {
  /// The delay in seconds; `nil` for a local time.
  public var seconds: Double?
  /// The local time to match; `nil` for a delay.
  public var clock: ClockFace?
  /// A Boolean value that indicates whether the trigger fires again and again.
  public var repeats: Bool

  /// Creates a trigger that fires `seconds` after the request.
  public init(seconds: Double, repeats: Bool) {
    (self.seconds, clock, self.repeats) = (seconds, nil, repeats)
  }

  /// Creates a trigger that fires at a local time.
  public init(clock: ClockFace, repeats: Bool) {
    (seconds, self.clock, self.repeats) = (nil, clock, repeats)
  }

  /// Returns the first time after `now` at which the trigger fires; `nil` if it never fires again.
  public func next(after now: Date) -> Date? {
    if let seconds { return now.addingTimeInterval(seconds) }
    return clock?.next(after: now)
  }

  /// Returns an identifier of the firing at `due`, so that the notice is shown once. For a local
  /// time the identifier is the time of day, so that setting the clocks back does not show it
  /// again.
  public func event(at due: Date) -> String {
    clock?.text(at: due) ?? "\(due.timeIntervalSince1970)"
  }
}
