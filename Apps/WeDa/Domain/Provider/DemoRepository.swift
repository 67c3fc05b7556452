/// Whether this device looks at demo data because a person chose to.
///
/// Demo data is never a fall-back: a launch chooses it for everybody, or a person does by a button,
/// and goes back by another.
public protocol DemoRepository: Sendable {
  /// Whether there is demo data to choose.
  var isOffered: Bool { get }
  func isChosen() async -> Bool
  func choose(_ isChosen: Bool) async throws(WeatherError)
}
