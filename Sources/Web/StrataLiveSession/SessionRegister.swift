import StrataDeviceServices

/// Sessions by token and by device, and which of them goes first where room is needed.
@MainActor struct SessionRegister {
  private var sessions: [String: LiveSession] = [:]
  private var devices: [DeviceID: [LiveSession]] = [:]
  private var parked: Set<String> = []
  /// Tokens in the order of their parking; those that are parked no more are skipped.
  private var parkingOrder: [String] = []
  private var firstParked = 0

  var count: Int { sessions.count }
  var parkedCount: Int { parked.count }
  var all: [LiveSession] { Array(sessions.values) }

  subscript(token: String) -> LiveSession? { sessions[token] }

  func count(of device: DeviceID) -> Int { devices[device]?.count ?? 0 }

  func all(of device: DeviceID) -> [LiveSession] { devices[device] ?? [] }

  /// Adds a session whose page is about to be sent.
  mutating func park(_ session: LiveSession) {
    sessions[session.token] = session
    devices[session.device.id, default: []].append(session)
    parked.insert(session.token)
    parkingOrder.append(session.token)
    forgetUnparked()
  }

  /// A socket came for a session.
  mutating func adopt(_ session: LiveSession) { parked.remove(session.token) }

  mutating func remove(_ token: String) -> LiveSession? {
    guard let session = sessions.removeValue(forKey: token) else { return nil }
    parked.remove(token)
    devices[session.device.id]?.removeAll { $0 === session }
    if devices[session.device.id]?.isEmpty == true { devices[session.device.id] = nil }
    return session
  }

  /// The page that waits longest for its socket.
  var oldestParked: LiveSession? {
    for token in parkingOrder[firstParked...] where parked.contains(token) {
      if let session = sessions[token], !session.isLoading { return session }
    }
    return nil
  }

  /// Which session of a device is missed least.
  func weakest(of device: DeviceID) -> LiveSession? { weakest(of: devices[device] ?? []) }

  /// Which session of all is missed least. Cost: the number of sessions, unless one is parked.
  var weakest: LiveSession? { oldestParked ?? weakest(of: all) }

  /// A page that is being drawn is never among them: who asked for it would get nothing.
  private func weakest(of sessions: [LiveSession]) -> LiveSession? {
    sessions.lazy.filter { !$0.isLoading }.min { ($0.rank, $0.birth) < ($1.rank, $1.birth) }
  }

  /// Drops from the order what is parked no more, so that it stays as short as what is.
  private mutating func forgetUnparked() {
    while firstParked < parkingOrder.count, !parked.contains(parkingOrder[firstParked]) {
      firstParked += 1
    }
    guard parkingOrder.count > 64, parkingOrder.count > 2 * parked.count else { return }
    parkingOrder = parkingOrder[firstParked...].filter(parked.contains)
    firstParked = 0
  }
}
