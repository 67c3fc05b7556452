import StrataCLibWebSockets

/// A TCP connection, from accept to close: a series of HTTP requests, or one that became a
/// WebSocket. It is used on the service thread only.
final class Connection {
  let id: ConnectionID
  let remoteAddress: String
  /// A Boolean value that indicates whether the connection exceeds the limit, so that it is only
  /// answered with 503.
  let isExcess: Bool
  unowned let loop: ServiceLoop
  var wsi: OpaquePointer?

  /// The number of the request, which distinguishes late answers to an abandoned one.
  var serial: UInt64 = 0
  var exchange: Exchange?
  var socket: WebSocketState?
  /// A Boolean value that indicates whether the answer is sent, and the rest of the request is
  /// being read and dropped.
  var isDraining = false
  /// The number of bytes that were dropped since the last pause.
  var droppedBytes = 0
  /// The task that ends the pause; `nil` before the first one.
  var pause: Task<Void, Never>?
  /// The number of bytes that are dropped without a pause, and the time of one: five megabytes a
  /// second.
  static let droppedAtOnce = 128 << 10, droppingPause = Duration.milliseconds(25)
  /// A Boolean value that indicates whether the last answer was passed to libwebsockets, but is not
  /// sent yet.
  var isEnding = false
  /// A Boolean value that indicates whether another process accepted the connection and handed it
  /// over, with a request on its way.
  var isHanded = false
  /// A Boolean value that indicates whether the connection is closed after its first answer.
  var answersOnce = false
  /// The first head of the connection while it is arriving; `nil` once libwebsockets reads.
  var awaited: AwaitedHead?
  /// A Boolean value that indicates whether a proxy may separate the lines of the first head
  /// differently.
  var isUnclear = false

  init(id: ConnectionID, remoteAddress: String, isExcess: Bool, loop: ServiceLoop) {
    self.id = id
    self.remoteAddress = remoteAddress
    self.isExcess = isExcess
    self.loop = loop
  }

  var configuration: WebServer.Configuration { loop.core.configuration }

  func count(_ change: (inout sending WebServer.Statistics) -> Void) {
    loop.core.counters.update(change)
  }

  func requestWriting() {
    if let wsi { lws_callback_on_writable(wsi) }
  }

  func setTimeout(seconds: Int) {
    if let wsi { lws_set_timeout(wsi, clws_user_timeout(), Int32(seconds)) }
  }

  func clearTimeout() {
    if let wsi { lws_set_timeout(wsi, clws_no_timeout(), 0) }
  }

  /// Closes the connection if it is idle, as the server stops. A running request may finish, and so
  /// may the request of a connection that was handed over and is not read yet.
  func serverStops() {
    if awaited != nil {
      loop.drop(self)
    } else if let socket {
      socket.connection.close(code: 1001, reason: "the server stops")
    } else if exchange == nil, !(isHanded && serial == 0) {
      closeNow()
    }
  }

  /// Closes the connection. It is called only between two rounds of libwebsockets: within a
  /// callback, its return value closes the connection.
  func closeNow() {
    if let wsi { lws_set_timeout(wsi, clws_user_timeout(), clws_kill_now()) }
  }

  /// Releases the resources of a closed connection; may be called more than once.
  func end() {
    pause?.cancel()
    exchange?.task?.cancel()
    if let exchange { note(exchange) }
    exchange = nil
    endWebSocket()
    wsi = nil
  }
}

// MARK: - Callbacks

extension Connection {
  func handle(_ reason: lws_callback_reasons, _ input: UnsafeRawBufferPointer) -> Int32 {
    switch reason {
    case LWS_CALLBACK_HTTP: headerArrived()
    case LWS_CALLBACK_HTTP_BODY: bodyArrived(input)
    case LWS_CALLBACK_HTTP_BODY_COMPLETION: bodyEnded()
    case LWS_CALLBACK_HTTP_WRITEABLE: writeResponse()
    case LWS_CALLBACK_HTTP_CONFIRM_UPGRADE: upgradeNamed(input)
    case LWS_CALLBACK_FILTER_PROTOCOL_CONNECTION: upgradeAsked()
    case LWS_CALLBACK_ESTABLISHED: webSocketOpened()
    case LWS_CALLBACK_RECEIVE: frameArrived(input)
    case LWS_CALLBACK_RECEIVE_PONG: pongArrived()
    case LWS_CALLBACK_SERVER_WRITEABLE: writeMessages()
    case LWS_CALLBACK_CLOSED, LWS_CALLBACK_CLOSED_HTTP: closed()
    // CONNECT turns the connection into a tunnel, which nothing here would ever end.
    case LWS_CALLBACK_RAW_ADOPT, LWS_CALLBACK_RAW_RX: -1
    case LWS_CALLBACK_WSI_DESTROY: destroyed()
    default: 0
    }
  }

  private func closed() -> Int32 {
    end()
    return 0
  }

  private func destroyed() -> Int32 {
    loop.forget(self)
    return 0
  }
}
