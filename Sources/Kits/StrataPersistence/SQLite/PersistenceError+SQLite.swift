import Foundation
import StrataCSQLite

extension PersistenceError {
  /// Creates the error for a result code of SQLite.
  init(_ result: Int32, on handle: OpaquePointer, file: URL) {
    var detail = String(cString: sqlite3_errmsg(handle))
    let code: Code
    switch result & 0xFF {
    case SQLITE_CANTOPEN, SQLITE_PERM, SQLITE_READONLY, SQLITE_AUTH:
      code = .unreadableFolder
      let reason = sqlite3_system_errno(handle)
      if reason != 0 { detail = String(cString: strerror(reason)).lowercased() }
    case SQLITE_NOTADB, SQLITE_CORRUPT: code = .corruptFile
    case SQLITE_FULL: code = .diskFull
    case SQLITE_IOERR:
      code = Self.code(ofSystem: sqlite3_system_errno(handle), freeBytes: Self.freeBytes(at: file))
    case SQLITE_BUSY, SQLITE_LOCKED: code = .busy
    default: code = .failed
    }
    self.init(code, file: file, detail: detail)
  }

  /// Returns the error code for a system error. SQLite reports "disk I/O error" also for a full
  /// disk, if one of its other files does not fit.
  static func code(ofSystem error: Int32, freeBytes: Int?) -> Code {
    let isFull = [ENOSPC, EDQUOT].contains(error) || (freeBytes ?? .max) < 64 << 10
    return isFull ? .diskFull : .failed
  }

  /// Returns the error of a device's file. SQLite reports the file's limit as a full disk; a disk
  /// that has room for all that the device may store is not full.
  ///
  /// - Parameters:
  ///   - bytes: The maximum size of the file; `nil` for no limit.
  ///   - reserve: The number of bytes that the file leaves free on its disk.
  func limited(to bytes: Int?, keepingFree reserve: Int = 0) -> PersistenceError {
    guard code == .diskFull, let bytes, let file,
      (Self.freeBytes(at: file) ?? 0) - reserve >= bytes
    else { return self }
    return .deviceFull(bytes)
  }

  private static func freeBytes(at file: URL) -> Int? {
    DiskRoom.free(at: file.deletingLastPathComponent())
  }
}
