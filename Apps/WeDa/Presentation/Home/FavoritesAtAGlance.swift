import SwiftUI
import WeDaDomain

/// The newest favourites with their weather, each a link to its page.
struct FavoritesAtAGlance: View {
  let rows: [FavoriteRow]
  let format: WeatherFormat

  private let columns = [GridItem(.adaptive(minimum: 300), spacing: 12)]

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      Heading(title: Words.Search.Favorites.title)
      LazyVGrid(columns: columns, spacing: 12) {
        ForEach(rows) { row in
          NavigationLink(value: Route.city(row.place.slug)) {
            FavoriteSummary(row: row, format: format)
              .card()
          }
          .buttonStyle(.plain)
          .accessibilityIdentifier(UITestIDs.Search.favorite(row.place.slug))
        }
      }
    }
  }
}
