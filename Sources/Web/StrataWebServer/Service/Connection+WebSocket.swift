import StrataCLibWebSockets

// MARK: - Opening and closing

extension Connection {
  func upgradeAsked() -> Int32 {
    guard let wsi else { return -1 }
    count { $0.requests += 1 }
    let reader = RequestReader(wsi: wsi, loop: loop)
    guard let request = reader.request(remoteAddress: remoteAddress) else { return -1 }
    let exchange = begin(request, closes: true)
    if isExcess || loop.isStopping { return refuseUpgrade(503, exchange) }
    if reader.headerBytes > configuration.maximumHeaderBytes {
      return refuseUpgrade(431, exchange)
    }
    if isUnclear || !reader.hasVersion || !reader.hasClearHost
      || reader.hasUnclearLine(isLastLook: false) || !BodyLength.isClear(in: request)
    {
      return refuseUpgrade(400, exchange)
    }
    let connection = WebSocketConnection(
      id: id, remoteAddress: remoteAddress, inbox: loop.core.inbox)
    guard let delegate = loop.core.connect?(request, connection) else {
      connection.end()
      return refuseUpgrade(403, exchange)
    }
    note(exchange, status: 101)
    socket = WebSocketState(connection: connection, delegate: delegate)
    return 0
  }

  /// Refuses an upgrade to HTTP/2 without TLS, the other protocol besides WebSocket that
  /// libwebsockets would upgrade to.
  func upgradeNamed(_ name: UnsafeRawBufferPointer) -> Int32 {
    String(decoding: name, as: UTF8.self).hasPrefix("h2c") ? refuseUpgrade(501) : 0
  }

  func webSocketOpened() -> Int32 {
    guard socket != nil else { return -1 }
    socket?.isOpen = true
    socket?.overhead = wsi.flatMap { Overhead(lws_get_socket_fd($0), at: loop.core.elapsed()) }
    count { $0.openWebSockets += 1 }
    guard awaitFirstFrame() else { return -1 }
    requestWriting()
    return 0
  }

  /// Looks at the first frame before libwebsockets reads it. Returns `false` if there is no memory.
  private func awaitFirstFrame() -> Bool {
    guard let wsi, let library = loop.library, configuration.tls == nil else { return true }
    // The watch does not keep the connection alive, since the connection owns the watch.
    socket?.firstFrame = FirstFrame(lws_get_socket_fd(wsi), library) { [unowned self] isMasked in
      socket?.isUnmasked = !isMasked
      endFirstFrame()
    }
    return socket?.firstFrame != nil
  }

  /// Stops waiting for the first frame.
  func endFirstFrame() {
    socket?.firstFrame?.release()
    socket?.firstFrame = nil
  }

  func endWebSocket() {
    endFirstFrame()
    guard let ended = socket else { return }
    socket = nil
    if ended.isOpen { count { $0.openWebSockets -= 1 } }
    ended.connection.end()
    ended.delegate.closed()
  }

  private func refuseUpgrade(_ status: Int, _ exchange: Exchange? = nil) -> Int32 {
    count { $0.refused += 1 }
    var response = HTTPResponse.text("", status: status)
    if let id = exchange?.id { response.headers[WebServer.Journal.header] = id }
    let head = response.head(closing: true)
    head.withUnsafeBufferPointer { _ = write($0, LWS_WRITE_HTTP_HEADERS) }
    if let exchange { note(exchange, status: status) }
    return -1
  }
}

// MARK: - Receiving

extension Connection {
  func frameArrived(_ input: UnsafeRawBufferPointer) -> Int32 {
    guard let wsi, let socket else { return -1 }
    if socket.isUnmasked { return close(CloseReason(code: 1002, text: "the frame has no mask")) }
    self.socket?.pulse.heard()
    count { $0.bytesReceived += input.count }
    guard socket.incoming.count + input.count <= configuration.maximumFrameBytes else {
      let most = configuration.maximumFrameBytes
      return close(CloseReason(code: 1009, text: "the WebSocket message exceeds \(most) bytes"))
    }
    let isWhole = lws_is_final_fragment(wsi) != 0
    self.socket?.overhead?.note(input.count, endsMessage: isWhole)
    if isWhole, socket.incoming.isEmpty { return deliver(input) }
    self.socket?.incoming.append(contentsOf: input)
    return isWhole ? deliverJoined() : 0
  }

  private func deliverJoined() -> Int32 {
    guard let joined = socket?.incoming else { return -1 }
    socket?.incoming = []
    return joined.withUnsafeBytes(deliver)
  }

  private func deliver(_ message: UnsafeRawBufferPointer) -> Int32 {
    guard let wsi, let delegate = socket?.delegate else { return -1 }
    if lws_frame_is_binary(wsi) != 0 {
      delegate.received([UInt8](message))
    } else if let text = String(validating: message, as: UTF8.self) {
      delegate.received(text)
    } else {
      return close(CloseReason(code: 1007, text: "the text is not UTF-8"))
    }
    count { $0.messagesReceived += 1 }
    if socket?.connection.isReadingPaused == true { followReading() }
    return 0
  }

  /// Pauses or resumes reading: libwebsockets keeps what it has read already, and the system's
  /// buffers keep the rest until they are full and the peer has to wait.
  func followReading() {
    guard let wsi, let connection = socket?.connection else { return }
    lws_rx_flow_control(wsi, connection.isReadingPaused ? 0 : 1)
  }

  private func close(_ reason: CloseReason) -> Int32 {
    count { $0.refused += 1 }
    return sendClose(reason)
  }
}

// MARK: - Sending

extension Connection {
  func writeMessages() -> Int32 {
    guard let wsi, let connection = socket?.connection, sendOwedPing(wsi) else { return -1 }
    repeat {
      if socket?.outgoing == nil {
        switch connection.nextStep() {
        case .send(let message): startMessage(message)
        case .close(let reason): return sendClose(reason)
        case .nothing: return 0
        }
      }
      guard writeFragment(wsi) else { return -1 }
    } while lws_send_pipe_choked(wsi) == 0
    requestWriting()
    return 0
  }

  /// Writes messages at once, if the system takes them. Waiting until the socket is reported as
  /// writable would take another turn, and would change twice what epoll watches. It is called
  /// between two rounds of libwebsockets.
  func writeNow() {
    guard let wsi, let connection = socket?.connection, socket?.isOpen == true,
      lws_partial_buffered(wsi) == 0
    else { return requestWriting() }
    var isFirst = true
    while true {
      if socket?.outgoing == nil {
        switch connection.nextStep() {
        case .send(let message): startMessage(message)
        // A close frame can be sent only by a callback's result.
        case .close: return requestWriting()
        case .nothing: return
        }
      }
      // Nothing waits, so that libwebsockets keeps at most the rest of the first frame.
      if !isFirst, lws_send_pipe_choked(wsi) != 0 { return requestWriting() }
      guard writeFragment(wsi) else { return closeNow() }
      isFirst = false
    }
  }

  private func startMessage(_ message: OutgoingMessage) {
    socket?.outgoing = message
    socket?.offset = 0
  }

  /// Writes a frame. A long message is sent as several frames, so that what a slow peer has not
  /// received stays in the queue, where `bufferedBytes` counts it.
  private func writeFragment(_ wsi: OpaquePointer) -> Bool {
    guard let state = socket, let message = state.outgoing else { return false }
    let total = message.bytes.count - OutgoingMessage.room
    let size = min(ResponseWriter.chunk, total - state.offset)
    let isLast = state.offset + size == total
    let kind = frameKind(message, isFirst: state.offset == 0, isLast: isLast)
    // Counted first: once it is sent, the peer may answer and the count may be read.
    state.connection.sent(size)
    count {
      $0.bytesSent += size
      if isLast { $0.messagesSent += 1 }
    }
    guard send(wsi, from: state.offset, size, kind) else { return false }
    socket?.offset += size
    if isLast { socket?.outgoing = nil }
    return true
  }

  private func frameKind(
    _ message: OutgoingMessage, isFirst: Bool, isLast: Bool
  ) -> lws_write_protocol {
    let kind = message.isText ? LWS_WRITE_TEXT : LWS_WRITE_BINARY
    let first = isFirst ? kind : LWS_WRITE_CONTINUATION
    return lws_write_protocol(first.rawValue | (isLast ? 0 : LWS_WRITE_NO_FIN.rawValue))
  }

  private func send(
    _ wsi: OpaquePointer, from offset: Int, _ size: Int, _ kind: lws_write_protocol
  ) -> Bool {
    socket?.outgoing?.bytes.withUnsafeMutableBufferPointer { bytes in
      guard let base = bytes.baseAddress else { return false }
      return lws_write(wsi, base + OutgoingMessage.room + offset, size, kind) >= 0
    } ?? false
  }

  private func sendClose(_ reason: CloseReason) -> Int32 {
    guard let wsi else { return -1 }
    // The peer's close frame has to be read.
    lws_rx_flow_control(wsi, 1)
    var text = Array(reason.text.utf8)
    let code = lws_close_status(UInt32(reason.code))
    text.withUnsafeMutableBufferPointer {
      lws_close_reason(wsi, code, $0.baseAddress, $0.count)
    }
    return -1
  }
}

// MARK: - Staying alive

extension Connection {
  func pongArrived() -> Int32 {
    socket?.pulse.heard()
    return 0
  }

  /// Checks whether the peer is alive. Like ``closeNow()``, it is called only between two rounds of
  /// libwebsockets.
  func beat(limit: Int) {
    // Unread messages must not count as silence.
    if socket?.connection.isReadingPaused == true { socket?.pulse.heard() }
    guard socket?.isOpen == true, let step = socket?.pulse.beat(limit: limit) else { return }
    switch step {
    case .nothing: break
    case .ping: requestWriting()
    case .hangUp: closeNow()
    }
  }

  /// Sends a ping if one is due; a control frame may be sent between the parts of a message.
  private func sendOwedPing(_ wsi: OpaquePointer) -> Bool {
    guard socket?.pulse.owesPing == true else { return true }
    socket?.pulse.owesPing = false
    count { $0.pings += 1 }
    // One letter, which the peer has to return: libwebsockets does not report an empty pong.
    var ping = OutgoingMessage("?").bytes
    return ping.withUnsafeMutableBufferPointer { bytes in
      guard let start = bytes.baseAddress else { return false }
      return lws_write(wsi, start + OutgoingMessage.room, 1, LWS_WRITE_PING) >= 0
    }
  }
}
