import DesignKit
import SwiftUI
import WeDaDomain

/// A place's name above its region; a person's label for it above both.
struct PlaceName: View {
  let place: Place
  var label: String?
  /// A Boolean value that indicates whether the coordinates are shown too, since another row has
  /// the same name and region.
  var showsSpot = false
  @Environment(\.locale) private var locale

  var body: some View {
    VStack(alignment: .leading, spacing: Space.hair) {
      Text(verbatim: label ?? place.name)
        .font(.headline)
      if !below.isEmpty {
        Text(verbatim: below)
          .font(.subheadline)
          .foregroundStyle(.secondary)
      }
    }
  }

  private var below: String {
    if showsSpot { return place.regionAndSpot(in: locale) }
    return label == nil ? place.region(in: locale) : place.fullName(in: locale)
  }
}
