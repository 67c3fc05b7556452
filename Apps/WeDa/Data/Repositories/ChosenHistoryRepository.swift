public import WeDaDomain

/// The search history of real weather or of demo data, as the device has chosen.
public struct ChosenHistoryRepository: HistoryRepository {
  private let real: any HistoryRepository
  private let demo: any HistoryRepository
  private let choice: any DemoRepository

  /// Creates a repository that selects by `choice`.
  public init(
    real: any HistoryRepository, demo: any HistoryRepository, choice: any DemoRepository
  ) {
    self.real = real
    self.demo = demo
    self.choice = choice
  }

  private func chosen() async -> any HistoryRepository { await choice.isChosen() ? demo : real }

  public func records(limit: Int) async throws(WeatherError) -> [SearchRecord] {
    try await chosen().records(limit: limit)
  }

  public func record(_ record: SearchRecord, limit: Int) async throws(WeatherError) {
    try await chosen().record(record, limit: limit)
  }

  public func remove(_ id: PlaceID) async throws(WeatherError) {
    try await chosen().remove(id)
  }

  public func clear() async throws(WeatherError) { try await chosen().clear() }

  public func viewed() async throws(WeatherError) -> Place? { try await chosen().viewed() }

  public func recordView(of place: Place) async throws(WeatherError) {
    try await chosen().recordView(of: place)
  }
}
