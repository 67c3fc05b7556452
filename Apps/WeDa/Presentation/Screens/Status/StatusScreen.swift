import Foundation
import SwiftUI
import WeDaDomain

/// The status of the data: the source, the grid point and the age of each block of a place's page,
/// if there is a place; the calls and the last error of each service.
struct StatusScreen: View {
  private let settings: WeatherSettings
  private let report: WeatherReport?
  private let more: MoreViewModel?
  private let models: ModelsViewModel?
  private let now: @MainActor () -> Date
  @State private var model: StatusViewModel
  @Environment(\.locale) private var locale

  /// Creates the status of the data.
  ///
  /// - Parameters:
  ///   - report: The weather of a place, whose source and blocks are listed; `nil` for none.
  ///   - more: The further data of the place's page.
  ///   - models: The forecasts of several models on the place's page.
  init(
    _ useCases: any WeDaUseCases, settings: WeatherSettings, report: WeatherReport? = nil,
    more: MoreViewModel? = nil, models: ModelsViewModel? = nil,
    now: @escaping @MainActor () -> Date = { Date() }
  ) {
    self.settings = settings
    self.report = report
    self.more = more
    self.models = models
    self.now = now
    _model = State(initialValue: StatusViewModel(useCases, now: now))
  }

  var body: some View {
    List {
      if let report {
        SourceSection(report: report, format: format)
        AgeSection(blocks: blocks(report), now: model.state.readAt ?? now(), format: format)
      }
      if let services = model.state.services {
        ForEach(services) { service in
          ServiceSection(service: service, now: model.state.readAt ?? now(), format: format)
        }
        if let since = services.map(\.since).min() {
          Section {
            Text(Words.Status.Calls.note(format.moment(since, in: .gmt)))
              .font(.footnote)
              .accessibilityIdentifier(UITestIDs.Status.note)
          }
        }
      }
    }
    .navigationTitle(Text(Words.Status.title))
    .accessibilityIdentifier(UITestIDs.Status.page)
    .task { await model.send(.appeared) }
  }

  private func blocks(_ report: WeatherReport) -> [BlockAge] {
    BlockAge.all(
      report, more?.state ?? MoreViewModel.State(), models?.state ?? ModelsViewModel.State())
  }

  private var format: WeatherFormat { WeatherFormat(settings, locale: locale) }
}

/// The sheet with the status of a place's data, and a button that closes it.
struct StatusSheet: View {
  let screen: StatusScreen
  let close: @MainActor () -> Void

  var body: some View {
    NavigationStack {
      screen
        .navigationBarTitleDisplayMode(.large)
        .toolbar {
          ToolbarItem(placement: .confirmationAction) {
            Button(action: close) { Text(Words.App.Button.done) }
              .accessibilityIdentifier(UITestIDs.Status.done)
          }
        }
    }
  }
}
