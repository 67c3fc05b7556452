/// An animation as the browser receives it, with its times in milliseconds.
public struct Timing: Equatable, Sendable {
  /// A CSS easing function.
  public var easing: String
  /// The animation's duration, in milliseconds.
  public var duration: Int
  /// The animation's delay, in milliseconds.
  public var delay: Int
  /// The number of rounds; 0 for ever.
  public var times: Int
  /// A Boolean value that indicates whether every second round runs backwards.
  public var reverses: Bool
  /// The identifiers of the elements that are animated; if empty, all may be.
  public var scope: [Int32]

  /// Creates an animation as the browser receives it, with its times in milliseconds.
  public init(
    easing: String, duration: Int, delay: Int = 0, times: Int = 1, reverses: Bool = false,
    scope: [Int32] = []
  ) {
    self.easing = easing
    self.duration = duration
    self.delay = delay
    self.times = times
    self.reverses = reverses
    self.scope = scope
  }
}

extension JSONText {
  /// Writes an animation. Default values at the end are omitted; for `nil`, all values are.
  mutating func write(_ timing: Timing?) {
    guard let timing else {
      return writeMotion(easing: nil, ms: nil, delay: nil, times: nil, back: nil, scope: nil)
    }
    let (scope, isOnce) = (timing.scope, timing.times == 1 && !timing.reverses)
    let saysTimes = !isOnce || !scope.isEmpty, saysDelay = saysTimes || timing.delay != 0
    writeMotion(
      easing: timing.easing, ms: timing.duration, delay: saysDelay ? timing.delay : nil,
      times: saysTimes ? timing.times : nil, back: saysTimes ? timing.reverses : nil,
      scope: scope.isEmpty ? nil : scope)
  }
}
