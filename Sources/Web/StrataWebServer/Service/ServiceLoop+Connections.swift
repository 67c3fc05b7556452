extension ServiceLoop {
  func makeConnection(_ descriptor: Int32, _ address: String) -> Connection {
    let limit = core.configuration.maximumConnections
    let isExcess = connections.count >= limit
    core.counters.update {
      $0.connections += 1
      $0.openConnections += 1
      if isExcess { $0.refused += 1 }
    }
    lastID += 1
    return Connection(
      id: ConnectionID(rawValue: lastID), remoteAddress: address, isExcess: isExcess, loop: self)
  }
}
