import SwiftUI
import WeDaDomain

/// A day's lowest to highest temperature on the scale of all days.
struct RangeBar: View {
  let day: ForecastDay
  let scale: TemperatureScale

  private static let width = 88.0

  var body: some View {
    let bar = scale.bar(of: day, width: Self.width)
    RoundedRectangle(cornerRadius: 2)
      .fill(Color.orange)
      .frame(width: bar.length, height: 4)
      .padding(.leading, bar.start)
      .frame(width: Self.width, alignment: .leading)
      .background(Color.gray.opacity(0.2))
      .clipShape(RoundedRectangle(cornerRadius: 2))
      .accessibilityHidden(true)
  }
}
