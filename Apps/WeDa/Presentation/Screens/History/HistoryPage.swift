import DesignKit
import Foundation
import SwiftUI
import WeDaDomain

/// The page with the search history, or an error. It asks for confirmation before the history is
/// cleared.
struct HistoryPage: View {
  let state: HistoryViewModel.State
  let send: @MainActor (HistoryViewModel.Action) -> Void
  @Environment(\.locale) private var locale

  var body: some View {
    content
      .overlay(alignment: .bottom) {
        if let removed = state.removed.first {
          UndoBar(
            message: message(removed),
            identifiers: (UITestIDs.History.removed, UITestIDs.History.undo)
          ) {
            send(.undoPressed)
          }
        }
      }
      .alert(Text(Words.History.Clear.title), isPresented: isAsking) {
        Button(role: .destructive) {
          send(.clearConfirmed)
        } label: {
          Text(Words.History.Clear.button)
        }
        .accessibilityIdentifier(UITestIDs.History.confirmClear)
        Button(role: .cancel) {
          send(.clearCancelled)
        } label: {
          Text(Words.App.Button.cancel)
        }
        .accessibilityIdentifier(UITestIDs.History.cancelClear)
      } message: {
        Text(Words.History.Clear.message(state.records.value?.count ?? 0))
      }
      .failureAlert(Words.History.Clear.failed, state.failure) { send(.failureDismissed) }
  }

  /// Returns what was removed, of which one search is given.
  private func message(_ removed: SearchRecord) -> LocalizedStringResource {
    if state.removed.count == 1 { return Words.Favorites.Removed.message(removed.place.name) }
    let isEmpty = state.records.value?.isEmpty == true
    return isEmpty
      ? Words.History.Clear.done : Words.Favorites.Removed.count(state.removed.count)
  }

  @ViewBuilder private var content: some View {
    if let records = state.records.value {
      if records.isEmpty { empty } else { list(records) }
    } else if let error = state.records.error {
      ErrorView(error: error) { send(.appeared) }
    } else {
      LoadingView()
    }
  }

  private func list(_ records: [SearchRecord]) -> some View {
    List {
      ForEach(records) { record in
        NavigationLink(value: Route.city(record.place.slug)) {
          HStack(spacing: Space.medium) {
            PlaceName(place: record.place)
            Spacer()
            Text(verbatim: ago(record.searchedAt))
              .font(.footnote)
              .foregroundStyle(.secondary)
          }
        }
        .accessibilityIdentifier(UITestIDs.History.row(record.place.slug))
      }
      .onDelete { send(.deleted($0)) }
    }
    .accessibilityIdentifier(UITestIDs.History.list)
    .tellsNames(of: records.map(\.place))
  }

  private var empty: some View {
    EmptyStateView(
      title: Text(Words.History.Empty.title), systemImage: "clock",
      message: Text(Words.History.Empty.message)
    )
    .accessibilityIdentifier(UITestIDs.History.empty)
  }

  private var isAsking: Binding<Bool> {
    Binding(get: { state.isAskingToClear }, set: { if !$0 { send(.clearCancelled) } })
  }

  private func ago(_ date: Date) -> String {
    WeatherFormat(locale: locale).ago(date, now: state.readAt ?? date)
  }
}
