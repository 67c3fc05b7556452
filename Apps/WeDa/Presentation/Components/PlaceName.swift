import DesignKit
import SwiftUI
import WeDaDomain

/// A place's name above what tells it from its namesakes; a person's own name for it above both.
struct PlaceName: View {
  let place: Place
  var label: String?
  /// Whether the place's point is shown too, where name and region are those of another row.
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
