/// Tells where the device is.
public protocol LocationProvider: Sendable {
  /// The device's position, rounded to two decimals: about a kilometre.
  ///
  /// - Parameter asking: Whether the system may ask the person now, because they pressed a button.
  func currentPosition(asking: Bool) async throws(LocationProblem) -> Coordinate
}
