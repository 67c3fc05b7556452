import DesignKit
import Foundation
import SwiftUI
import WeDaDomain

/// The weather of one place, or an error.
struct DetailsPage: View {
  let state: DetailsViewModel.State
  let settings: WeatherSettings
  /// The banner of a shared page; `nil` if the page was not shared.
  var banner: SharedBanner?
  /// The view model of the further data. Only the views that show the data read its state.
  var more: MoreViewModel?
  /// The view model of the forecasts of several models, which only their card reads.
  var models: ModelsViewModel?
  let send: @MainActor (DetailsViewModel.Action) -> Void
  @Environment(\.locale) private var locale
  @Environment(\.horizontalSizeClass) private var width

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: Space.wide) {
        if let banner { banner }
        if let report = state.report.value {
          if let error = state.report.error {
            ErrorBanner(error: error) { send(.refreshed) }
          }
          weather(report)
        } else if let error = state.report.error {
          ErrorView(error: error) { send(.refreshed) }
        } else {
          DetailsSkeleton()
        }
      }
      .page(width: Extent.widePage)
    }
    .background(ground)
    .onChange(of: state.receivedAt) { before, _ in
      guard before != nil, let report = state.report.value else { return }
      AccessibilityNotification.Announcement(format.updated(report)).post()
    }
  }

  /// The background of the page: a faint gradient in the colours of the sky on a phone, and nothing
  /// on wider screens.
  private var ground: LinearGradient {
    guard width == .compact, let report = state.report.value else {
      return LinearGradient(colors: [.clear, .clear], startPoint: .top, endPoint: .bottom)
    }
    return SkyPalette(scene(report)).ground
  }

  @ViewBuilder private func weather(_ report: WeatherReport) -> some View {
    if let age = state.staleAge {
      StaleBanner(report: report, age: age, dataSource: settings.dataSource, format: format)
    }
    if let from = report.switchedFrom, state.staleAge == nil {
      SwitchBanner(report: report, from: from)
    }
    if let more {
      MoreWarnings(model: more, now: now(report), timeZone: report.timeZone, format: format)
    }
    LazyVGrid(columns: Self.columns, spacing: Space.wide) {
      forecast(report)
      values(report)
    }
    VStack(alignment: .leading, spacing: Space.tiny) {
      Text(verbatim: format.zoneNote(report))
        .foregroundStyle(.secondary)
        .accessibilityIdentifier(UITestIDs.Details.zone)
      Credit(provider: report.provider)
        .accessibilityIdentifier(UITestIDs.Details.credit)
    }
    .font(.footnote)
  }

  /// The columns of the page: one on a phone, two of about the same height if there is room for
  /// them.
  private static let columns = [
    GridItem(.adaptive(minimum: Extent.column), spacing: Space.wide, alignment: .top)
  ]

  /// Returns the most important part of the page: the current weather, tomorrow, the next hours,
  /// and all days.
  private func forecast(_ report: WeatherReport) -> some View {
    VStack(alignment: .leading, spacing: Space.wide) {
      VStack(spacing: Space.medium) {
        Hero(report: report, scene: scene(report), format: format)
        TomorrowCard(report: report, now: now(report), format: format)
      }
      HoursChart(report: report, now: now(report), format: format)
      ForecastList(report: report, state: state, more: more, format: format) {
        send(.dayPressed($0))
      }
    }
  }

  /// Returns the part of the page with further values.
  private func values(_ report: WeatherReport) -> some View {
    VStack(alignment: .leading, spacing: Space.wide) {
      // It arrives later: in a column of its own it would move what is in sight.
      if width == .compact { ahead(report) }
      SkyCard(report: report, scene: scene(report), now: now(report), format: format)
      Facts(report: report, more: more, now: now(report), format: format)
      if width != .compact { ahead(report) }
      // A place without a name is the device's position, which no shared memory may learn.
      if let models, !report.place.name.isEmpty {
        ModelsCard(model: models, report: report, now: now(report), format: format)
      }
      if let more {
        MoreSection(model: more, report: report, now: now(report), format: format)
      }
    }
  }

  @ViewBuilder private func ahead(_ report: WeatherReport) -> some View {
    if let more {
      AheadSection(model: more, report: report, now: now(report), format: format)
    }
  }

  private func scene(_ report: WeatherReport) -> SkyScene { SkyScene(report, at: now(report)) }

  /// Returns the time before which slots are left out.
  private func now(_ report: WeatherReport) -> Date { state.receivedAt ?? report.fetchedAt }

  private var format: WeatherFormat {
    WeatherFormat(settings, locale: locale)
  }
}
