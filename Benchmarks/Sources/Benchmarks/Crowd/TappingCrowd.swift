import Foundation
import Glibc

/// Visitors who press a button each second, evenly spread, and do not wait for each other.
///
/// An event that is answered late delays no other event, so that its delay counts in full.
final class TappingCrowd {
  private let visitors: [SocketVisitor]
  private var watched: [pollfd]
  private var asked: [(event: Int, at: ContinuousClock.Instant)?]
  /// The events that were not sent, because the visitor's last one was not answered.
  private(set) var unsent = 0

  init(_ visitors: [SocketVisitor]) {
    self.visitors = visitors
    asked = Array(repeating: nil, count: visitors.count)
    watched = visitors.map { pollfd(fd: $0.socket.descriptor, events: Int16(POLLIN), revents: 0) }
  }

  /// Presses for some seconds, and returns the time from each event to its answer.
  func press(for seconds: Int) throws -> Samples {
    let start = ContinuousClock.now
    let total = visitors.count * seconds
    var (samples, next) = (Samples(), 0)
    while ContinuousClock.now - start < .seconds(seconds + 2) {
      while next < total, start + .seconds(1) * next / visitors.count <= .now {
        try send(next % visitors.count)
        next += 1
      }
      if next == total, asked.allSatisfy({ $0 == nil }) { break }
      try wait { samples.add($0) }
    }
    return samples
  }

  private func send(_ index: Int) throws {
    guard asked[index] == nil else {
      unsent += 1
      return
    }
    asked[index] = (try visitors[index].send(), .now)
  }

  /// Waits for a millisecond at most, and reads what has arrived.
  private func wait(_ answered: (Duration) -> Void) throws {
    guard poll(&watched, nfds_t(watched.count), 1) > 0 else { return }
    for index in watched.indices where watched[index].revents != 0 {
      try visitors[index].socket.fill()
      guard let sent = asked[index], try visitors[index].isAnswered(sent.event) else { continue }
      answered(.now - sent.at)
      asked[index] = nil
    }
  }
}
