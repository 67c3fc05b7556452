public import Foundation

/// When a notice is told: after some seconds, or when a place's clocks show a time.
public struct NoticeTrigger: Codable, Equatable, Sendable {
  /// Seconds from when it was asked for; `nil` for clocks.
  public var seconds: Double?
  /// What the clocks have to show; `nil` for seconds.
  public var clock: ClockFace?
  public var repeats: Bool

  public init(seconds: Double, repeats: Bool) {
    (self.seconds, clock, self.repeats) = (seconds, nil, repeats)
  }

  public init(clock: ClockFace, repeats: Bool) {
    (seconds, self.clock, self.repeats) = (nil, clock, repeats)
  }

  /// The first time after an instant; `nil` where there is none.
  public func next(after now: Date) -> Date? {
    if let seconds { return now.addingTimeInterval(seconds) }
    return clock?.next(after: now)
  }

  /// Names one firing, so that it happens once: by what the clocks show, where clocks decide, so that
  /// one that is put back brings nothing a second time.
  public func event(at due: Date) -> String {
    clock?.text(at: due) ?? "\(due.timeIntervalSince1970)"
  }
}
