public import Foundation

/// Everything that one device keeps, read and written as a whole.
public protocol BackupRepository: Sendable {
  func contents() async throws(WeatherError) -> Backup
  /// Reads, changes and writes in one step: all of it or, where anything fails, nothing.
  func update(_ change: @escaping @Sendable (Backup) -> Backup) async throws(WeatherError)
  /// Removes all that the device keeps: favourites, searches, settings, its copies of forecasts,
  /// and everything else that was ever stored for it.
  func forgetEverything() async throws(WeatherError)
}

/// How a backup is written as a file, and read back.
public protocol BackupCoder: Sendable {
  /// How many bytes a file may have.
  var limit: Int { get }
  func encode(_ backup: Backup, at time: Date) throws(WeatherError) -> Data
  func decode(_ data: Data) throws(BackupError) -> Backup
}
