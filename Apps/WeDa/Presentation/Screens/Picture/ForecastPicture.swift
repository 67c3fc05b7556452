import DesignKit
import Foundation
import SwiftUI
import UIKit
import WeDaDomain

/// A forecast as a picture, with the charts of the place's page.
struct ForecastPicture: View {
  /// The width in points.
  static let width = 640.0
  /// The number of pixels in a point.
  static let scale = 2.0

  let forecast: LongForecast
  /// The name of the place in the language of the format; `nil` for the English one.
  let name: String?
  let format: WeatherFormat
  let now: Date

  var body: some View {
    VStack(alignment: .leading, spacing: Space.medium) {
      head
      Meteogram(
        slots: report.hours(from: now), now: now, zone: report.timeZone, format: format,
        place: report.place.coordinate, present: report.present(at: now))
      DaysPlot(days: forecast.days, zone: report.zone, format: format)
        .card()
      Text(verbatim: note)
        .font(.footnote)
        .foregroundStyle(.secondary)
    }
    .padding(Space.large)
    .frame(width: Self.width)
    .background(Color(.systemBackground))
    .environment(\.locale, format.locale)
  }

  private var head: some View {
    HStack(spacing: Space.medium) {
      ConditionIcon(condition: report.current.condition, size: SymbolSize.hero)
      VStack(alignment: .leading, spacing: Space.hair) {
        Text(verbatim: report.place.fullName(in: format.locale, named: name))
          .font(.title2)
          .fontWeight(.semibold)
        Text(verbatim: weather)
          .font(.title3)
        if let range = format.todayRange(report) {
          Text(verbatim: range)
            .foregroundStyle(.secondary)
        }
      }
    }
  }

  private var weather: String {
    let current = report.current
    return format.list([
      format.temperatureWithUnit(current.temperature), format.text(current.condition.name),
    ])
  }

  private var report: WeatherReport { forecast.report }

  /// The time of the observation, and who is credited.
  private var note: String {
    format.list(
      [format.observedMoment(report, reader: report.timeZone)] + format.furtherNotes(forecast)
        + [format.text(report.provider.credit)])
  }
}

extension ForecastPicture {
  /// The picture, laid out here and painted by whoever calls the closure, on any thread: it returns a
  /// file in the format PNG. `nil` if the picture cannot be drawn.
  var draft: ForecastPictures.Draft? {
    let renderer = ImageRenderer(content: self)
    renderer.scale = Self.scale
    guard let image = renderer.cgImage else { return nil }
    return { UIImage(cgImage: image).pngData() }
  }
}
