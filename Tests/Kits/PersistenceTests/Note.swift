import Foundation
import StrataDeviceServices
import StrataKitTesting
import StrataPersistence

struct Note: Codable, Equatable, Sendable {
  var version = 1
  var text: String

  init(_ text: String) { self.text = text }
}

/// A database in a temporary folder, or in a separate PostgreSQL schema, and two devices that use
/// it.
final class Bench: Sendable {
  let folder: TemporaryFolder
  let database: Database
  /// The server of PostgreSQL; `nil` on SQLite.
  let server: PostgresServer?
  /// The name of the database on that server.
  let schema: String
  let first = Device(id: DeviceID(rawValue: "first"))
  let second = Device(id: DeviceID(rawValue: "second"))

  init(maximumBytes: Int? = nil) throws {
    folder = try TemporaryFolder()
    schema = "t" + UUID().uuidString.prefix(8).lowercased()
    server = TestEngine.current
    database =
      if let server {
        try Database(server: server, named: schema, file: folder.file("bench.sqlite"))
      } else {
        try Database(file: folder.file("bench.sqlite"), maximumBytes: maximumBytes)
      }
  }

  /// Opens the database a second time, as another process does.
  func again() throws -> Database {
    guard let server else { return try Database(file: file) }
    return try Database(server: server, named: schema, file: file)
  }

  var file: URL { database.file }

  func notes(
    of device: Device? = nil, named name: String = "notes", scope: DocumentScope = .device
  ) -> DocumentCollection<Note> {
    DeviceHost.$current.withValue(device) {
      DocumentStore(database).collection(name, of: Note.self, scope: scope)
    }
  }
}

extension Date {
  static func at(_ seconds: Double) -> Date { Date(timeIntervalSince1970: 1_800_000_000 + seconds) }
}
