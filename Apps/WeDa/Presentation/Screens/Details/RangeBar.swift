import DesignKit
import SwiftUI
import WeDaDomain

/// A day's temperature range on the scale of all days.
struct RangeBar: View {
  let day: ForecastDay
  let scale: TemperatureScale

  private static let width = Extent.bar

  var body: some View {
    let bar = scale.bar(of: day, width: Self.width)
    RoundedRectangle(cornerRadius: Radius.bar)
      .fill(Color.orange)
      .frame(width: bar.length, height: Extent.barThickness)
      .padding(.leading, bar.start)
      .frame(width: Self.width, alignment: .leading)
      .background(Color.gray.opacity(Surface.track))
      .clipShape(RoundedRectangle(cornerRadius: Radius.bar))
      .accessibilityHidden(true)
  }
}
