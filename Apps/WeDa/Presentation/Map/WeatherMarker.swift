import DesignKit
import SwiftUI
import WeDaDomain

/// A place's weather in a capsule whose tip is where the place is.
struct WeatherMarker: View {
  let row: FavoriteRow
  let isSelected: Bool
  let format: WeatherFormat

  var body: some View {
    VStack(spacing: Space.none) {
      HStack(spacing: Space.tiny) {
        Text(verbatim: row.glyph)
          .font(.title3)
        if let report = row.weather.value {
          Text(verbatim: format.temperature(report.current.temperature))
            .font(.subheadline)
            .fontWeight(.semibold)
        }
      }
      .foregroundStyle(Color.primary)
      .padding(.horizontal, Space.medium)
      .padding(.vertical, Space.tiny)
      .background(.background, in: Capsule())
      .overlay { Capsule().strokeBorder(tint, lineWidth: isSelected ? 3 : 2) }
      Tip()
        .fill(tint)
        .frame(width: Space.medium, height: Space.small)
    }
    .frame(minWidth: Extent.touch, minHeight: Extent.touch, alignment: .bottom)
    .shadow(radius: Space.hair, y: 1)
  }

  private var tint: Color { row.weather.value?.current.condition.kind.tint ?? .gray }
}

/// A triangle that points down.
private struct Tip: Shape {
  func path(in rect: CGRect) -> Path {
    var path = Path()
    path.move(to: CGPoint(x: rect.minX, y: rect.minY))
    path.addLine(to: CGPoint(x: rect.maxX, y: rect.minY))
    path.addLine(to: CGPoint(x: rect.midX, y: rect.maxY))
    path.closeSubpath()
    return path
  }
}
