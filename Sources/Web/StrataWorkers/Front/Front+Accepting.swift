import Glibc
import StrataCWorkers

// MARK: - New connections

extension Front {
  /// The maximum number of connections that are accepted in a row.
  private static let batch = 64

  /// Returns the maximum number of connections without a worker; beyond it, the oldest is closed.
  ///
  /// - Parameters:
  ///   - descriptors: The number of descriptors that the process may have.
  ///   - workers: The number of workers. Each has a descriptor, and others must be able to start.
  static func mostCallers(descriptors: Int, workers: Int) -> Int {
    max(16, min(1_024, descriptors - workers - 64))
  }

  static func openSpare() -> Int32 { open("/dev/null", O_RDONLY | O_CLOEXEC) }

  /// Accepts the pending connections.
  func accept() {
    var hasMadeRoom = false
    for _ in 0..<Self.batch {
      let descriptor = strata_accept(socket.descriptor)
      if descriptor >= 0 {
        callers.append(Caller(descriptor, since: now))
        hasMadeRoom = false
      } else if Self.isShortage(descriptor) {
        reportShortage()
        // Nobody may keep others out by connections that send nothing.
        guard let oldest = callers.first, !hasMadeRoom else { return turnAway() }
        drop(oldest)
        hasMadeRoom = true
      } else if ![ECONNABORTED, EINTR].contains(-descriptor) {
        break
      }
    }
    let most = Self.mostCallers(descriptors: descriptors, workers: processes.count)
    if callers.count > most { callers.removeFirst(callers.count - most) }
  }

  /// Returns whether accepting a connection has failed since there is no descriptor for it.
  private static func isShortage(_ result: Int32) -> Bool { [EMFILE, ENFILE].contains(-result) }

  /// Closes the next waiting connection with the help of the reserve descriptor when no descriptor
  /// is left. Otherwise the connection would be reported for ever. If the reserve does not help
  /// either, the connection waits.
  private func turnAway() {
    if spare >= 0 { close(spare) }
    let descriptor = strata_accept(socket.descriptor)
    if descriptor >= 0 { close(descriptor) }
    spare = Self.openSpare()
    isResting = spare < 0 || Self.isShortage(descriptor)
  }

  /// Looks for connections again after a rest. It is called each second.
  func endRest() {
    guard isResting else { return }
    isResting = false
    if spare < 0 { spare = Self.openSpare() }
  }

  /// Reports that there is no descriptor left, at most every ten minutes.
  private func reportShortage() {
    guard now >= nextReport else { return }
    nextReport = now + .seconds(600)
    configuration.shortage()
  }
}
