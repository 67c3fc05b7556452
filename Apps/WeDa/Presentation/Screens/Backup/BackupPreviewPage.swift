import DesignKit
import SwiftUI
import WeDaDomain

/// The preview of an import: the changes of merging and of replacing.
struct BackupPreviewPage: View {
  let preview: BackupPreview
  let mode: BackupMode
  let send: @MainActor (BackupViewModel.Action) -> Void
  @Environment(\.locale) private var locale

  var body: some View {
    NavigationStack {
      List {
        Section {
          Picker(selection: Binding(get: { mode }, set: { send(.modeChosen($0)) })) {
            ForEach(BackupMode.allCases, id: \.self) { Text(Words.named($0.nameKey)).tag($0) }
          } label: {
            Text(Words.Backup.Import.mode)
          }
          .pickerStyle(.segmented)
          .accessibilityIdentifier(UITestIDs.Backup.mode)
        } footer: {
          Text(Words.named("backup.\(mode.rawValue).hint"))
        }
        Section { changes }
          .accessibilityIdentifier(UITestIDs.Backup.preview)
      }
      .navigationTitle(Text(Words.Backup.Import.title))
      .navigationBarTitleDisplayMode(.inline)
      .toolbar {
        ToolbarItem(placement: .cancellationAction) {
          Button {
            send(.importCancelled)
          } label: {
            Text(Words.App.Button.cancel)
          }
          .accessibilityIdentifier(UITestIDs.Backup.cancel)
        }
        ToolbarItem(placement: .confirmationAction) {
          Button {
            send(.importConfirmed)
          } label: {
            Text(Words.Backup.Import.confirm)
          }
          .accessibilityIdentifier(UITestIDs.Backup.confirm)
        }
      }
    }
  }

  @ViewBuilder private var changes: some View {
    let changes = preview.changes(mode)
    if changes.isEmpty { Text(Words.Backup.Preview.nothing) }
    names(changes.added) { Text(Words.Backup.Preview.added($0)) }
    names(changes.renamed) { Text(Words.Backup.Preview.renamed($0)) }
    names(changes.removed) { Text(Words.Backup.Preview.removed($0)) }
    names(changes.kept) { Text(Words.Backup.Preview.kept($0)) }
    if changes.addedSearches > 0 { Text(Words.Backup.Preview.searchesAdded(changes.addedSearches)) }
    if changes.removedSearches > 0 {
      Text(Words.Backup.Preview.searchesRemoved(changes.removedSearches))
    }
    if changes.changesSettings { Text(Words.Backup.Preview.settings) }
  }

  /// Returns a view with the number of favourites and the names of the first ones.
  @ViewBuilder private func names(
    _ favorites: [Favorite], heading: (Int) -> Text
  ) -> some View {
    if !favorites.isEmpty {
      VStack(alignment: .leading, spacing: Space.tiny) {
        heading(favorites.count)
        ForEach(favorites.prefix(8)) { favorite in
          Text(verbatim: name(of: favorite))
            .foregroundStyle(.secondary)
        }
        if favorites.count > 8 {
          Text(Words.Backup.Preview.more(favorites.count - 8))
            .foregroundStyle(.secondary)
        }
      }
    }
  }

  private func name(of favorite: Favorite) -> String {
    guard let label = favorite.label?.text else { return favorite.place.fullName(in: locale) }
    return "\(label) (\(favorite.place.fullName(in: locale)))"
  }
}
