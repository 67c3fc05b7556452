import Foundation
import StrataDeviceServices
import StrataKitTesting
import StrataPersistence
import Testing
import UseCase

@testable import RickMortyRepository

@Suite("FavoritesRepository") struct FavoritesRepositoryTests {
  @Test func `favourites survive a restart and belong to one device`() async throws {
    let folder = try TemporaryFolder()
    let file = folder.file("data.sqlite")
    let mine = Device(id: DeviceID(rawValue: "mine"))
    let database = try Database(file: file)
    try await DeviceHost.$current.withValue(mine) {
      let kept = FavoritesRepository(store: DocumentStore(database))
      try await kept.add(.fixture(id: 3))
      try await kept.add(.fixture(id: 8))
      try await kept.remove(id: 3)
    }
    await database.close()
    let again = try Database(file: file)
    let ids = try await DeviceHost.$current.withValue(mine) {
      try await FavoritesRepository(store: DocumentStore(again)).favorites().map(\.id)
    }
    #expect(ids == [8])
    let other = Device(id: DeviceID(rawValue: "other"))
    let others = try await DeviceHost.$current.withValue(other) {
      try await FavoritesRepository(store: DocumentStore(again)).favorites()
    }
    #expect(others == [])
  }

  @Test func `a failure to read or write favourites is reported as a storage error`() async throws {
    let folder = try TemporaryFolder()
    let file = folder.file("data.sqlite")
    let database = try Database(file: file)
    await database.close()
    let device = Device(id: DeviceID(rawValue: "mine"))
    await DeviceHost.$current.withValue(device) {
      let closed = FavoritesRepository(store: DocumentStore(database))
      let attempts: [() async throws -> Void] = [
        { _ = try await closed.favorites() }, { try await closed.add(.fixture()) },
        { try await closed.remove(id: 1) },
      ]
      for attempt in attempts {
        let error = await #expect(throws: FeedError.self) { try await attempt() }
        guard case .storage(let reason) = error else {
          Issue.record("\(String(describing: error))")
          continue
        }
        #expect(reason.contains(file.path), "\(reason)")
      }
    }
  }

  @Test func `adding a favourite without storage throws an error with the reason`() async {
    let none = UnavailableFavorites(reason: "the disk is full")
    await #expect(throws: FeedError.storage(reason: "the disk is full")) {
      try await none.add(.fixture())
    }
  }
}
