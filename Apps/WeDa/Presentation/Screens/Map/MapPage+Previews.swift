#if DEBUG
  import SwiftUI
  import WeDaDomain

  @MainActor private func page(
    _ rows: Loading<[FavoriteRow]>, selected: PlaceID? = nil
  ) -> some View {
    MapPage(
      state: .init(rows: rows, selected: selected, layers: WeatherLayer.allCases),
      field: .init(layers: FieldLayer.allCases),
      layers: MockWeatherLayersUseCase(), open: { _ in }
    ) { _ in }
    .previewSettings()
  }

  #Preview("Map") {
    page(
      .loaded(
        Favorite.fixtures.map {
          FavoriteRow(favorite: $0, weather: .loaded(.fixture(place: $0.place)))
        }), selected: Place.london.id)
  }

  #Preview("Map, loading") { page(.loaded([FavoriteRow](Favorite.fixtures, before: []))) }

  #Preview("Map, offline") {
    page(
      .loaded(
        Favorite.fixtures.map {
          FavoriteRow(favorite: $0, weather: .failed(.offline, last: nil))
        }))
  }

  #Preview("Map, empty") { page(.loaded([])) }
#endif
