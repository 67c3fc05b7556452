/// Switches between real weather and demo data at a person's request.
public protocol ChooseDemoUseCase: Sendable {
  /// Switches the source of the weather.
  ///
  /// - Parameter isChosen: `true` for demo data, `false` for real weather.
  func execute(_ isChosen: Bool) async throws(WeatherError)
}

/// Provides the use case that switches to demo data and back.
public protocol HasChooseDemoUseCase {
  /// The use case that switches to demo data and back.
  var chooseDemo: any ChooseDemoUseCase { get }
}

/// Stores the choice in the repository.
public struct DefaultChooseDemoUseCase: ChooseDemoUseCase {
  private let demo: any DemoRepository

  /// Creates a use case that stores the choice of demo data in the repository.
  public init(demo: any DemoRepository) { self.demo = demo }

  public func execute(_ isChosen: Bool) async throws(WeatherError) {
    try await demo.choose(isChosen)
  }
}
