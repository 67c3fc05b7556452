import Foundation
import StrataDeviceServices
import StrataKitTesting
import StrataPersistence

struct Note: Codable, Equatable, Sendable {
  var version = 1
  var text: String

  init(_ text: String) { self.text = text }
}

/// A database in a temporary folder, and two devices that use it.
final class Bench: Sendable {
  let folder: TemporaryFolder
  let database: Database
  let first = Device(id: DeviceID(rawValue: "first"))
  let second = Device(id: DeviceID(rawValue: "second"))

  init(maximumBytes: Int? = nil) throws {
    folder = try TemporaryFolder()
    database = try Database(file: folder.file("bench.sqlite"), maximumBytes: maximumBytes)
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
