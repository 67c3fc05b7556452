#if DEBUG
  import SwiftUI
  import WeDaDomain

  @MainActor private func page(_ records: Loading<[SearchRecord]>) -> some View {
    HistoryPage(state: .init(records: records, readAt: WeatherReport.fixtureTime)) { _ in }
  }

  #Preview("History") { page(.loaded(SearchRecord.fixtures)) }

  #Preview("History, loading") { page(.loading(last: nil)) }

  #Preview("History, empty") { page(.loaded([])) }

  #Preview("History, unreadable") { page(.failed(.storage(.newerVersion), last: nil)) }
#endif
