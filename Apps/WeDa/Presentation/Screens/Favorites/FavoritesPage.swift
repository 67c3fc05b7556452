import DesignKit
import SwiftUI
import WeDaDomain

/// The list of favourites, or an error.
struct FavoritesPage: View {
  let state: FavoritesViewModel.State
  let send: @MainActor (FavoritesViewModel.Action) -> Void
  @Environment(SettingsViewModel.self) private var settings
  @Environment(\.locale) private var locale
  @Environment(\.placeNames) private var names
  @Environment(\.editMode) private var editMode
  /// The text of the label that is being typed.
  @State private var name = ""

  var body: some View {
    content
      .overlay(alignment: .bottom) {
        if let removal = state.removals.first {
          UndoBar(
            message: state.removals.count == 1
              ? Words.Favorites.Removed.message(removal.favorite.name)
              : Words.Favorites.Removed.count(state.removals.count),
            identifiers: (UITestIDs.Favorites.removed, UITestIDs.Favorites.undo)
          ) {
            send(.undoPressed)
          }
        }
      }
      .failureAlert(Words.Details.Star.failed, state.failure) { send(.failureDismissed) }
      .alert(Text(Words.Favorites.Rename.title), isPresented: isRenaming) {
        TextField(text: $name) { Text(Words.Favorites.Rename.field) }
          .accessibilityIdentifier(UITestIDs.Favorites.nameField)
        Button {
          send(.renameConfirmed(name))
        } label: {
          Text(Words.Favorites.Rename.save)
        }
        .accessibilityIdentifier(UITestIDs.Favorites.saveName)
        Button(role: .cancel) {
          send(.renameCancelled)
        } label: {
          Text(Words.App.Button.cancel)
        }
      } message: {
        Text(Words.Favorites.Rename.message(state.renaming?.place.fullName(in: locale) ?? ""))
      }
      .alert(Text(Words.Favorites.Rename.refused), isPresented: isRefused) {
        Button {
          send(.failureDismissed)
        } label: {
          Text(Words.App.Button.dismiss)
        }
      } message: {
        if let problem = state.refusedName { Text(verbatim: problem.text(in: locale)) }
      }
  }

  @ViewBuilder private var content: some View {
    if let rows = state.rows.value {
      if rows.isEmpty { empty } else { list(rows) }
    } else if let error = state.rows.error {
      ErrorView(error: error) { send(.refreshed) }
    } else {
      LoadingView()
    }
  }

  private func list(_ rows: [FavoriteRow]) -> some View {
    List {
      Section {
        ForEach(rows) { row in
          HStack(spacing: Space.medium) {
            NavigationLink(value: Route.city(row.place.slug)) {
              FavoriteSummary(row: row, format: format, showsWeather: !isEditing)
            }
            .accessibilityIdentifier(UITestIDs.Favorites.row(row.place.slug))
            if isEditing { renameButton(row.favorite) } else { removeButton(row.place) }
          }
        }
        .onMove { send(.moved($0, to: $1)) }
        .onDelete { offsets in
          for index in offsets where rows.indices.contains(index) {
            send(.removed(rows[index].place))
          }
        }
      } footer: {
        credits(rows.compactMap(\.weather.value))
      }
    }
    .accessibilityIdentifier(UITestIDs.Favorites.list)
    .tellsNames(of: rows.map(\.place))
  }

  @ViewBuilder private func credits(_ reports: [WeatherReport]) -> some View {
    if !reports.isEmpty {
      Credits(of: reports)
        .accessibilityIdentifier(UITestIDs.Favorites.credits)
    }
  }

  private var isEditing: Bool { editMode?.wrappedValue.isEditing == true }

  private func renameButton(_ favorite: Favorite) -> some View {
    Button {
      name = favorite.label?.text ?? ""
      send(.renamePressed(favorite))
    } label: {
      Image(systemName: "pencil")
    }
    .buttonStyle(.plain)
    .foregroundStyle(.tint)
    .accessibilityLabel(Text(Words.Favorites.Row.rename(favorite.name)))
    .accessibilityIdentifier(UITestIDs.Favorites.rename(favorite.place.slug))
  }

  private var isRenaming: Binding<Bool> {
    Binding(get: { state.renaming != nil }, set: { if !$0 { send(.renameCancelled) } })
  }

  private var isRefused: Binding<Bool> {
    Binding(get: { state.refusedName != nil }, set: { if !$0 { send(.failureDismissed) } })
  }

  private func removeButton(_ place: Place) -> some View {
    Button {
      send(.removed(place))
    } label: {
      Image(systemName: "star.fill")
        .foregroundStyle(.orange)
    }
    .buttonStyle(.plain)
    .accessibilityLabel(Text(Words.Favorites.Row.remove(fullName(place))))
    .accessibilityIdentifier(UITestIDs.Favorites.remove(place.slug))
  }

  private func fullName(_ place: Place) -> String {
    place.fullName(in: locale, named: names?.name(of: place, in: locale))
  }

  private var empty: some View {
    EmptyStateView(
      title: Text(Words.Favorites.Empty.title), systemImage: "star",
      message: Text(Words.Favorites.Empty.message)
    )
    .accessibilityIdentifier(UITestIDs.Favorites.empty)
  }

  private var format: WeatherFormat {
    WeatherFormat(settings.state.settings, locale: locale)
  }
}
