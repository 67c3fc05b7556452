// MARK: - Connections without a worker

extension Front {
  func isWaiting(_ caller: Caller) -> Bool {
    if case .waiting = caller.state { true } else { false }
  }

  /// Continues with a connection for which the system reports events.
  func advance(_ caller: Caller, _ events: Int32) {
    switch caller.state {
    case .reading: look(at: caller, events)
    case .writing(let bytes): write(bytes, to: caller)
    // Only an error or the end is reported.
    case .waiting, .asking: drop(caller)
    }
  }

  func drop(_ caller: Caller) {
    scrapes.removeAll { $0.caller === caller }
    callers.removeAll { $0 === caller }
  }

  private func look(at caller: Caller, _ events: Int32) {
    let room = UnsafeMutableRawBufferPointer(rebasing: buffer[..<RequestHead.limit])
    guard let count = caller.peek(into: room) else { return drop(caller) }
    switch RequestHead.read(Array(room[..<count])) {
    case .whole(let head): handle(head, of: caller)
    case .partial where events & Self.halfClosed != 0: drop(caller)
    case .partial: caller.waitForBytes(count + 1)
    }
  }

  private func handle(_ head: RequestHead, of caller: Caller) {
    guard head.method == "GET" || head.method == "HEAD" else { return route(caller, head) }
    switch head.path {
    case "/healthz": answer(caller, health, isHead: head.method == "HEAD")
    case "/readyz": answer(caller, readiness, isHead: head.method == "HEAD")
    case "/metrics": ask(for: caller, isHead: head.method == "HEAD")
    default: route(caller, head)
    }
  }

  /// Tries again to find workers for the connections that wait.
  func retryWaiting() {
    for caller in callers {
      if case .waiting(let head) = caller.state { route(caller, head) }
    }
  }

  private func route(_ caller: Caller, _ head: RequestHead) {
    let device = configuration.identify(head.cookies)
    // Other methods are refused.
    let isFile = head.path.hasPrefix("/~") || !["GET", "HEAD"].contains(head.method)
    // The worker that has just made the device may have said so meanwhile.
    if let device, fleet.homes[device] == nil { receiveAll() }
    guard isAdmitted(device, isFile, caller, head) else { return answer(caller, .tooMany) }
    let (route, actions) = fleet.route(
      device, isFile: isFile, closes: head.isForwarded, at: now)
    switch route {
    case .worker(let id, let message): hand(caller, to: id, message)
    case .wait: caller.state = .waiting(head)
    case .full: answer(caller, .full)
    }
    perform(actions)
  }

  /// Returns whether a new visitor may have a worker to itself. Workers that many devices share
  /// limit new visitors themselves.
  private func isAdmitted(
    _ device: String?, _ isFile: Bool, _ caller: Caller, _ head: RequestHead
  ) -> Bool {
    guard configuration.isolation == .device, device == nil, !isFile, caller.state == .reading
    else { return true }
    return configuration.admits(caller.address, head.forwardedFor)
  }

  private func hand(_ caller: Caller, to id: WorkerID, _ message: FrontMessage) {
    caller.waitForBytes(1)
    let sent = processes[id]?.channel.send(
      message.text, passing: caller.descriptor, waits: false)
    // The worker has a copy of the descriptor.
    guard sent == .done else { return answer(caller, .unready) }
    drop(caller)
  }
}
