import Foundation
import StrataCSQLite
import Synchronization
import Testing

/// SQLite's usual interface to the system (its “VFS”), which also records what becomes of the files
/// of the databases that are opened by its name. Other databases are not concerned.
///
/// Nothing is forced to the disk when SQLite asks for it: power does not really fail, and the record
/// says what was asked.
final class RecordingSystem: Sendable {
  /// The name by which a database is opened through this interface.
  let name = "recording-\(UUID().uuidString)"
  private let isRecording: Bool
  private let recorded = Mutex<[DiskEvent]>([])

  /// The events up to now.
  var events: [DiskEvent] { recorded.withLock { $0 } }

  /// Makes the interface known to SQLite, which keeps it until the process ends.
  init(isRecording: Bool = true) throws {
    self.isRecording = isRecording
    let usual = try #require(sqlite3_vfs_find(nil))
    let vfs = UnsafeMutablePointer<sqlite3_vfs>.allocate(capacity: 1)
    vfs.initialize(to: usual.pointee)
    vfs.pointee.zName = UnsafePointer(strdup(name))
    vfs.pointee.szOsFile = Int32(RecordedFile.offset + MemoryLayout<UnsafeRawPointer>.size)
    vfs.pointee.pAppData = Unmanaged.passRetained(self).toOpaque()
    vfs.pointee.xOpen = openRecorded
    vfs.pointee.xDelete = deleteRecorded
    try #require(sqlite3_vfs_register(vfs, 0) == SQLITE_OK)
  }

  /// Adds an event to the record.
  func note(_ event: DiskEvent) {
    if isRecording { recorded.withLock { $0.append(event) } }
  }
}

/// An open file of a recording system. SQLite's memory for the file is that of the usual system,
/// followed by a reference to this object.
private final class RecordedFile {
  /// The size of the usual system's part, in which all calls but the recorded ones work.
  static let offset = Int(sqlite3_vfs_find(nil)?.pointee.szOsFile ?? 0)

  private let name: String
  private let system: RecordingSystem
  private let usual: sqlite3_io_methods
  private let methods = UnsafeMutablePointer<sqlite3_io_methods>.allocate(capacity: 1)

  init(_ name: String, _ system: RecordingSystem, _ usual: sqlite3_io_methods) {
    (self.name, self.system, self.usual) = (name, system, usual)
    methods.initialize(to: usual)
    methods.pointee.xClose = closeRecorded
    methods.pointee.xWrite = writeRecorded
    methods.pointee.xTruncate = truncateRecorded
    methods.pointee.xSync = syncRecorded
  }

  deinit { methods.deallocate() }

  /// Lets the calls on a file that was just opened come here.
  func take(_ file: UnsafeMutablePointer<sqlite3_file>) {
    let place = UnsafeMutableRawPointer(file) + Self.offset
    place.storeBytes(of: Unmanaged.passRetained(self).toOpaque(), as: UnsafeMutableRawPointer.self)
    file.pointee.pMethods = UnsafePointer(methods)
    system.note(.open(name))
  }

  static func of(_ file: UnsafeMutablePointer<sqlite3_file>) -> Unmanaged<RecordedFile> {
    let place = UnsafeMutableRawPointer(file) + offset
    return .fromOpaque(place.load(as: UnsafeMutableRawPointer.self))
  }

  func write(
    _ file: UnsafeMutablePointer<sqlite3_file>, _ bytes: UnsafeRawPointer, _ count: Int32, at: Int64
  ) -> Int32 {
    let result = usual.xWrite(file, bytes, count, at)
    if result == SQLITE_OK {
      let copy = Array(UnsafeRawBufferPointer(start: bytes, count: Int(count)))
      system.note(.write(name, at: Int(at), copy))
    }
    return result
  }

  func truncate(_ file: UnsafeMutablePointer<sqlite3_file>, to size: Int64) -> Int32 {
    let result = usual.xTruncate(file, size)
    if result == SQLITE_OK { system.note(.truncate(name, to: Int(size))) }
    return result
  }

  func sync() { system.note(.sync(name)) }

  func close(_ file: UnsafeMutablePointer<sqlite3_file>) -> Int32 { usual.xClose(file) }
}

// MARK: - The calls of SQLite

private func openRecorded(
  _ vfs: UnsafeMutablePointer<sqlite3_vfs>?, _ path: UnsafePointer<CChar>?,
  _ file: UnsafeMutablePointer<sqlite3_file>?, _ flags: Int32,
  _ outFlags: UnsafeMutablePointer<Int32>?
) -> Int32 {
  guard let usual = sqlite3_vfs_find(nil), let file, let data = vfs?.pointee.pAppData else {
    return SQLITE_ERROR
  }
  let result = usual.pointee.xOpen(usual, path, file, flags, outFlags)
  // SQLite's temporary files have no name, and need not survive anything.
  guard result == SQLITE_OK, let path, let methods = file.pointee.pMethods else { return result }
  let system = Unmanaged<RecordingSystem>.fromOpaque(data).takeUnretainedValue()
  RecordedFile(lastComponent(path), system, methods.pointee).take(file)
  return result
}

private func deleteRecorded(
  _ vfs: UnsafeMutablePointer<sqlite3_vfs>?, _ path: UnsafePointer<CChar>?, _ syncsFolder: Int32
) -> Int32 {
  guard let usual = sqlite3_vfs_find(nil), let path, let data = vfs?.pointee.pAppData else {
    return SQLITE_ERROR
  }
  let result = usual.pointee.xDelete(usual, path, 0)
  if result == SQLITE_OK {
    let system = Unmanaged<RecordingSystem>.fromOpaque(data).takeUnretainedValue()
    system.note(.remove(lastComponent(path), isSynced: syncsFolder != 0))
  }
  return result
}

private func lastComponent(_ path: UnsafePointer<CChar>) -> String {
  URL(fileURLWithPath: String(cString: path)).lastPathComponent
}

private func closeRecorded(_ file: UnsafeMutablePointer<sqlite3_file>?) -> Int32 {
  guard let file else { return SQLITE_MISUSE }
  // Released at the end: SQLite looks at the methods until the call returns.
  let recorded = RecordedFile.of(file).takeRetainedValue()
  return withExtendedLifetime(recorded) { recorded.close(file) }
}

private func writeRecorded(
  _ file: UnsafeMutablePointer<sqlite3_file>?, _ bytes: UnsafeRawPointer?, _ count: Int32,
  _ offset: sqlite3_int64
) -> Int32 {
  guard let file, let bytes else { return SQLITE_MISUSE }
  return RecordedFile.of(file).takeUnretainedValue().write(file, bytes, count, at: offset)
}

private func truncateRecorded(
  _ file: UnsafeMutablePointer<sqlite3_file>?, _ size: sqlite3_int64
) -> Int32 {
  guard let file else { return SQLITE_MISUSE }
  return RecordedFile.of(file).takeUnretainedValue().truncate(file, to: size)
}

private func syncRecorded(_ file: UnsafeMutablePointer<sqlite3_file>?, _ flags: Int32) -> Int32 {
  guard let file else { return SQLITE_MISUSE }
  RecordedFile.of(file).takeUnretainedValue().sync()
  return SQLITE_OK
}
