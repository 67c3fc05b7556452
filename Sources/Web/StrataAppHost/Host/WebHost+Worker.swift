import Dispatch
import Foundation
import StrataWorkers

/// A host that is a worker of a front.
extension WebHost {
  /// The time in which requests that a retiring worker got last are answered.
  private static let lastAnswers = Duration.seconds(1)
  /// The seconds that a worker has to end by itself when its front is gone.
  private nonisolated static let endSeconds: UInt32 = 6

  /// Serves the connections that a front hands over.
  func serve(_ line: WorkerLine) {
    let (server, residents, service) = (server, residents, service)
    line.begin(
      received: { message, descriptor in
        switch message {
        case .connection(let device, let number, let closes):
          // The front counts it as arrived also if it is lost.
          residents.arrived(device, number: number)
          // Without a descriptor, this process has as many as it may have.
          guard descriptor >= 0 else { return }
          server.adopt(descriptor, answersOnce: closes)
        case .ping:
          // Answered by the main queue, since it shall show that the main actor is not stuck.
          DispatchQueue.main.async { line.send(.pong(sessions: service.holder.latestCount)) }
        case .metrics(let number):
          Task { line.send(.metrics(number, await service.figures())) }
        case .keep, .retire, .release, .end:
          DispatchQueue.main.async { MainActor.assumeIsolated { self.follow(message) } }
        }
      },
      ended: {
        DispatchQueue.main.async { MainActor.assumeIsolated { self.end() } }
        sleep(Self.endSeconds)
        _exit(1)
      })
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
    case .connection, .ping, .metrics: break
    }
  }

  /// Ends once the connections that the front handed over before it sent nobody any more are
  /// answered.
  private func endAfterAnswers() {
    chores?.endRefreshing()
    Task {
      try? await service.clock.sleep(for: Self.lastAnswers)
      end()
    }
  }

  /// Reports the devices that have left, and the last one if this worker retires.
  func sweepResidents(_ line: WorkerLine) {
    residents.sweep { service.holder.hasSession(of: $0) }
    if isRetiring, residents.isEmpty, service.holder.count == 0 { line.send(.idle) }
  }
}
