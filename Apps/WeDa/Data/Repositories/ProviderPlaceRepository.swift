public import WeDaDomain

/// A repository of places that asks the first provider's geocoder, and the other's if that one
/// fails or is late.
public struct ProviderPlaceRepository: PlaceRepository {
  private let first: any PlaceRepository
  private let other: any PlaceRepository
  private let hedge: Hedge

  /// Creates a repository of places that asks the first provider's geocoder, and the other's if
  /// that one fails or is late.
  public init(
    first: any PlaceRepository, other: any PlaceRepository, hedge: Hedge = Hedge()
  ) {
    self.first = first
    self.other = other
    self.hedge = hedge
  }

  public func search(_ text: String) async throws(WeatherError) -> [Place] {
    try await find(text) { places throws(WeatherError) in try await places.search(text) }
  }

  public func namesakes(of name: String) async throws(WeatherError) -> [Place] {
    try await find(name) { places throws(WeatherError) in try await places.namesakes(of: name) }
  }

  /// Runs a search. If the first geocoder finds nothing for a text with digits, the other one is
  /// asked, since the text may be a postcode, which OpenWeatherMap does not search. If that one
  /// fails, nothing is found.
  private func find(
    _ text: String,
    _ search: @escaping @Sendable (any PlaceRepository) async throws(WeatherError) -> [Place]
  ) async throws(WeatherError) -> [Place] {
    let found = try await ask(allows: \.allowsStoredCopy, search)
    guard found.isEmpty, text.contains(where: \.isNumber) else { return found }
    do throws(WeatherError) {
      return try await search(other)
    } catch .cancelled {
      throw .cancelled
    } catch {
      return found
    }
  }

  public func corrections(of name: String) async -> [String] {
    await first.corrections(of: name)
  }

  public func point(at coordinate: Coordinate) async -> Place {
    await first.point(at: coordinate)
  }

  public func towns(called name: String) async -> [Place] { await first.towns(called: name) }

  public func names(of places: [Place], in language: String) async throws(WeatherError)
    -> [PlaceID: String]
  {
    try await ask(allows: \.allowsStoredCopy) { geocoder throws(WeatherError) in
      try await geocoder.names(of: places, in: language)
    }
  }

  /// Finds a place by slug. The other geocoder is asked even if the first knows no such place: they
  /// name regions differently, so one may not find the other's slug.
  public func place(for slug: String) async throws(WeatherError) -> Place {
    try await ask(allows: { $0 != .cancelled }) { places throws(WeatherError) in
      try await places.place(for: slug)
    }
  }

  public func place(at coordinate: Coordinate) async throws(WeatherError) -> Place {
    try await ask(allows: { $0 != .cancelled }) { places throws(WeatherError) in
      try await places.place(at: coordinate)
    }
  }

  private func ask<Value: Sendable>(
    allows: (WeatherError) -> Bool,
    _ work: @escaping @Sendable (any PlaceRepository) async throws(WeatherError) -> Value
  ) async throws(WeatherError) -> Value {
    try await hedge.answer(
      { [first] in await Result(awaiting: { () throws(WeatherError) in try await work(first) }) },
      other: { [other] _ in
        await Result(awaiting: { () throws(WeatherError) in try await work(other) })
      },
      allows: allows)
  }
}
