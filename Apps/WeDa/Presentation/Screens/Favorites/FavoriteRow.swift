import Foundation
import WeDaDomain

/// A favourite and its current weather.
struct FavoriteRow: Identifiable, Equatable, Sendable {
  let favorite: Favorite
  var weather: Loading<WeatherReport>
  /// The age of a stored copy in seconds; `nil` for a fresh report.
  var staleAge: TimeInterval?

  var id: PlaceID { favorite.id }
  var place: Place { favorite.place }
}

extension [FavoriteRow] {
  /// Creates rows that are loading, each with its previous weather.
  init(_ favorites: [Favorite], before: [FavoriteRow]) {
    let known = Dictionary(before.map { ($0.id, $0) }) { first, _ in first }
    self = favorites.map {
      FavoriteRow(
        favorite: $0, weather: .loading(last: known[$0.id]?.weather.value),
        staleAge: known[$0.id]?.staleAge)
    }
  }

  /// Updates the row of the favourite whose weather was loaded.
  mutating func receive(_ answer: FavoriteWeather, at now: Date) {
    guard let index = firstIndex(where: { $0.id == answer.id }) else { return }
    switch answer.weather {
    case .success(let report):
      self[index].weather = .loaded(report)
      self[index].staleAge = report.isFallback ? report.age(at: now) : nil
    case .failure(let error): self[index].weather = self[index].weather.failing(with: error)
    }
  }
}
