import CoreLocation
import Foundation
public import WeDaDomain

/// Requests an approximate position from Core Location. A kilometre is precise enough for weather,
/// so a browser sends no more.
public struct CoreLocationProvider: LocationProvider {
  /// The time limits of a position and of the permission dialog.
  public struct Patience: Sendable {
    /// The time limit of a position.
    public var position: Duration
    /// The time limit of the permission dialog.
    public var question: Duration

    /// Creates the time limits of a position and of the permission dialog.
    public init(position: Duration = .seconds(20), question: Duration = .seconds(120)) {
      self.position = position
      self.question = question
    }
  }

  private let patience: Patience
  private let clock: any Clock<Duration>

  /// Creates a provider that requests an approximate position from Core Location.
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
