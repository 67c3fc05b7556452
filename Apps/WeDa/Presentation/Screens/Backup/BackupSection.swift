import SwiftUI
import UniformTypeIdentifiers
import WeDaDomain

/// The settings' section with export, import and deletion.
struct BackupSection: View {
  let state: BackupViewModel.State
  let send: @MainActor (BackupViewModel.Action) -> Void

  var body: some View {
    Section {
      Button {
        send(.exportPressed)
      } label: {
        Text(Words.Backup.Export.button)
      }
      .accessibilityIdentifier(UITestIDs.Backup.export)
      Toggle(isOn: Binding(get: { state.withHistory }, set: { send(.historyChosen($0)) })) {
        Text(Words.Backup.Export.history)
      }
      .accessibilityIdentifier(UITestIDs.Backup.history)
      Button {
        send(.importPressed)
      } label: {
        Text(Words.Backup.Import.button)
      }
      .accessibilityIdentifier(UITestIDs.Backup.importing)
    } header: {
      Text(Words.Backup.Section.title)
    } footer: {
      Text(Words.Backup.Section.hint)
    }
    Section {
      Button(role: .destructive) {
        send(.forgetPressed)
      } label: {
        Text(Words.Forget.button)
      }
      .accessibilityIdentifier(UITestIDs.Backup.forget)
    } footer: {
      Text(Words.Forget.hint)
    }
  }
}

extension View {
  /// Adds the dialogs of export, import and deletion.
  func backupDialogs(
    _ state: BackupViewModel.State, send: @escaping @MainActor (BackupViewModel.Action) -> Void
  ) -> some View {
    modifier(BackupDialogs(state: state, send: send))
  }
}

private struct BackupDialogs: ViewModifier {
  let state: BackupViewModel.State
  let send: @MainActor (BackupViewModel.Action) -> Void
  @Environment(\.locale) private var locale

  func body(content: Content) -> some View {
    content
      .fileExporter(
        isPresented: shown(state.file != nil), document: state.file.map(BackupDocument.init),
        contentType: .json, defaultFilename: "weda"
      ) { result in
        send(.exportEnded(isSaved: (try? result.get()) != nil))
      }
      .fileImporter(
        isPresented: shown(state.isChoosing) { send(.importGivenUp) }, allowedContentTypes: [.json],
        onCompletion: chosen
      )
      .sheet(isPresented: shown(state.preview != nil) { send(.importCancelled) }) {
        if let preview = state.preview {
          BackupPreviewPage(preview: preview, mode: state.mode, send: send)
        }
      }
      .alert(
        Text(Words.Forget.title),
        isPresented: shown(state.isAskingToForget) { send(.forgetCancelled) }
      ) {
        Button(role: .destructive) {
          send(.forgetConfirmed)
        } label: {
          Text(Words.Forget.button)
        }
        .accessibilityIdentifier(UITestIDs.Backup.confirmForget)
        Button(role: .cancel) {
          send(.forgetCancelled)
        } label: {
          Text(Words.App.Button.cancel)
        }
        .accessibilityIdentifier(UITestIDs.Backup.cancelForget)
      } message: {
        Text(Words.Forget.message)
      }
      .alert(
        Text(state.notice?.title ?? Words.Backup.Section.title),
        isPresented: shown(state.notice != nil) { send(.noticeDismissed) }
      ) {
        Button {
          send(.noticeDismissed)
        } label: {
          Text(Words.App.Button.dismiss)
        }
        .accessibilityIdentifier(UITestIDs.Backup.dismissNotice)
      } message: {
        if let message = state.notice?.message(in: locale) { Text(verbatim: message) }
      }
  }

  private func shown(_ isShown: Bool, end: @escaping @MainActor () -> Void = {}) -> Binding<Bool> {
    Binding(get: { isShown }, set: { if !$0 { end() } })
  }

  private func chosen(_ result: Result<URL, any Error>) {
    do {
      send(.fileChosen(try result.get()))
    } catch CocoaError.fileReadTooLarge {
      send(.fileTooLarge)
    } catch {
      send(.fileChosen(nil))
    }
  }
}
