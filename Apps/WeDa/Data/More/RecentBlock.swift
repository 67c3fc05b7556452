import Foundation
import NetworkingKit
import WeDaDomain

/// The answers of one service about places, kept in memory for a limited time. Concurrent requests
/// about a place share one call. Errors are not kept.
actor RecentBlock<Value: Sendable> {
  private struct Answer {
    let value: Value?
    let time: Date
  }

  private let period: TimeInterval
  private let capacity: Int
  private let now: @Sendable () -> Date
  private var answers: [String: Answer] = [:]
  private let flights = SingleFlight<String, Result<Value?, WeatherError>>()

  /// Creates an empty memory for the answers of one service about places.
  ///
  /// - Parameter period: The seconds for which an answer is used.
  init(period: TimeInterval, capacity: Int = 500, now: @escaping @Sendable () -> Date) {
    self.period = period
    self.capacity = capacity
    self.now = now
  }

  /// Returns the answer for a key: a recent one, or the answer to a new request.
  func value(
    for key: String, _ ask: @escaping @Sendable () async throws(WeatherError) -> Value?
  ) async throws(WeatherError) -> Value? {
    if let answer = answers[key], isRecent(answer) { return answer.value }
    let answer = await flights.value(for: key) {
      await Result(awaiting: { () throws(WeatherError) in try await ask() })
    }
    let value = try answer.get()
    keep(value, for: key)
    return value
  }

  func forgetAll() { answers = [:] }

  private func keep(_ value: Value?, for key: String) {
    if answers.count >= capacity { answers = answers.filter { isRecent($0.value) } }
    if answers.count >= capacity { answers = [:] }
    answers[key] = Answer(value: value, time: now())
  }

  /// Returns whether an answer is recent. If the clock was set back, its age is unknown, and it is
  /// not.
  private func isRecent(_ answer: Answer) -> Bool {
    (0..<period).contains(now().timeIntervalSince(answer.time))
  }
}

/// A value with the time of its service's answer, for values that are kept much longer than others.
struct Timed<Value: Sendable>: Sendable {
  let value: Value
  let time: Date
}
