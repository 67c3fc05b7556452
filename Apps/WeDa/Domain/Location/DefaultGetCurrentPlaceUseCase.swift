public import Foundation

/// Determines the position, then finds the nearest named place.
public struct DefaultGetCurrentPlaceUseCase: GetCurrentPlaceUseCase {
  private let location: any LocationProvider
  private let names: any PlaceNamer
  private let now: @Sendable () -> Date

  /// Creates a use case that determines the position, then finds the nearest named place.
  public init(
    location: any LocationProvider, names: any PlaceNamer,
    now: @escaping @Sendable () -> Date = { Date() }
  ) {
    self.location = location
    self.names = names
    self.now = now
  }

  public func execute(asking: Bool) async throws(WeatherError) -> CurrentPlace {
    let position: Coordinate
    do throws(LocationProblem) {
      position = try await location.currentPosition(asking: asking).rounded
    } catch {
      throw .location(error)
    }
    let place = await names.place(near: position)
    return CurrentPlace(position: position, place: place, foundAt: now())
  }
}
