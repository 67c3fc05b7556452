import Foundation
import StrataDeviceServices
import StrataKitTesting
import StrataPersistence
import SwiftData
import Testing

/// Tests that deleting all data of a device also deletes its models.
struct ForgettingTests {
  private func forget(_ own: OwnDevice) async throws {
    let folder = try TemporaryFolder()
    let database = try Database(file: folder.file("data.sqlite"))
    try await DeviceHost.$current.withValue(own.device) {
      try await DocumentStore(database).device.forget()
    }
    await database.close()
  }

  private func fill(_ own: OwnDevice) throws -> ModelContainer {
    try own.run {
      let container = try ModelContainer(for: Person.self)
      let context = ModelContext(container)
      context.insert(Person(first: "Ada", last: "Lovelace"))
      try context.save()
      return container
    }
  }

  @Test
  func `deleting a client device's data empties its open store, and leaves no values in files`()
    async throws
  {
    let own = OwnDevice()
    let container = try fill(own)
    try await forget(own)
    #expect(try ModelContext(container).fetchCount(FetchDescriptor<Person>()) == 0)
    let left = try FileManager.default.contentsOfDirectory(atPath: own.folder.path)
    let words = try left.map { try Data(contentsOf: own.folder.appendingPathComponent($0)) }
    #expect(!words.contains { $0.range(of: Data("Lovelace".utf8)) != nil })
  }

  @Test func `deleting a client device's data removes the files of its closed store`() async throws
  {
    let own = OwnDevice()
    _ = try fill(own)
    try await forget(own)
    #expect(try FileManager.default.contentsOfDirectory(atPath: own.folder.path).isEmpty)
  }
}
