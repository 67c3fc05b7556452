import DesignKit
import SwiftUI
import WeDaDomain

/// A place's name above what tells it from its namesakes.
struct PlaceName: View {
  let place: Place

  var body: some View {
    VStack(alignment: .leading, spacing: Space.hair) {
      Text(verbatim: place.name)
        .font(.headline)
      if !place.region.isEmpty {
        Text(verbatim: place.region)
          .font(.subheadline)
          .foregroundStyle(.secondary)
      }
    }
  }
}
