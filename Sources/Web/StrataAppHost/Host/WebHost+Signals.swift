import Dispatch
import Foundation
import StrataCEndBell
import StrataPersistence

// MARK: - Signals from an operator

extension WebHost {
  /// Begins to follow signals, including those that arrived while the host was being created: SIGTERM
  /// and SIGINT end the host, SIGHUP renews what it has read.
  func hearSignals() {
    hear(strata_end_bell()) { host in host.end() }
    // A worker ignores SIGHUP, which its front hears.
    if !isWorker { hear(strata_hangup_bell()) { host in host.followHangup() } }
  }

  private func hear(_ bell: Int32, _ action: @escaping @MainActor (WebHost) -> Void) {
    let source = DispatchSource.makeReadSource(fileDescriptor: bell, queue: .main)
    source.setEventHandler {
      MainActor.assumeIsolated { [self] in
        // The ring is taken, since the source would otherwise call again and again.
        _ = strata_take_ring(bell)
        action(self)
      }
    }
    source.resume()
    bells.append(source)
  }

  /// Reads the TLS files again, and the rows of the database, which a command may have replaced. Ends
  /// the host instead if the signal says that the window of its terminal was closed.
  private func followHangup() {
    guard strata_lost_terminal() == 0 else { return end() }
    // A task reads the rows, so that the main actor does not wait for the disk.
    Task.detached { try? Database.shared().readAgain() }
    guard servesTLS else { return }
    server.renewCertificate { error in
      let sentence =
        error.map { "The earlier certificate is still used. \($0)" }
        ?? "New connections use the certificate that was read again."
      // `write(_:)` would end the process if nobody reads.
      _ = try? FileHandle.standardError.write(contentsOf: Data("\(sentence)\n".utf8))
    }
  }
}
