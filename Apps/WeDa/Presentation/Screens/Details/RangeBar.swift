import DesignKit
import SwiftUI
import WeDaDomain

/// A day's temperature range on the scale of all days, in the colours of its temperatures.
struct RangeBar: View {
  let day: ForecastDay
  let scale: TemperatureScale
  @Environment(\.layoutDirection) private var direction

  private static let width = Extent.bar

  var body: some View {
    let bar = scale.bar(of: day, width: Self.width)
    RoundedRectangle(cornerRadius: Radius.bar)
      .fill(colors)
      .frame(width: bar.length, height: Extent.barThickness)
      .padding(.leading, bar.start)
      .frame(width: Self.width, alignment: .leading)
      .background(Color.gray.opacity(Surface.track))
      .clipShape(RoundedRectangle(cornerRadius: Radius.bar))
      .accessibilityHidden(true)
  }

  /// The colours from the low to the high temperature, beginning at the leading edge in every
  /// language.
  private var colors: LinearGradient {
    let ends = [UnitPoint.leading, .trailing]
    let isMirrored = direction == .rightToLeft
    return LinearGradient(
      stops: TemperatureColor.stops(from: day.low.celsius, to: day.high.celsius),
      startPoint: ends[isMirrored ? 1 : 0], endPoint: ends[isMirrored ? 0 : 1])
  }
}

/// The colours of temperatures. A temperature has the same colour in every bar.
enum TemperatureColor {
  private static let scale: [(celsius: Double, color: Color.Resolved)] = [
    (-25, .init(hex: 0x8E_5BD0)), (-10, .init(hex: 0x4A_6FE0)), (0, .init(hex: 0x2E_9FE0)),
    (8, .init(hex: 0x2D_B5A3)), (15, .init(hex: 0x6F_B84A)), (22, .init(hex: 0xE0_B02A)),
    (29, .init(hex: 0xF0_8A2C)), (37, .init(hex: 0xDF_4632)),
  ]

  /// Returns the colour of a temperature; beyond an end of the scale, the colour of that end.
  static func color(_ celsius: Double) -> Color.Resolved {
    guard let next = scale.firstIndex(where: { $0.celsius > celsius }) else {
      return scale[scale.count - 1].color
    }
    guard next > 0 else { return scale[0].color }
    let (from, to) = (scale[next - 1], scale[next])
    let share = (celsius - from.celsius) / (to.celsius - from.celsius)
    return from.color.mixed(with: to.color, by: Float(share))
  }

  /// Returns the colours of a range: those of its two ends, and those of the scale's steps in
  /// between.
  static func stops(from low: Double, to high: Double) -> [Gradient.Stop] {
    let length = max(high - low, 0.1)
    let between = scale.map(\.celsius).filter { $0 > low && $0 < high }
    return ([low] + between + [high]).map {
      Gradient.Stop(
        color: Color(color($0)), location: CGFloat(min(max(($0 - low) / length, 0), 1)))
    }
  }
}
