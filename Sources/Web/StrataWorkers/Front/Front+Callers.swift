import StrataWebServer

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
    // The system reports only an error or the end of such a connection.
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
    let bytes = UnsafeRawBufferPointer(rebasing: room[..<count])
    if HeadLines.mayEnd(bytes, after: caller.seen),
      case .whole(let head) = RequestHead.read(Array(bytes))
    {
      return handle(head, of: caller)
    }
    if events & Self.halfClosed != 0 { return drop(caller) }
    caller.isResting = count <= caller.seen
    caller.seen = max(count, caller.seen)
    caller.waitForBytes(count + 1)
  }

  private func handle(_ head: RequestHead, of caller: Caller) {
    caller.head = head
    if head.isUnclear { return answer(caller, .unclear) }
    if head.isTooLong { return answer(caller, .tooLong) }
    if let refusal = head.refusal {
      return answer(caller, FrontAnswer(refusal), isHead: head.method == "HEAD")
    }
    if !configuration.serves(request(head, of: caller)) { return answer(caller, .misdirected) }
    // The front answers plain requests only, and leaves it to a worker's server to refuse others.
    guard head.method == "GET" || head.method == "HEAD", head.hosts.count == 1, !head.isUnusual
    else {
      return route(caller, head)
    }
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
    let device: String? = caller.device ?? configuration.identify(head.cookies)
    caller.device = .some(device)
    // The worker that has just made the device may have said so meanwhile. For those who wait, all
    // messages were received at the beginning of the turn.
    if let device, fleet.homes[device] == nil, caller.state == .reading { receiveAll() }
    let visitor = configuration.visitor(caller.address, head.forwardedFor)
    // Visitors that wait were admitted before.
    let isNew = device == nil && !head.isFile && caller.state == .reading
    guard !isNew || configuration.admits(visitor) else { return answer(caller, .tooMany) }
    let (route, actions) = fleet.route(
      device, isFile: head.isFile, closes: head.isForwarded,
      from: configuration.origin(visitor), at: now)
    switch route {
    case .worker(let id, let message):
      if !hand(caller, to: id, message) { caller.state = .waiting(head) }
    case .wait: caller.state = .waiting(head)
    case .full: answer(caller, .full)
    case .crowded: answer(caller, .tooMany)
    }
    perform(actions)
  }

  /// Sends a connection to a worker. Returns `false` if the connection must wait: there is no room
  /// for it at the moment, or the worker has ended.
  private func hand(_ caller: Caller, to id: WorkerID, _ message: FrontMessage) -> Bool {
    caller.waitForBytes(1)
    guard let process = processes[id] else { return false }
    switch process.channel.send(message.text, passing: caller.descriptor, waits: false) {
    // The worker has a copy of the descriptor.
    case .done: drop(caller)
    // A few hundred messages fill the channel; the worker reads them at once.
    case .noRoom: return false
    // Nobody has read anything of the request, so that another worker can serve it, whatever it
    // asks for.
    case .ended:
      lose(id, process)
      return false
    case .failed: answer(caller, .unready)
    }
    return true
  }
}
