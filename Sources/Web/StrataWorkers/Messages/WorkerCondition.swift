/// The condition of a worker, with which it answers a ping.
public struct WorkerCondition: Equatable, Sendable {
  /// The number of open pages.
  public var sessions: Int
  /// The milliseconds for which the answer waited for the main actor.
  public var lag: Int
  /// Boolean values that indicate whether the worker's store fails (`isStoreFailing`) and whether
  /// its disk is nearly full (`isDiskLow`).
  public var isStoreFailing: Bool, isDiskLow: Bool

  /// Creates a condition; without arguments that of an idle worker.
  ///
  /// - Parameters:
  ///   - sessions: The number of open pages.
  ///   - lag: The milliseconds for which the answer waited for the main actor.
  ///   - isStoreFailing: Whether the store fails or does not answer.
  ///   - isDiskLow: Whether the disk is nearly full.
  public init(
    sessions: Int = 0, lag: Int = 0, isStoreFailing: Bool = false, isDiskLow: Bool = false
  ) {
    (self.sessions, self.lag) = (sessions, lag)
    (self.isStoreFailing, self.isDiskLow) = (isStoreFailing, isDiskLow)
  }

  /// The condition as text: four numbers, separated by spaces.
  var text: String { "\(sessions) \(lag) \(isStoreFailing ? 1 : 0) \(isDiskLow ? 1 : 0)" }

  /// Parses a condition; `nil` if the text is none.
  init?(_ text: String) {
    let words = text.split(separator: " ", omittingEmptySubsequences: false)
    let numbers = words.compactMap { Int($0) }
    guard words.count == 4, numbers.count == 4, numbers[2...].allSatisfy((0...1).contains) else {
      return nil
    }
    self.init(
      sessions: numbers[0], lag: numbers[1], isStoreFailing: numbers[2] == 1,
      isDiskLow: numbers[3] == 1)
  }
}
