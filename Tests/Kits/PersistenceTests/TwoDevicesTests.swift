import Foundation
import StrataDeviceServices
import StrataKitTesting
import Testing

@testable import StrataPersistence

@Suite(.onEachEngine) struct TwoDevicesTests {
  private let bench: Bench

  init() throws { bench = try Bench() }

  @Test func `two devices see, change and remove only their own documents`() async throws {
    let mine = bench.notes(of: bench.first)
    let yours = bench.notes(of: bench.second)
    try await mine.put(Note("mine"), key: "same")
    try await yours.put(Note("yours"), key: "same")
    #expect(try await mine.all() == [Note("mine")])
    #expect(try await yours.all() == [Note("yours")])
    try await mine.trim(to: 0)
    #expect(try await mine.all().isEmpty)
    #expect(try await yours.value(key: "same") == Note("yours"))
    try await mine.remove(key: "same")
    #expect(try await bench.notes(of: bench.second).all() == [Note("yours")])
  }

  @Test func `a collection stays with the device that it was created for, even in a detached task`()
    async throws
  {
    let mine = bench.notes(of: bench.first)
    try await DeviceHost.$current.withValue(bench.second) {
      try await mine.put(Note("mine"), key: "a")
      try await Task.detached { try await mine.put(Note("mine too"), key: "b") }.value
    }
    #expect(try await bench.notes(of: bench.second).all().isEmpty)
    #expect(try await bench.notes(of: bench.first).all().count == 2)
  }

  @Test
  func `a shared collection is common to all devices, and separate from their own`() async throws {
    let mine = bench.notes(of: bench.first, scope: .shared)
    try await mine.put(Note("public"), key: "a")
    #expect(try await bench.notes(of: bench.second, scope: .shared).all() == [Note("public")])
    #expect(try await bench.notes(of: bench.first).all().isEmpty)
    #expect(try await bench.notes().all().isEmpty)
  }

  @Test(arguments: ["shared", "device:first", "", "local"])
  func `no device name gives access to the rows of another device or to shared ones`(name: String)
    async throws
  {
    let odd = Device(id: DeviceID(rawValue: name))
    try await bench.notes(of: bench.first).put(Note("mine"), key: "a")
    try await bench.notes(scope: .shared).put(Note("public"), key: "a")
    #expect(try await bench.notes(of: odd).all().isEmpty)
  }

  @Test func `two devices have separate values for the same key`() throws {
    let mine = try bench.database.keyValues(of: bench.first.id)
    let yours = try bench.database.keyValues(of: bench.second.id)
    mine.set(Data("metric".utf8), forKey: "units")
    yours.set(Data("imperial".utf8), forKey: "units")
    mine.set(nil, forKey: "absent")
    #expect(mine.data(forKey: "units") == Data("metric".utf8))
    #expect(yours.data(forKey: "units") == Data("imperial".utf8))
  }
}
