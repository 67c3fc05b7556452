/// Stores whether this device shows demo data.
///
/// Demo data is never a fallback: a launch sets it for everybody, or a person chooses it by a
/// button and returns by another.
public protocol DemoRepository: Sendable {
  /// A Boolean value that indicates whether demo data can be chosen.
  var isOffered: Bool { get }
  /// Returns whether demo data is chosen.
  func isChosen() async -> Bool
  /// Stores whether this device shows demo data.
  func choose(_ isChosen: Bool) async throws(WeatherError)
}
