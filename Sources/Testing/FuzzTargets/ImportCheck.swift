import Foundation
import WeDaData
import WeDaDomain

/// The fuzzing check of a file that a person imports: an accepted one keeps the limits, is the same
/// once it was exported again, and can be imported twice without a further change.
enum ImportCheck {
  static func check(_ bytes: [UInt8]) throws(FuzzFailure) {
    let coder = JSONBackupCoder()
    let backup: Backup
    do {
      backup = try coder.decode(Data(bytes))
    } catch {
      return try hold(!error.messageKey.isEmpty, "a file was refused without a reason")
    }
    try hold(bytes.count <= coder.limit, "a file that is too large was accepted")
    try hold(backup.favorites.count <= Backup.mostFavorites, "the file has too many favourites")
    try hold(backup.history.count <= SearchRecord.limit, "the file has too many searches")
    try hold(
      Set(backup.favorites.map(\.id)).count == backup.favorites.count,
      "a favourite is in the file twice")
    try checkAgain(backup, coder)
    try checkPreview(backup)
  }

  private static func checkAgain(
    _ backup: Backup, _ coder: JSONBackupCoder
  ) throws(FuzzFailure) {
    let written = try? coder.encode(backup, at: Date(timeIntervalSince1970: 0))
    guard let written else { throw FuzzFailure("an imported file cannot be exported") }
    // Names take more bytes with their escapes than in the file.
    guard written.count <= coder.limit else { return }
    try hold(
      (try? coder.decode(written)) == backup, "a file differs after it was exported again")
  }

  private static func checkPreview(_ backup: Backup) throws(FuzzFailure) {
    for mode in BackupMode.allCases {
      let once = Backup().taking(backup, mode)
      let again = BackupPreview(file: backup, current: once).changes(mode)
      try hold(again.isEmpty, "a second import of the same file in the mode \(mode) changes more")
    }
  }
}
