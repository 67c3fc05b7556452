#if DEBUG
  import SwiftUI
  import WeDaDomain

  extension HomeViewModel.State {
    fileprivate static let loaded = Self(
      recentPlace: .paris, recent: .loaded(.fixture(place: .paris)),
      favorites: Favorite.fixtures.map {
        FavoriteRow(favorite: $0, weather: .loaded(.fixture(place: $0.place)))
      },
      isKnown: true)

    fileprivate static let loading = Self(
      recentPlace: .paris, recent: .loading(last: nil),
      favorites: [FavoriteRow](Favorite.fixtures, before: []), isKnown: true)
  }

  #Preview("Home") {
    HomePage(home: .loaded, lookup: .idle, query: "").previewSettings()
  }

  #Preview("Home, loading") {
    HomePage(home: .loading, lookup: .idle, query: "").previewSettings()
  }

  #Preview("Home, empty") {
    HomePage(home: .init(isKnown: true), lookup: .idle, query: "").previewSettings()
  }

  #Preview("Home, no such place") {
    HomePage(
      home: .init(isKnown: true), lookup: .failed(.noSuchPlace("Qqqq"), last: nil), query: "Qqqq"
    )
    .previewSettings()
  }
#endif
