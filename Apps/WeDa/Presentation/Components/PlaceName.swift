import DesignKit
import SwiftUI
import WeDaDomain

/// A place's name above its region. A person's label for the place is above both.
struct PlaceName: View {
  let place: Place
  var label: String?
  /// A Boolean value that indicates whether the coordinates are shown too, because another row has
  /// the same name and region.
  var showsSpot = false
  @Environment(\.locale) private var locale
  @Environment(\.placeNames) private var names

  var body: some View {
    VStack(alignment: .leading, spacing: Space.hair) {
      Text(verbatim: label ?? name)
        .font(.headline)
      if !below.isEmpty {
        Text(verbatim: below)
          .font(.subheadline)
          .foregroundStyle(.secondary)
      }
    }
  }

  /// The name in the reader's language.
  private var name: String { names?.name(of: place, in: locale) ?? place.englishName }

  private var below: String {
    if showsSpot { return place.regionAndSpot(in: locale) }
    return label == nil ? place.region(in: locale) : place.fullName(in: locale, named: name)
  }
}
