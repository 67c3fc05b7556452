public import Foundation

/// Reads from the repository and writes with the coder.
public struct DefaultExportBackupUseCase: ExportBackupUseCase {
  private let backups: any BackupRepository
  private let coder: any BackupCoder
  private let now: @Sendable () -> Date

  /// Creates a use case that writes a backup of the device's data.
  public init(
    backups: any BackupRepository, coder: any BackupCoder,
    now: @escaping @Sendable () -> Date = { Date() }
  ) {
    self.backups = backups
    self.coder = coder
    self.now = now
  }

  public func execute(withHistory: Bool) async throws(WeatherError) -> Data {
    var backup = try await backups.contents()
    if !withHistory { backup.history = [] }
    return try coder.encode(backup, at: now())
  }
}

/// Reads with the coder and compares with the repository.
public struct DefaultPreviewBackupUseCase: PreviewBackupUseCase {
  private let backups: any BackupRepository
  private let coder: any BackupCoder

  /// Creates a use case that reads a backup and compares it with the device's data.
  public init(backups: any BackupRepository, coder: any BackupCoder) {
    self.backups = backups
    self.coder = coder
  }

  public var limit: Int { coder.limit }

  public func execute(_ file: Data) async throws(BackupError) -> BackupPreview {
    let backup = try coder.decode(file)
    do throws(WeatherError) {
      return BackupPreview(file: backup, current: try await backups.contents())
    } catch {
      throw .weather(error)
    }
  }
}

/// Imports a backup in one transaction, combined with the data that is stored at that moment.
public struct DefaultImportBackupUseCase: ImportBackupUseCase {
  private let backups: any BackupRepository

  /// Creates a use case that imports a backup in one transaction, combined with the data that is
  /// stored at that moment.
  public init(backups: any BackupRepository) { self.backups = backups }

  public func execute(_ backup: Backup, _ mode: BackupMode) async throws(WeatherError) {
    try await backups.update { $0.taking(backup, mode) }
  }
}

/// Deletes the stored data, every copy of weather for the device, and its position.
public struct DefaultForgetEverythingUseCase: ForgetEverythingUseCase {
  private let backups: any BackupRepository
  private let weather: any WeatherRepository
  private let current: (any CurrentPlaceRepository)?

  /// Creates a use case that deletes the stored data, every copy of weather for the device, and its
  /// position.
  ///
  /// - Parameters:
  ///   - backups: The device's data.
  ///   - weather: The weather, whose copies for the device are deleted.
  ///   - current: The record of the device's position, if there is one.
  public init(
    backups: any BackupRepository, weather: any WeatherRepository,
    current: (any CurrentPlaceRepository)? = nil
  ) {
    self.backups = backups
    self.weather = weather
    self.current = current
  }

  public func execute() async throws(WeatherError) {
    try await backups.forgetEverything()
    try await weather.clearCache()
    try await current?.forget()
  }
}
