import StrataCLibWebSockets

// MARK: - Reading a request

// Return values are those of libwebsockets: 0 continues, -1 closes the connection.
extension Connection {
  func headerArrived() -> Int32 {
    // libwebsockets reads on while an answer is sent in parts. Requests are handled one at a time,
    // so a peer that sends the next one before it has received this answer is disconnected.
    guard let wsi, exchange == nil, !isDraining else { return -1 }
    serial += 1
    count { $0.requests += 1 }
    let reader = RequestReader(wsi: wsi, loop: loop)
    guard let request = reader.request(remoteAddress: remoteAddress) else { return -1 }
    exchange = begin(request, closes: reader.isHTTP10 || request.asksToClose || answersOnce)
    if isExcess { return refuse(503, "too many connections") }
    if reader.headerBytes > configuration.maximumHeaderBytes {
      return refuse(431, "the header is over \(configuration.maximumHeaderBytes) bytes")
    }
    if isUnclear {
      return refuse(400, "each header line must end with a carriage return and a line feed")
    }
    if !reader.hasVersion { return refuse(400, HeadRefusal.request.reason) }
    if reader.isForeign {
      return refuse(HeadRefusal.version.status, HeadRefusal.version.reason)
    }
    if !reader.hasClearHost { return refuse(400, "the request must have exactly one Host header") }
    if reader.hasUnclearLine(isLastLook: true) {
      return refuse(400, "a header line does not begin with a name and a colon")
    }
    return prepareBody(BodyLength(request, limit: configuration.maximumBodyBytes))
  }

  func bodyArrived(_ input: UnsafeRawBufferPointer) -> Int32 {
    // A stated length of 0 is reported as an empty part.
    if isDraining { return dropped(input.count) }
    if input.isEmpty { return 0 }
    guard let missing = exchange?.missing, missing > 0 else { return -1 }
    let part = input.prefix(missing)
    exchange?.request.body.append(contentsOf: part)
    exchange?.missing -= part.count
    count { $0.bytesReceived += part.count }
    if part.count == missing { return startHandler() }
    setTimeout(seconds: configuration.requestSeconds)
    return 0
  }

  /// Handles the end of a request's body. libwebsockets calls this again and again if it read the
  /// request together with the previous one and cannot wait for an answer; such a peer is
  /// disconnected.
  func bodyEnded() -> Int32 {
    guard !isDraining, exchange?.isBodyOver == false else { return -1 }
    exchange?.isBodyOver = true
    return 0
  }

  private func prepareBody(_ length: BodyLength) -> Int32 {
    switch length {
    case .none: return startHandler()
    case .unstated:
      // libwebsockets treats all that follows as an endless body.
      exchange?.closes = true
      return startHandler()
    case .bytes(let count): return awaitBody(count)
    case .refused(let status, let reason): return refuse(status, reason)
    }
  }

  private func awaitBody(_ count: Int) -> Int32 {
    exchange?.missing = count
    exchange?.request.body.reserveCapacity(min(count, 64 << 10))
    setTimeout(seconds: configuration.requestSeconds)
    guard exchange?.request.headers["expect"]?.lowercased() == "100-continue" else { return 0 }
    return write(Array("HTTP/1.1 100 Continue\r\n\r\n".utf8), LWS_WRITE_HTTP_HEADERS) ? 0 : -1
  }

  private func refuse(_ status: Int, _ reason: String) -> Int32 {
    guard let request = exchange?.request else { return -1 }
    count { $0.refused += 1 }
    exchange?.closes = true
    exchange?.hasUnreadBody = BodyLength.isFollowed(request)
    return beginAnswer(.text(reason + "\n", status: status))
  }

  private func startHandler() -> Int32 {
    guard let request = exchange?.request else { return -1 }
    clearTimeout()
    pauseReading()
    let (core, id, serial) = (loop.core, id, serial)
    exchange?.request.body = []
    exchange?.task = Task(executorPreference: RequestExecutor.shared) {
      let response = await core.respond(request)
      core.inbox.post(.respond(id, serial: serial, response))
    }
    return 0
  }

  /// Pauses reading: input that libwebsockets may not use yet would make it spin, and a half-closed
  /// connection would look lost. While reading is paused, libwebsockets does not call back for
  /// writing either, so reading must resume before writing is requested.
  private func pauseReading() {
    if let wsi { lws_rx_flow_control(wsi, 0) }
  }

  private func resumeReading() {
    if let wsi { lws_rx_flow_control(wsi, 1) }
  }
}

// MARK: - Writing the answer

extension Connection {
  /// Begins to send the handler's answer. It is called between two rounds of libwebsockets, not
  /// within a callback.
  func respond(_ response: HTTPResponse, serial: UInt64) {
    guard serial == self.serial, let exchange, exchange.writer == nil else { return }
    if beginAnswer(response) != 0 { closeOnceSent() }
  }

  /// Closes the connection once everything is sent. Closing outside of a callback drops what
  /// libwebsockets has not handed to the system yet.
  private func closeOnceSent() {
    guard let wsi, lws_partial_buffered(wsi) != 0 else { return closeNow() }
    isEnding = true
    isDraining = true
    setTimeout(seconds: configuration.requestSeconds)
    resumeReading()
    requestWriting()
  }

  func writeResponse() -> Int32 {
    guard let wsi else { return 0 }
    if isEnding { return lws_partial_buffered(wsi) == 0 ? -1 : 0 }
    guard exchange?.writer != nil else { return 0 }
    repeat {
      guard writePiece() else { return -1 }
      if exchange?.writer?.isDone == true { return finish() }
    } while lws_send_pipe_choked(wsi) == 0
    setTimeout(seconds: configuration.requestSeconds)
    resumeReading()
    requestWriting()
    return 0
  }

  private func beginAnswer(_ response: HTTPResponse) -> Int32 {
    guard let exchange else { return -1 }
    var response = response
    if let id = exchange.id { response.headers[WebServer.Journal.header] = id }
    self.exchange?.task = nil
    self.exchange?.status = response.status
    self.exchange?.writer = ResponseWriter(
      response, isHead: exchange.request.method == "HEAD",
      closes: exchange.closes || response.endsConnection || loop.isStopping || loop.isRetiring)
    return writeResponse()
  }

  private func writePiece() -> Bool {
    exchange?.writer?.writeNext { bytes, isLast in
      write(bytes, isLast ? LWS_WRITE_HTTP_FINAL : LWS_WRITE_HTTP)
    } ?? false
  }

  private func finish() -> Int32 {
    guard let wsi, let exchange else { return -1 }
    self.exchange = nil
    note(exchange)
    if exchange.hasUnreadBody { return drain() }
    if exchange.writer?.closes == true { return -1 }
    let isOver = lws_http_transaction_completed(wsi) != 0
    resumeReading()
    return isOver ? -1 : 0
  }

  /// Reads and drops the rest of the request for a limited time. Closing with unread input would
  /// reset the connection, and the peer would lose the answer with the reason.
  private func drain() -> Int32 {
    guard let wsi else { return -1 }
    isDraining = true
    if lws_partial_buffered(wsi) == 0 { clws_finish_sending(wsi) }
    setTimeout(seconds: min(configuration.requestSeconds, 5))
    return 0
  }

  /// Counts dropped bytes, and reads on after a pause if they are many: others would wait for a peer
  /// that sends as fast as it can.
  private func dropped(_ bytes: Int) -> Int32 {
    count { $0.bytesDropped += bytes }
    droppedBytes += bytes
    guard droppedBytes >= Self.droppedAtOnce else { return 0 }
    droppedBytes = 0
    pauseReading()
    let (clock, inbox, id) = (configuration.clock, loop.core.inbox, id)
    pause = Task {
      guard (try? await clock.sleep(for: Connection.droppingPause)) != nil else { return }
      inbox.post(.drop(id))
    }
    return 0
  }

  /// Reads on after such a pause. It is called between two rounds of libwebsockets, not within a
  /// callback.
  func dropFurther() { resumeReading() }

  private func write(_ bytes: [UInt8], _ kind: lws_write_protocol) -> Bool {
    bytes.withUnsafeBufferPointer { write($0, kind) }
  }

  func write(_ bytes: UnsafeBufferPointer<UInt8>, _ kind: lws_write_protocol) -> Bool {
    guard let wsi, let base = bytes.baseAddress else { return wsi != nil }
    count { $0.bytesSent += bytes.count }
    // libwebsockets neither changes HTTP/1 bytes nor writes in front of them.
    return lws_write(wsi, UnsafeMutablePointer(mutating: base), bytes.count, kind) >= 0
  }
}
