public import Foundation

/// Writes what the device keeps as a file.
public protocol ExportBackupUseCase: Sendable {
  /// - Parameter withHistory: Whether the searches go along.
  func execute(withHistory: Bool) async throws(WeatherError) -> Data
}

/// Says what would become of what is here, without changing anything.
public protocol PreviewBackupUseCase: Sendable {
  /// How many bytes a file may have.
  var limit: Int { get }
  func execute(_ file: Data) async throws(BackupError) -> BackupPreview
}

/// Takes a file in that was looked at before: all of it or nothing.
public protocol ImportBackupUseCase: Sendable {
  func execute(_ backup: Backup, _ mode: BackupMode) async throws(WeatherError)
}

/// Removes all that the device keeps.
public protocol ForgetEverythingUseCase: Sendable {
  func execute() async throws(WeatherError)
}

public protocol HasExportBackupUseCase {
  var exportBackup: any ExportBackupUseCase { get }
}

public protocol HasPreviewBackupUseCase {
  var previewBackup: any PreviewBackupUseCase { get }
}

public protocol HasImportBackupUseCase {
  var importBackup: any ImportBackupUseCase { get }
}

public protocol HasForgetEverythingUseCase {
  var forgetEverything: any ForgetEverythingUseCase { get }
}
