import Foundation
import StrataDeviceServices
import StrataKitTesting
import Testing

@testable import StrataPersistence

/// Tests of databases that several servers open at once, before they have tables.
@Suite(.onEachEngine, .timeLimit(.minutes(5))) struct StartingTogetherTests {
  private let bench: Bench

  init() throws { bench = try Bench() }

  /// Opens a database that none of the tests has made, as a server does when it starts.
  private func open(_ name: String) throws -> Database {
    guard let server = bench.server else {
      return try Database(file: bench.folder.file("\(name)/data.sqlite"))
    }
    return try Database(server: server, named: bench.schema + name, file: bench.file)
  }

  @Test(arguments: ["one", "two", "three"])
  func `eight servers that start at once on an empty database can all store documents`(
    name: String
  ) async throws {
    try await withThrowingTaskGroup(of: Void.self) { group in
      for number in 0..<8 {
        group.addTask {
          let database = try open(name)
          try await DocumentStore(database).collection("all", of: Int.self, scope: .shared)
            .put(number, key: "\(number)")
          await database.close()
        }
      }
      try await group.waitForAll()
    }
    let database = try open(name)
    let all = try await DocumentStore(database)
      .collection("all", of: Int.self, scope: .shared).all()
    #expect(Set(all) == Set(0..<8))
    BadDay("starting-together").record(
      done: ["servers that started together": 8],
      lost: ["documents of these that are missing": Set(0..<8).subtracting(all).count])
    await database.close()
  }
}
