import StrataDeviceServices

/// A fair queue of messages: devices take turns, and so do the sockets of each.
///
/// The pending messages of each socket and of each device are limited. A socket that reaches a
/// limit must not be read further until ``takeResumed()`` returns it. Messages of one socket keep
/// their order. A device whose budget of processor time is used up rests.
///
/// A state machine without locks, threads or a clock.
struct FairQueue<Message> {
  /// The number of a socket; never reused.
  typealias Socket = UInt64

  /// The limits of pending messages, at which reading stops, and of the number of sockets.
  struct Limits {
    /// The maximum number of sockets of a device, including closed sockets with pending messages.
    var deviceSockets = 80
    var socketMessages = 32
    var socketBytes = 256 << 10
    var deviceMessages = 128
    var deviceBytes = 1 << 20
  }

  private struct Lane {
    let device: DeviceID
    /// A Boolean value that indicates whether the lane and its messages count in the limits.
    let isCounted: Bool
    var waiting: [(message: Message, bytes: Int)] = []
    var bytes = 0
    var isHeld = false
    var isInTurn = false
  }

  private struct Crowd {
    /// The sockets with pending messages, in the order of their turns.
    var turns = Turns<Socket>()
    var isInTurn = false
    /// The time since which the device has waited for its budget to refill; `nil` if it does not
    /// wait.
    var restsSince: Duration?
    var paused: Set<Socket> = []
    var messages = 0
    var bytes = 0
    /// The number of lanes that count in the limits.
    var sockets = 0
    var lanes = 0
  }

  private let limits: Limits
  private var lanes: [Socket: Lane] = [:]
  private var crowds: [DeviceID: Crowd] = [:]
  private var turns = Turns<DeviceID>()
  /// The devices with pending messages that wait for their budgets to refill.
  private var resting: [DeviceID] = []
  private var budgets: ProcessorBudgets
  private var resumed: [Socket] = []
  private var lastSocket: Socket = 0

  init(limits: Limits = Limits(), budgets: ProcessorBudgets.Limits = .init()) {
    self.limits = limits
    self.budgets = ProcessorBudgets(limits: budgets)
  }

  /// A Boolean value that indicates whether no device takes turns, apart from resting ones. A
  /// device that takes turns may have no message left.
  var isEmpty: Bool { turns.isEmpty }

  /// Returns the number of pending messages of a device.
  func count(of device: DeviceID) -> Int { crowds[device]?.messages ?? 0 }

  /// Returns whether a device has a socket, or has been active lately.
  func isInside(_ device: DeviceID, at now: Duration) -> Bool {
    crowds[device] != nil || budgets.remembers(device, at: now)
  }

  /// Returns whether a socket was opened and is not closed.
  func isOpen(_ socket: Socket) -> Bool { lanes[socket] != nil }

  /// Returns the number for a new socket; `nil` if the device has too many sockets.
  mutating func open(for device: DeviceID) -> Socket? {
    guard crowds[device]?.sockets ?? 0 < limits.deviceSockets else { return nil }
    return addLane(Lane(device: device, isCounted: true))
  }

  /// Returns the number for work of the app itself, such as to draw a window again. It takes turns
  /// like a socket and is never refused; the caller limits it. It does not make the device active.
  mutating func openUncounted(for device: DeviceID) -> Socket {
    addLane(Lane(device: device, isCounted: false))
  }

  /// Adds a message of a socket; does nothing for a closed one.
  ///
  /// - Returns: `true` if more messages may be read from the socket, else `false`.
  mutating func append(
    _ message: Message, bytes: Int = 0, from socket: Socket, at now: Duration
  ) -> Bool {
    guard let device = lanes[socket]?.device else { return true }
    lanes[socket]?.waiting.append((message, bytes))
    lanes[socket]?.bytes += bytes
    guard lanes[socket]?.isCounted == true else {
      queue(socket)
      return true
    }
    budgets.note(device, at: now)
    crowds[device]?.messages += 1
    crowds[device]?.bytes += bytes
    queue(socket)
    guard isFull(socket, device) else { return true }
    crowds[device]?.paused.insert(socket)
    return false
  }

  /// Removes and returns the next message. Skips messages that are held, and those of devices that
  /// have to rest. `nil` if there is no other.
  mutating func next(at now: Duration) -> Message? {
    while let device = turns.popFirst() {
      if rest(of: device, at: now) != nil {
        if crowds[device]?.restsSince == nil { crowds[device]?.restsSince = now }
        resting.append(device)
        continue
      }
      crowds[device]?.isInTurn = false
      crowds[device]?.restsSince = nil
      let message = next(of: device)
      if crowds[device]?.turns.isEmpty == false { queue(device) }
      forgetEmpty(device)
      if let message { return message }
    }
    return nil
  }

  /// Takes processor time from the budget of a device.
  mutating func charge(_ spent: Duration, to device: DeviceID, at now: Duration) {
    budgets.charge(spent, to: device, at: now)
  }

  /// Returns the time until a resting device may take turns again; `nil` if none rests.
  func rest(at now: Duration) -> Duration? {
    resting.map { rest(of: $0, at: now) ?? .zero }.min()
  }

  /// Lets those resting devices take turns again that have rested long enough.
  mutating func wake(at now: Duration) {
    let waiting = resting
    resting = []
    for device in waiting {
      if rest(of: device, at: now) == nil {
        turns.append(device)
      } else {
        resting.append(device)
      }
    }
  }

  /// Holds the messages of a socket until ``release(_:)``.
  mutating func hold(_ socket: Socket) { lanes[socket]?.isHeld = true }

  mutating func release(_ socket: Socket) {
    lanes[socket]?.isHeld = false
    queue(socket)
  }

  /// Drops the pending messages of a socket; later ones are still accepted.
  mutating func clear(_ socket: Socket) {
    guard let lane = lanes[socket] else { return }
    lanes[socket]?.waiting = []
    lanes[socket]?.bytes = 0
    guard lane.isCounted else { return }
    crowds[lane.device]?.messages -= lane.waiting.count
    crowds[lane.device]?.bytes -= lane.bytes
    resumeSockets(of: lane.device)
  }

  /// Drops the pending and all later messages of a socket.
  mutating func close(_ socket: Socket) {
    clear(socket)
    guard let lane = lanes.removeValue(forKey: socket) else { return }
    crowds[lane.device]?.paused.remove(socket)
    crowds[lane.device]?.lanes -= 1
    if lane.isCounted { crowds[lane.device]?.sockets -= 1 }
    forgetEmpty(lane.device)
  }

  /// Returns the sockets that may be read again since the last call.
  mutating func takeResumed() -> [Socket] {
    defer { resumed = [] }
    return resumed
  }
}

extension FairQueue {
  private mutating func addLane(_ lane: Lane) -> Socket {
    lastSocket += 1
    lanes[lastSocket] = lane
    crowds[lane.device, default: Crowd()].lanes += 1
    if lane.isCounted { crowds[lane.device]?.sockets += 1 }
    return lastSocket
  }

  /// Returns how long a device has to rest; `nil` if it may go on.
  ///
  /// No device rests for longer than it takes to regain the largest debt. Otherwise its timers and
  /// tasks could use up all that it regains, and its messages would wait for ever.
  private func rest(of device: DeviceID, at now: Duration) -> Duration? {
    guard let wait = budgets.wait(of: device, at: now) else { return nil }
    guard let start = crowds[device]?.restsSince else { return wait }
    let left = start + budgets.longestWait - now
    return left > .zero ? min(wait, left) : nil
  }

  /// Forgets a device without sockets and work, unless it takes turns: otherwise it could be added
  /// to the turns twice.
  private mutating func forgetEmpty(_ device: DeviceID) {
    guard let crowd = crowds[device], crowd.lanes == 0, !crowd.isInTurn else { return }
    crowds[device] = nil
  }

  private func isFull(_ socket: Socket, _ device: DeviceID) -> Bool {
    guard let lane = lanes[socket], let crowd = crowds[device] else { return false }
    return lane.waiting.count >= limits.socketMessages || lane.bytes >= limits.socketBytes
      || crowd.messages >= limits.deviceMessages || crowd.bytes >= limits.deviceBytes
  }

  private mutating func queue(_ socket: Socket) {
    guard let lane = lanes[socket], !lane.isInTurn, !lane.isHeld, !lane.waiting.isEmpty else {
      return
    }
    lanes[socket]?.isInTurn = true
    crowds[lane.device]?.turns.append(socket)
    queue(lane.device)
  }

  private mutating func queue(_ device: DeviceID) {
    guard crowds[device]?.isInTurn == false else { return }
    crowds[device]?.isInTurn = true
    turns.append(device)
  }

  private mutating func next(of device: DeviceID) -> Message? {
    while let socket = crowds[device]?.turns.popFirst() {
      lanes[socket]?.isInTurn = false
      guard let lane = lanes[socket], !lane.isHeld, let first = lane.waiting.first else { continue }
      take(first.bytes, from: socket, device)
      return first.message
    }
    return nil
  }

  private mutating func take(_ bytes: Int, from socket: Socket, _ device: DeviceID) {
    lanes[socket]?.waiting.removeFirst()
    lanes[socket]?.bytes -= bytes
    queue(socket)
    guard lanes[socket]?.isCounted == true else { return }
    crowds[device]?.messages -= 1
    crowds[device]?.bytes -= bytes
    resumeSockets(of: device)
  }

  /// Resumes reading from a device's sockets when half of the limits is reached, so that they do
  /// not pause and resume with every message.
  private mutating func resumeSockets(of device: DeviceID) {
    guard let crowd = crowds[device], !crowd.paused.isEmpty,
      crowd.messages <= limits.deviceMessages / 2, crowd.bytes <= limits.deviceBytes / 2
    else { return }
    for socket in crowd.paused.sorted() where hasRoom(socket) {
      crowds[device]?.paused.remove(socket)
      resumed.append(socket)
    }
  }

  private func hasRoom(_ socket: Socket) -> Bool {
    guard let lane = lanes[socket] else { return false }
    return lane.waiting.count <= limits.socketMessages / 2
      && lane.bytes <= limits.socketBytes / 2
  }
}
