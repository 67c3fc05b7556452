/// Determines the device's position.
public protocol LocationProvider: Sendable {
  /// Returns the device's position, rounded to two decimals, about a kilometre.
  ///
  /// - Parameter asking: Whether the system may ask for permission, since the person pressed a
  ///   button.
  func currentPosition(asking: Bool) async throws(LocationProblem) -> Coordinate
}
