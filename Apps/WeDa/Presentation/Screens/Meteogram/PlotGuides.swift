import Charts
import Foundation
import SwiftUI
import WeDaDomain

/// The times that all plots of a meteogram show: the nights and the current time.
struct PlotGuides {
  let nights: [DateInterval]
  /// The current time; `nil` if it is before the first slot, beside the plots.
  let now: Date?

  /// The nights, which a plot draws behind its lines.
  @MainActor @ChartContentBuilder func shade(_ axis: String) -> some ChartContent {
    ForEach(nights, id: \.start) { night in
      RectangleMark(xStart: .value(axis, night.start), xEnd: .value(axis, night.end))
        .foregroundStyle(Color.indigo.opacity(0.12))
        .accessibilityHidden(true)
    }
  }

  /// The line at the current time.
  @MainActor @ChartContentBuilder func lines(_ axis: String) -> some ChartContent {
    if let now {
      RuleMark(x: .value(axis, now))
        .foregroundStyle(.secondary)
    }
  }
}
