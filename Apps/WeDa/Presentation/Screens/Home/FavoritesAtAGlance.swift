import DesignKit
import SwiftUI
import WeDaDomain

/// The newest favourites with their weather, each a link to its page.
struct FavoritesAtAGlance: View {
  let rows: [FavoriteRow]
  let format: WeatherFormat

  private let columns = [GridItem(.adaptive(minimum: Extent.wideCard), spacing: Space.medium)]

  var body: some View {
    VStack(alignment: .leading, spacing: Space.medium) {
      Heading(title: Words.Search.Favorites.title)
      LazyVGrid(columns: columns, spacing: Space.medium) {
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
