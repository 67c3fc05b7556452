public import Foundation

/// Exports the device's data to a file.
public protocol ExportBackupUseCase: Sendable {
  /// Returns the content of a backup file.
  ///
  /// - Parameter withHistory: Whether it includes the search history.
  func execute(withHistory: Bool) async throws(WeatherError) -> Data
}

/// Previews the changes of an import.
public protocol PreviewBackupUseCase: Sendable {
  /// The maximum size of a backup file, in bytes.
  var limit: Int { get }
  /// Returns the changes that importing a file would make.
  func execute(_ file: Data) async throws(BackupError) -> BackupPreview
}

/// Imports a previewed file in one transaction.
public protocol ImportBackupUseCase: Sendable {
  /// Imports a backup in a mode.
  func execute(_ backup: Backup, _ mode: BackupMode) async throws(WeatherError)
}

/// Deletes the device's data.
public protocol ForgetEverythingUseCase: Sendable {
  /// Deletes the device's data.
  func execute() async throws(WeatherError)
}

/// Provides the use case that exports a backup.
public protocol HasExportBackupUseCase {
  /// The use case that exports a backup.
  var exportBackup: any ExportBackupUseCase { get }
}

/// Provides the use case that previews an import.
public protocol HasPreviewBackupUseCase {
  /// The use case that previews an import.
  var previewBackup: any PreviewBackupUseCase { get }
}

/// Provides the use case that imports a backup.
public protocol HasImportBackupUseCase {
  /// The use case that imports a backup.
  var importBackup: any ImportBackupUseCase { get }
}

/// Provides the use case that deletes the device's data.
public protocol HasForgetEverythingUseCase {
  /// The use case that deletes the device's data.
  var forgetEverything: any ForgetEverythingUseCase { get }
}
