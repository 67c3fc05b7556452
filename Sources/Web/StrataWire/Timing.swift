/// How a change is seen happening, in a browser's terms.
public struct Timing: Equatable, Sendable {
  /// A CSS easing function.
  public var easing: String
  /// Milliseconds, as is `delay`.
  public var duration: Int
  public var delay: Int
  /// 0 stands for ever.
  public var times: Int
  public var reverses: Bool
  /// The elements that may move; where there is none, all.
  public var scope: [Int32]

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
  /// The usual is left out, from the end; without a timing all of it.
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
