public import WeDaDomain

/// The geocoder of the provider that is asked first, and the other's where that one fails.
public struct ProviderPlaceRepository: PlaceRepository {
  private let first: any PlaceRepository
  private let other: any PlaceRepository

  public init(first: any PlaceRepository, other: any PlaceRepository) {
    self.first = first
    self.other = other
  }

  public func search(_ text: String) async throws(WeatherError) -> [Place] {
    do throws(WeatherError) {
      return try await first.search(text)
    } catch {
      guard error.allowsStoredCopy, let found = try? await other.search(text) else { throw error }
      return found
    }
  }

  /// Also where the first knows no such place: geocoders call regions by different names, so an
  /// address that one made may mean nothing to the other.
  public func place(for slug: String) async throws(WeatherError) -> Place {
    do throws(WeatherError) {
      return try await first.place(for: slug)
    } catch {
      guard error != .cancelled, let place = try? await other.place(for: slug) else { throw error }
      return place
    }
  }

  public func place(at coordinate: Coordinate) async throws(WeatherError) -> Place {
    do throws(WeatherError) {
      return try await first.place(at: coordinate)
    } catch {
      guard error != .cancelled, let place = try? await other.place(at: coordinate) else {
        throw error
      }
      return place
    }
  }
}
