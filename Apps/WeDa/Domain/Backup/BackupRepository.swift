public import Foundation

/// Reads and writes a device's data as a whole.
public protocol BackupRepository: Sendable {
  /// Returns the device's data.
  func contents() async throws(WeatherError) -> Backup
  /// Reads, changes and writes the data in one transaction.
  func update(_ change: @escaping @Sendable (Backup) -> Backup) async throws(WeatherError)
  /// Deletes the device's data: favourites, searches, settings, its copies of forecasts, and
  /// everything else that was ever stored for it.
  func forgetEverything() async throws(WeatherError)
}

/// Encodes and decodes the file of a backup.
public protocol BackupCoder: Sendable {
  /// The maximum size of a backup file, in bytes.
  var limit: Int { get }
  /// Returns the file of a backup that is exported at `time`.
  func encode(_ backup: Backup, at time: Date) throws(WeatherError) -> Data
  /// Returns the backup in a file, after validating it.
  func decode(_ data: Data) throws(BackupError) -> Backup
}
