public import WeDaDomain

/// The real geocoder or the demo's, as the device has chosen.
public struct ChosenPlaceRepository: PlaceRepository {
  private let real: any PlaceRepository
  private let demo: any PlaceRepository
  private let choice: any DemoRepository

  /// Creates a repository that selects by `choice`.
  public init(real: any PlaceRepository, demo: any PlaceRepository, choice: any DemoRepository) {
    self.real = real
    self.demo = demo
    self.choice = choice
  }

  private func chosen() async -> any PlaceRepository { await choice.isChosen() ? demo : real }

  public func search(_ text: String) async throws(WeatherError) -> [Place] {
    try await chosen().search(text)
  }

  public func namesakes(of name: String) async throws(WeatherError) -> [Place] {
    try await chosen().namesakes(of: name)
  }

  public func corrections(of name: String) async -> [String] {
    await chosen().corrections(of: name)
  }

  public func point(at coordinate: Coordinate) async -> Place {
    await chosen().point(at: coordinate)
  }

  public func towns(called name: String) async -> [Place] { await chosen().towns(called: name) }

  public func names(of places: [Place], in language: String) async throws(WeatherError)
    -> [PlaceID: String]
  {
    try await chosen().names(of: places, in: language)
  }

  public func place(for slug: String) async throws(WeatherError) -> Place {
    try await chosen().place(for: slug)
  }

  public func place(at coordinate: Coordinate) async throws(WeatherError) -> Place {
    try await chosen().place(at: coordinate)
  }
}
