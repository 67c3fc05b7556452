import Dispatch
import Foundation
import StrataPersistence
import StrataWorkers

/// The part of a host that runs as a worker: a process that serves connections which a front
/// process accepts and hands over.
extension WebHost {
  /// The time for which a retiring worker still answers the requests that it received last.
  private static let lastAnswers = Duration.seconds(1)
  /// The seconds within which a worker must end when its front has ended.
  private nonisolated static let endSeconds: UInt32 = 5

  /// Serves the connections that a front hands over.
  func serve(_ line: WorkerLine) {
    let (server, residents, service) = (server, residents, service)
    line.begin(
      received: { message, descriptor in
        switch message {
        case .connection(let device, let number, let closes):
          // The connection is recorded even if its descriptor is missing, since the front counts
          // it, too.
          residents.arrived(device, number: number)
          // The system passes no descriptor to a process that has as many as it may have.
          guard descriptor >= 0 else { return server.missConnection() }
          server.adopt(descriptor, answersOnce: closes)
        case .ping:
          // The main queue answers, which shows that the main actor is not stuck.
          let asked = service.elapsed()
          DispatchQueue.main.async { line.send(.pong(service.condition(asked: asked))) }
        case .metrics(let number):
          Task { line.send(.metrics(number, await service.figures())) }
        case .changed(let change): ChangeRelay.receive(change)
        case .keep, .retire, .release, .end:
          DispatchQueue.main.async { MainActor.assumeIsolated { self.follow(message) } }
        }
      },
      ended: {
        DispatchQueue.main.async { MainActor.assumeIsolated { self.end() } }
        sleep(Self.endSeconds)
        _exit(1)
      })
    ChangeRelay.begin { line.send(.changed($0)) }
    line.send(.ready(version: WorkerMessage.version))
  }

  private func follow(_ message: FrontMessage) {
    switch message {
    case .keep: chores?.beginRefreshing(clock: service.clock)
    case .retire:
      isRetiring = true
      chores?.endRefreshing()
      server.retire()
    case .release: endAfterAnswers()
    case .end: isRetiring ? endAfterAnswers() : end()
    case .connection, .ping, .metrics, .changed: break
    }
  }

  /// Ends the worker once it has answered the connections that the front handed over last.
  private func endAfterAnswers() {
    chores?.endRefreshing()
    Task {
      try? await service.clock.sleep(for: Self.lastAnswers)
      end()
    }
  }

  /// Reports to the front the devices that have left, and whether the last one has left if this
  /// worker retires.
  func sweepResidents(_ line: WorkerLine) {
    residents.sweep { service.holder.hasSession(of: $0) }
    if isRetiring, residents.isEmpty, service.holder.count == 0 { line.send(.idle) }
  }
}
