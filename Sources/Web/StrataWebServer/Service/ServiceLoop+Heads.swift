import Glibc
import StrataCLibWebSockets

// MARK: - Connections whose first head has not arrived

extension ServiceLoop {
  /// Looks at the first head of a new connection now, and whenever more of it arrives.
  func awaitHead(of connection: Connection, _ descriptor: Int32) {
    connection.awaited = AwaitedHead(
      descriptor, seconds: core.configuration.requestSeconds)
    // libwebsockets' table bounds only the connections that it reads.
    let most = core.configuration.maximumConnections + Acceptor.slack
    guard connections.count <= most else { return drop(connection) }
    guard !look(at: connection) else { return }
    // The watch keeps neither alive, since the connection owns the watch, and the loop the
    // connection.
    let watch = library?.watch(descriptor) { [unowned self, unowned connection] in
      if look(at: connection) { library?.wake() }
    }
    connection.awaited?.watch = watch
    if watch == nil { drop(connection) }
  }

  /// Looks at the head of a connection. Returns `false` if it must be looked at again.
  private func look(at connection: Connection) -> Bool {
    switch connection.awaited?.look(with: scratch) {
    case .partial: return false
    case .ended, nil: drop(connection)
    case .refused(let refusal, let line):
      connection.awaited?.answer(connection.answer(to: line, refusal), with: scratch)
      drop(connection)
    case .whole(let isUnclear, let isForwarded):
      connection.isUnclear = isUnclear
      if isForwarded { connection.answersOnce = true }
      release(connection)
    }
    return true
  }

  /// Lets libwebsockets read a connection.
  private func release(_ connection: Connection) {
    guard var awaited = connection.awaited, let library else { return drop(connection) }
    connection.awaited = nil
    awaited.release()
    begin(connection, awaited.descriptor, library.vhost)
  }

  /// Closes a connection whose head has not arrived.
  func drop(_ connection: Connection) {
    guard var awaited = connection.awaited else { return }
    connection.awaited = nil
    awaited.release()
    Glibc.close(awaited.descriptor)
    forget(connection)
  }

  /// Closes the connections whose heads take too long. It is called each second.
  func dropLateHeads() {
    // A copy: closed connections remove themselves.
    for connection in Array(connections.values) {
      guard let left = connection.awaited?.seconds else { continue }
      connection.awaited?.seconds = left - 1
      if left <= 0 { drop(connection) }
    }
  }

  /// Closes all connections whose heads have not arrived, and stops waiting for first frames. The
  /// watches must not outlive the event loop.
  func endWatches() {
    for connection in Array(connections.values) {
      connection.endFirstFrame()
      drop(connection)
    }
  }
}

extension Connection {
  /// Returns the answer to a head that libwebsockets is not shown, and records it.
  ///
  /// - Parameters:
  ///   - line: The request line; empty if there is none.
  ///   - refusal: The reason.
  fileprivate func answer(to line: String, _ refusal: HeadRefusal) -> [UInt8] {
    let request = request(of: line)
    var exchange = begin(request, closes: true)
    exchange.status = refusal.status
    var response = HTTPResponse.text(refusal.reason + "\n", status: refusal.status)
    if let id = exchange.id { response.headers[WebServer.Journal.header] = id }
    var writer = ResponseWriter(response, isHead: request.method == "HEAD", closes: true)
    var bytes: [UInt8] = []
    _ = writer.writeNext { part, _ in
      bytes.append(contentsOf: part)
      return true
    }
    exchange.writer = writer
    note(exchange)
    count { [size = bytes.count] in
      $0.requests += 1
      $0.refused += 1
      $0.bytesSent += size
    }
    return bytes
  }

  /// Returns a request with the method and the path of a line, for the journal.
  private func request(of line: String) -> HTTPRequest {
    let words = line.split(separator: " ")
    let target = words.dropFirst().first ?? ""
    var path: [UInt8] = []
    PercentEncoding.encode(
      target.utf8.prefix { $0 != UInt8(ascii: "?") }, allowed: PercentEncoding.path, into: &path)
    return HTTPRequest(
      method: words.first?.uppercased() ?? "", path: String(decoding: path, as: UTF8.self),
      remoteAddress: remoteAddress)
  }
}
