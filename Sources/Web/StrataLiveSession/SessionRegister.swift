import StrataDeviceServices

/// The sessions by token and by device, and the order in which they end if there are too many.
@MainActor struct SessionRegister {
  private var sessions: [String: LiveSession] = [:]
  private var devices: [DeviceID: [LiveSession]] = [:]
  private var parked: Set<String> = []
  /// The tokens of the sessions that have no socket: parked ones, and those that have lost it.
  private var alone: Set<String> = []
  /// The tokens of parked sessions in the order of parking. Tokens of sessions that are no longer
  /// parked are skipped.
  private var parkingOrder: [String] = []
  private var firstParked = 0

  var count: Int { sessions.count }
  var parkedCount: Int { parked.count }
  var all: [LiveSession] { Array(sessions.values) }
  /// The sessions without a socket, which are few even if all are many.
  var withoutSocket: [LiveSession] { alone.compactMap { sessions[$0] } }

  subscript(token: String) -> LiveSession? { sessions[token] }

  func count(of device: DeviceID) -> Int { devices[device]?.count ?? 0 }

  func all(of device: DeviceID) -> [LiveSession] { devices[device] ?? [] }

  /// Adds a session whose page is about to be sent.
  mutating func park(_ session: LiveSession) {
    sessions[session.token] = session
    devices[session.device.id, default: []].append(session)
    parked.insert(session.token)
    alone.insert(session.token)
    parkingOrder.append(session.token)
    forgetUnparked()
  }

  /// Records that the socket of a session has connected.
  mutating func adopt(_ session: LiveSession) {
    parked.remove(session.token)
    alone.remove(session.token)
  }

  /// Records that a session has lost its socket.
  mutating func drop(_ session: LiveSession) {
    if sessions[session.token] === session { alone.insert(session.token) }
  }

  mutating func remove(_ token: String) -> LiveSession? {
    guard let session = sessions.removeValue(forKey: token) else { return nil }
    parked.remove(token)
    alone.remove(token)
    devices[session.device.id]?.removeAll { $0 === session }
    if devices[session.device.id]?.isEmpty == true { devices[session.device.id] = nil }
    return session
  }

  /// The parked session that has waited longest for its socket; `nil` if none is parked.
  var oldestParked: LiveSession? {
    for token in parkingOrder[firstParked...] where parked.contains(token) {
      if let session = sessions[token], !session.isLoading { return session }
    }
    return nil
  }

  /// Returns the session of a device that is to end first, or `nil` if all of them must stay.
  ///
  /// - Parameter isSpared: Returns whether a session must stay.
  func weakest(
    of device: DeviceID, sparing isSpared: (LiveSession) -> Bool = { _ in false }
  ) -> LiveSession? {
    weakest(of: (devices[device] ?? []).filter { !isSpared($0) })
  }

  /// The session of all that is to end first; `nil` if there is none.
  ///
  /// - Complexity: O(*n*), where *n* is the number of sessions, unless one is parked.
  var weakest: LiveSession? { oldestParked ?? weakest(of: all) }

  /// Returns the session of the lowest rank that has been unused for longest. A session whose page
  /// is being drawn is never chosen, since its visitor would get nothing.
  private func weakest(of sessions: [LiveSession]) -> LiveSession? {
    sessions.lazy.filter { !$0.isLoading }.min { ($0.rank, $0.lastUse) < ($1.rank, $1.lastUse) }
  }

  /// Removes sessions that are no longer parked from ``parkingOrder``, to keep it short.
  private mutating func forgetUnparked() {
    while firstParked < parkingOrder.count, !parked.contains(parkingOrder[firstParked]) {
      firstParked += 1
    }
    guard parkingOrder.count > 64, parkingOrder.count > 2 * parked.count else { return }
    parkingOrder = parkingOrder[firstParked...].filter(parked.contains)
    firstParked = 0
  }
}
