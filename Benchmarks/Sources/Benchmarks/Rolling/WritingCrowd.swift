import Foundation
import Glibc

/// Visitors who write values, each at a pace of its own, and do not wait for each other.
final class WritingCrowd {
  /// The time between two looks at what is due for each visitor, in milliseconds.
  private static let step: Int32 = 5

  private var visitors: [WritingVisitor] = []
  private var readiness = Readiness()
  private var due = ContinuousClock.now

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

  /// Lets each visitor do what is due, and reads what arrives until the next look.
  private func turn(taps: Bool) throws {
    let now = ContinuousClock.now
    if now >= due {
      due = now + .milliseconds(Int64(Self.step))
      for (index, visitor) in visitors.enumerated() {
        visitor.turn(at: now, taps: taps)
        readiness.watch(visitor.descriptor, as: index)
      }
    }
    let ready = readiness.wait(milliseconds: Self.step)
    for index in ready {
      try visitors[index].receive(at: .now)
      readiness.watch(visitors[index].descriptor, as: index)
    }
    // What arrives in the next moment is read together: a look at all sockets has its price.
    if !ready.isEmpty { usleep(1_000) }
  }
}
