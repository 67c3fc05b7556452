import Foundation

/// A budget of weighted calls; the windows restart with each minute, hour and day of UTC.
///
/// @unchecked: `windows` is accessed only while `lock` is held.
final class CallBudget: @unchecked Sendable {
  private struct Window {
    let seconds: Double
    let limit: Double
    let refusal: OpenMeteoFailure
    var number = -1.0
    var used = 0.0
  }

  private let lock = NSLock()
  private let now: @Sendable () -> Date
  private var windows: [Window]

  init(_ limits: CallLimits, now: @escaping @Sendable () -> Date) {
    self.now = now
    windows = [
      Window(seconds: 60, limit: limits.minutely, refusal: .minutelyLimit),
      Window(seconds: 3600, limit: limits.hourly, refusal: .hourlyLimit),
      Window(seconds: 86_400, limit: limits.daily, refusal: .dailyLimit),
    ]
  }

  /// Counts a call.
  ///
  /// - Throws: The refusal of the first window that is used up.
  func spend(_ weight: Double) throws(OpenMeteoFailure) {
    let time = now().timeIntervalSince1970
    lock.lock()
    defer { lock.unlock() }
    for index in windows.indices {
      let number = (time / windows[index].seconds).rounded(.down)
      if windows[index].number != number {
        windows[index].number = number
        windows[index].used = 0
      }
      if windows[index].used >= windows[index].limit { throw windows[index].refusal }
    }
    for index in windows.indices { windows[index].used += weight }
  }
}
