import StrataDeviceServices

/// The processor time that devices may use. Each has a budget that refills; it may exceed it only
/// while no other device is active.
///
/// A state machine without a clock: the caller passes the time.
struct ProcessorBudgets {
  struct Limits {
    /// The processor time in seconds that a device regains in each second.
    var perSecond = 0.25
    /// The maximum processor time that a device can save up, and the maximum that it can owe.
    var burst = Duration.seconds(1)
    /// The time for which a device counts as active after a message or a request. It is short, so
    /// that others lose little while a visitor taps only now and then.
    var activity = Duration.milliseconds(250)
    /// The time for which a device is remembered after its last work.
    var memory = Duration.seconds(60)
    /// The number of accounts at which old accounts are dropped.
    var capacity = 10_000
  }

  private struct Account {
    var left: Duration
    /// The time when the account was last charged.
    var time: Duration
  }

  private struct Activity {
    var device: DeviceID
    var time: Duration
  }

  private let limits: Limits
  private var accounts: [DeviceID: Account] = [:]
  /// The latest activities of two different devices, the later one first.
  private var latest: Activity?
  private var earlier: Activity?

  init(limits: Limits = Limits()) { self.limits = limits }

  var count: Int { accounts.count }

  /// The time in which a device that uses no processor time regains the largest debt.
  var longestWait: Duration { limits.burst / limits.perSecond }

  /// Records that a device sent a message or a request.
  mutating func note(_ device: DeviceID, at now: Duration) {
    if latest?.device != device { earlier = latest }
    latest = Activity(device: device, time: now)
  }

  /// Takes processor time from a device's budget.
  mutating func charge(_ spent: Duration, to device: DeviceID, at now: Duration) {
    if accounts.count >= limits.capacity, accounts[device] == nil { forgetOld(now) }
    let left = (accounts[device].map { self.left(in: $0, at: now) } ?? limits.burst) - spent
    accounts[device] = Account(left: max(left, .zero - limits.burst), time: now)
  }

  /// Returns how long a device has to wait; `nil` if it may continue.
  func wait(of device: DeviceID, at now: Duration) -> Duration? {
    guard let account = accounts[device], let end = contest(of: device, at: now) else { return nil }
    let left = left(in: account, at: now)
    guard left <= .zero else { return nil }
    return max(.milliseconds(1), min((.zero - left) / limits.perSecond, end))
  }

  /// Returns whether a device has used the processor lately.
  func remembers(_ device: DeviceID, at now: Duration) -> Bool {
    accounts[device].map { now - $0.time < limits.memory } ?? false
  }

  /// Returns for how long a device other than this one still counts as active; `nil` if none does.
  private func contest(of device: DeviceID, at now: Duration) -> Duration? {
    let other = latest?.device == device ? earlier : latest
    guard let end = other.map({ $0.time + limits.activity - now }), end > .zero else { return nil }
    return end
  }

  private func left(in account: Account, at now: Duration) -> Duration {
    min(limits.burst, account.left + (now - account.time) * limits.perSecond)
  }

  private mutating func forgetOld(_ now: Duration) {
    accounts = accounts.filter { now - $0.value.time < limits.memory }
    if accounts.count >= limits.capacity { accounts = [:] }
  }
}
