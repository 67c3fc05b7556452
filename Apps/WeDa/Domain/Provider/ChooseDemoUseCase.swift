/// Changes between real weather and demo data, because a person asked for it.
public protocol ChooseDemoUseCase: Sendable {
  /// - Parameter isChosen: `false` leads back to real weather.
  func execute(_ isChosen: Bool) async throws(WeatherError)
}

public protocol HasChooseDemoUseCase {
  var chooseDemo: any ChooseDemoUseCase { get }
}

/// Hands the choice to the repository.
public struct DefaultChooseDemoUseCase: ChooseDemoUseCase {
  private let demo: any DemoRepository

  public init(demo: any DemoRepository) { self.demo = demo }

  public func execute(_ isChosen: Bool) async throws(WeatherError) {
    try await demo.choose(isChosen)
  }
}
