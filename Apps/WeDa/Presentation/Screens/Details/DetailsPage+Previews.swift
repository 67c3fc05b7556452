#if DEBUG
  import SwiftUI
  import WeDaDomain

  @MainActor private func page(_ report: Loading<WeatherReport>) -> some View {
    let state = DetailsViewModel.State(
      slug: Place.london.slug, place: .london, report: report,
      openDays: Set(report.value?.days.prefix(2).suffix(1).map(\.day) ?? []),
      receivedAt: WeatherReport.fixtureTime)
    return DetailsPage(state: state, settings: WeatherSettings()) { _ in }
  }

  #Preview("Details") { page(.loaded(.fixture())) }

  #Preview("Details, demo") { page(.loaded(.fixture(provider: .demo))) }

  #Preview("Details, loading") { page(.loading(last: nil)) }

  #Preview("Details, offline copy") {
    page(.loaded(.fixture(origin: .stored, age: 7200, fallbackReason: .offline)))
  }

  #Preview("Details, refresh failed") { page(.failed(.timeout, last: .fixture())) }

  #Preview("Details, no such place") {
    page(.failed(.noSuchPlace("atlantis"), last: nil))
  }

  #Preview("Details, bad key") { page(.failed(.badKey, last: nil)) }
#endif
