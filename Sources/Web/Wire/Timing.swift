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

  /// The usual is left out, from the end.
  func write(to json: inout JSONText) {
    json.values(easing, duration)
    let isOnce = times == 1 && !reverses
    if isOnce, delay == 0, scope.isEmpty { return }
    json.append(delay)
    if isOnce, scope.isEmpty { return }
    json.values(times, reverses ? 1 : 0)
    if !scope.isEmpty { json.array { json in scope.forEach { json.append($0) } } }
  }
}
