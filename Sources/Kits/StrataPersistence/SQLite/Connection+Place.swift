import Foundation
import StrataCSQLite

extension Connection {
  /// Checks that the file is still in its place. If it was removed, or another has its place, SQLite
  /// would go on to write where nobody finds it.
  ///
  /// - Throws: ``PersistenceError`` with a sentence that says what to do.
  package func refuseDisplacedFile() throws(PersistenceError) {
    var hasMoved: Int32 = 0
    sqlite3_file_control(handle, "main", SQLITE_FCNTL_HAS_MOVED, &hasMoved)
    guard hasMoved == 0 else { throw .displaced(file) }
  }
}
