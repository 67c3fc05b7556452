#if DEBUG
  import SwiftUI
  import WeDaDomain

  @MainActor private func page(_ rows: Loading<[FavoriteRow]>) -> some View {
    FavoritesPage(state: .init(rows: rows)) { _ in }.previewSettings()
  }

  #Preview("Favorites") {
    page(
      .loaded(
        Favorite.fixtures.map {
          FavoriteRow(favorite: $0, weather: .loaded(.fixture(place: $0.place)))
        }))
  }

  #Preview("Favorites, loading") {
    page(.loaded([FavoriteRow](Favorite.fixtures, before: [])))
  }

  #Preview("Favorites, empty") { page(.loaded([])) }

  #Preview("Favorites, unreadable") { page(.failed(.storage(.unavailable), last: nil)) }
#endif
