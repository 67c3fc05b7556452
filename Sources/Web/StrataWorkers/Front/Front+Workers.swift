import Glibc

// MARK: - The workers' processes

extension Front {
  /// Carries out the actions that the fleet has decided.
  func perform(_ actions: [Fleet.Action]) {
    for action in actions {
      switch action {
      case .start(let id): start(id)
      case .send(let id, let message): send(message, to: id)
      case .kill(let id): kill(id)
      case .open: beginListening()
      case .giveUp: result = lastStatus == 0 ? 1 : lastStatus
      case .reloadFailed:
        configuration.report("The new workers cannot start; the old ones keep serving.")
      case .over: result = result ?? 0
      }
    }
  }

  private func start(_ id: WorkerID) {
    processes[id] = configuration.prepare(id.rawValue).flatMap { own in
      let number = [WorkerProcess.numberVariable: "\(id.rawValue)"]
      return WorkerProcess.start(
        workerProgram, configuration.arguments,
        configuration.environment.merging(own) { $1 }.merging(number) { $1 })
    }
    guard processes[id] == nil else { return }
    configuration.report("The system cannot start a worker process.")
    configuration.ended(id.rawValue)
    perform(fleet.ended(id, at: now))
  }

  private func kill(_ id: WorkerID) {
    switch fleet.workers[id]?.phase {
    case .starting, .serving, .retiring:
      configuration.report("Worker \(id.rawValue) does not answer, so its process is ended.")
    case .ending, nil: break
    }
    processes[id]?.kill()
  }

  private func send(_ message: FrontMessage, to id: WorkerID) {
    if message == .ping, uninformed.contains(id) { tell("", to: id) }
    // A worker that does not read will not answer either, and is then ended.
    _ = processes[id]?.channel.send(message.text, waits: false)
  }

  /// Sends another worker's change to a worker. If its channel is full, the worker gets a message before
  /// its next ping that anything may have changed.
  private func tell(_ change: String, to id: WorkerID) {
    let change = uninformed.contains(id) ? "" : change
    switch processes[id]?.channel.send(FrontMessage.changed(change).text, waits: false) {
    case .done: uninformed.remove(id)
    case .noRoom, .failed: uninformed.insert(id)
    case .ended, nil: break
    }
  }

  /// Handles the messages of all workers.
  func receiveAll() {
    for id in processes.keys.sorted() { receive(from: id) }
  }

  private func receive(from id: WorkerID) {
    while let process = processes[id] {
      switch process.channel.receive(in: buffer, waits: false) {
      case .nothing: return
      case .end: return lose(id, process)
      case .message(let text, let descriptor):
        if descriptor >= 0 { close(descriptor) }
        if let message = WorkerMessage(text) { handle(message, of: id) }
      }
    }
  }

  /// Records that a worker has ended, and lets the fleet replace it.
  func lose(_ id: WorkerID, _ process: WorkerProcess) {
    processes[id] = nil
    uninformed.remove(id)
    lastStatus = process.reap()
    configuration.ended(id.rawValue)
    if fleet.workers[id]?.phase == .serving {
      configuration.report("Worker \(id.rawValue) has ended; another takes its place.")
    }
    endScrapes { scrape in
      scrape.missing.remove(id)
      return scrape.missing.isEmpty
    }
    perform(fleet.ended(id, at: now))
  }

  private func handle(_ message: WorkerMessage, of id: WorkerID) {
    switch message {
    case .ready(let version): perform(fleet.isReady(id, version: version, at: now))
    case .pong(let condition): fleet.answered(id, condition)
    case .home(let device): fleet.lives(device, in: id)
    case .left(let device, let number):
      perform(fleet.left(device, from: id, number: number, at: now))
    case .idle: perform(fleet.isIdle(id, at: now))
    case .changed(let change):
      for other in processes.keys where other != id { tell(change, to: other) }
    case .metrics(let number, let page):
      endScrapes { scrape in
        guard scrape.number == number else { return false }
        scrape.missing.remove(id)
        scrape.pages[id] = page
        return scrape.missing.isEmpty
      }
    }
  }
}
