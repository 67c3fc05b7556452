import DesignKit
import SwiftUI
import WeDaDomain

/// The places, values and actions of the map as a list.
struct MapList: View {
  let rows: [FavoriteRow]
  let format: WeatherFormat
  let send: @MainActor (WeatherMapViewModel.Action) -> Void

  /// The columns: one on a phone, and no wider than a row needs in a wide window.
  private let columns = [
    GridItem(.adaptive(minimum: Extent.wideCard), spacing: Space.small, alignment: .top)
  ]

  var body: some View {
    LazyVGrid(columns: columns, spacing: Space.small) {
      ForEach(rows) { row in
        HStack(spacing: Space.small) {
          NavigationLink(value: Route.city(row.place.slug)) {
            FavoriteSummary(row: row, format: format)
          }
          .buttonStyle(.plain)
          .accessibilityIdentifier(UITestIDs.Map.row(row.place.slug))
          showButton(row)
        }
        .card()
      }
    }
    .accessibilityIdentifier(UITestIDs.Map.list)
  }

  private func showButton(_ row: FavoriteRow) -> some View {
    Button {
      send(.shown(row.id))
    } label: {
      Image(systemName: "scope")
        .frame(width: Extent.touch, height: Extent.touch)
    }
    .buttonStyle(.plain)
    .foregroundStyle(.tint)
    .accessibilityLabel(Text(Words.Map.Row.show(row.favorite.name)))
    .accessibilityIdentifier(UITestIDs.Map.show(row.place.slug))
  }
}
