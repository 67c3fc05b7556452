import Foundation
import Glibc

/// Visitors who write values, each at a pace of its own, and do not wait for each other.
final class WritingCrowd {
  private var visitors: [WritingVisitor] = []

  /// Lets visitors come, and waits until their pages are connected.
  init(_ count: Int, port: Int) throws {
    for number in 1...count {
      visitors.append(try WritingVisitor(number, port: port))
      try turn(taps: false)
    }
    let end = ContinuousClock.now + .seconds(30)
    while !visitors.allSatisfy(\.isLive) {
      guard .now < end else { throw NotMeasured("not all visitors were connected in time") }
      try turn(taps: false)
    }
  }

  /// Lets all write until the end, then waits for the answers that are still missing, for 15 seconds
  /// at most.
  ///
  /// - Parameters:
  ///   - interval: The time between two values of a visitor, who waits for each answer.
  ///   - isOver: Returns whether the end has come.
  /// - Returns: What became of the values.
  func write(every interval: Duration, until isOver: () -> Bool) throws -> WritingStory {
    let start = ContinuousClock.now
    for (index, visitor) in visitors.enumerated() {
      visitor.begin(every: interval, at: start + interval * index / visitors.count)
    }
    while !isOver() { try turn(taps: true) }
    let end = ContinuousClock.now + .seconds(15)
    while .now < end, visitors.contains(where: \.isWriting) { try turn(taps: false) }
    return visitors.reduce(into: WritingStory()) { $0.add($1.finish(at: .now)) }
  }

  /// Lets each visitor do what is due, and reads what arrives within a millisecond.
  private func turn(taps: Bool) throws {
    let now = ContinuousClock.now
    for visitor in visitors { visitor.turn(at: now, taps: taps) }
    var connected: [WritingVisitor] = []
    var watched: [pollfd] = []
    for visitor in visitors {
      guard let descriptor = visitor.descriptor else { continue }
      connected.append(visitor)
      watched.append(pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0))
    }
    guard poll(&watched, nfds_t(watched.count), 1) > 0 else { return }
    for (visitor, state) in zip(connected, watched) where state.revents != 0 {
      try visitor.receive(at: .now)
    }
  }
}
