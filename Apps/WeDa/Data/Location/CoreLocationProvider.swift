import CoreLocation
import Foundation
public import WeDaDomain

/// Asks Core Location, roughly: a kilometre is near enough for weather, and where the position comes
/// from a browser no more leaves it.
public struct CoreLocationProvider: LocationProvider {
  /// How long a position may take, and how long a person may think about the system's question.
  public struct Patience: Sendable {
    public var position: Duration
    public var question: Duration

    public init(position: Duration = .seconds(20), question: Duration = .seconds(120)) {
      self.position = position
      self.question = question
    }
  }

  private let patience: Patience
  private let clock: any Clock<Duration>

  public init(patience: Patience = Patience(), clock: any Clock<Duration> = ContinuousClock()) {
    self.patience = patience
    self.clock = clock
  }

  public func currentPosition(asking: Bool) async throws(LocationProblem) -> Coordinate {
    let answer = await PositionQuestion(asking: asking)
      .answer(within: asking ? patience.question : patience.position, clock)
    return try answer.get().rounded
  }
}
