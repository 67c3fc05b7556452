import Foundation
import Observation
import WeDaDomain

/// The view model of export, import and deletion of the device's data.
@MainActor @Observable final class BackupViewModel {
  typealias Dependencies = HasExportBackupUseCase & HasPreviewBackupUseCase
    & HasImportBackupUseCase & HasForgetEverythingUseCase

  enum Action: Equatable, Sendable {
    case historyChosen(Bool)
    case exportPressed
    /// The export ended, with or without a saved file.
    case exportEnded(isSaved: Bool)
    case importPressed
    /// The person closed the dialog for choosing a file without a choice.
    case importGivenUp
    /// The person chose a file; the URL is `nil` if the file cannot be opened.
    case fileChosen(URL?)
    /// The person chose a file that is larger than an upload may be.
    case fileTooLarge
    case modeChosen(BackupMode)
    case importConfirmed
    case importCancelled
    case forgetPressed
    case forgetConfirmed
    case forgetCancelled
    case noticeDismissed
  }

  struct State: Equatable, Sendable {
    /// A Boolean value that indicates whether the export includes the search history.
    var withHistory = false
    /// The backup file to export.
    var file: Data?
    var isChoosing = false
    /// The changes that the chosen file would make.
    var preview: BackupPreview?
    var mode = BackupMode.merge
    var isAskingToForget = false
    var notice: BackupNotice?
    /// The number of imports and deletions; when it changes, screens reload.
    var changes = 0
  }

  private(set) var state = State()
  private let dependencies: any Dependencies

  init(_ dependencies: any Dependencies) { self.dependencies = dependencies }

  func send(_ action: Action) async {
    switch action {
    case .historyChosen(let isWanted): state.withHistory = isWanted
    case .exportPressed: await export()
    case .exportEnded(let isSaved):
      state.file = nil
      if !isSaved { state.notice = .exportFailed(nil) }
    case .importPressed: state.isChoosing = true
    case .importGivenUp: state.isChoosing = false
    case .fileChosen(let url): await look(at: url)
    case .fileTooLarge: refuse(.tooLarge(limit: dependencies.previewBackup.limit))
    case .modeChosen(let mode): state.mode = mode
    case .importConfirmed: await load()
    case .importCancelled: state.preview = nil
    case .forgetPressed: state.isAskingToForget = true
    case .forgetConfirmed: await forget()
    case .forgetCancelled: state.isAskingToForget = false
    case .noticeDismissed: state.notice = nil
    }
  }
}

extension BackupViewModel {
  private func export() async {
    do throws(WeatherError) {
      state.file = try await dependencies.exportBackup.execute(withHistory: state.withHistory)
    } catch {
      state.notice = error.told.map(BackupNotice.exportFailed)
    }
  }

  private func look(at url: URL?) async {
    state.isChoosing = false
    guard let url, let file = Self.read(url, most: dependencies.previewBackup.limit) else {
      state.notice = .importRefused(nil)
      return
    }
    do throws(BackupError) {
      state.preview = try await dependencies.previewBackup.execute(file)
      state.mode = .merge
    } catch {
      refuse(error)
    }
  }

  /// Reads a file up to one byte more than the limit, which shows whether the file is too large.
  /// `nil` if it cannot be read.
  private static func read(_ url: URL, most: Int) -> Data? {
    let isOpen = url.startAccessingSecurityScopedResource()
    defer { if isOpen { url.stopAccessingSecurityScopedResource() } }
    guard let handle = try? FileHandle(forReadingFrom: url) else { return nil }
    defer { try? handle.close() }
    do { return try handle.read(upToCount: most + 1) ?? Data() } catch { return nil }
  }

  private func refuse(_ error: BackupError) {
    state.isChoosing = false
    state.notice = .importRefused(error)
  }

  private func load() async {
    guard let preview = state.preview else { return }
    state.preview = nil
    do throws(WeatherError) {
      try await dependencies.importBackup.execute(preview.file, state.mode)
      state.notice = .imported
      state.changes += 1
    } catch {
      state.notice = error.told.map { .importRefused(.weather($0)) }
    }
  }

  private func forget() async {
    state.isAskingToForget = false
    do throws(WeatherError) {
      try await dependencies.forgetEverything.execute()
      state.notice = .forgotten
      state.changes += 1
    } catch {
      state.notice = error.told.map(BackupNotice.forgetFailed)
    }
  }
}
