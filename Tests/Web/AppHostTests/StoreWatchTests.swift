import Foundation
import StrataBrowserTesting
import StrataDeviceServices
import StrataKitTesting
import StrataPersistence
import SwiftUI
import Testing

@testable import StrataAppHost

/// Tests of what the health page says of the store and its disk.
@MainActor @Suite(.timeLimit(.minutes(10))) struct StoreWatchTests {
  private let clock = ManualClock()

  private var elapsed: @Sendable () -> Duration {
    let (clock, start) = (clock, clock.now)
    return { start.duration(to: clock.now) }
  }

  /// Returns a watch whose checks take their results from a stream, and the recorder of their starts.
  private func watch(
    _ results: AsyncStream<StoreWatch.Condition>
  ) -> (watch: StoreWatch, begun: Recorded<Int>) {
    let begun = Recorded<Int>()
    let watch = StoreWatch(elapsed: elapsed) {
      begun.record(1)
      for await result in results { return result }
      return StoreWatch.Condition()
    }
    return (watch, begun)
  }

  /// Asks until the answer is another one.
  private func ask(_ watch: StoreWatch, until answer: StoreWatch.Condition) async throws {
    while watch.ask() != answer {
      try Task.checkCancellation()
      await Task.yield()
    }
  }

  @Test func `nobody waits for a check, and a check that does not end counts as silence`() async {
    let (results, source) = AsyncStream<StoreWatch.Condition>.makeStream()
    let (watch, begun) = watch(results)
    #expect(watch.ask() == .init())
    await begun.wait(for: 1)
    clock.advance(by: StoreWatch.patience)
    #expect(watch.ask() == .init())
    clock.advance(by: .milliseconds(1))
    #expect(watch.ask().store == .silent)
    #expect(begun.all.count == 1, "one check is enough")
    source.finish()
  }

  @Test func `a check is repeated only when somebody asks and its result is old`() async throws {
    let (results, source) = AsyncStream<StoreWatch.Condition>.makeStream()
    let (watch, begun) = watch(results)
    let failing = StoreWatch.Condition(store: .failing, isDiskLow: true)
    source.yield(failing)
    try await ask(watch, until: failing)
    clock.advance(by: StoreWatch.age - .milliseconds(1))
    #expect(watch.ask() == failing)
    #expect(begun.all.count == 1)
    clock.advance(by: .milliseconds(1))
    #expect(watch.ask() == failing, "until the next result")
    source.yield(.init())
    try await ask(watch, until: .init())
    #expect(begun.all.count == 2)
  }

  @Test func `a database whose file was removed is a store that fails`() async throws {
    let folder = try TemporaryFolder()
    let database = try Database(file: folder.file("data.sqlite"))
    let watch = StoreWatch(database, folder: folder.url, elapsed: elapsed, write: { _ in })
    #expect(watch.ask() == .init())
    try await ask(watch, until: .init())
    try FileManager.default.removeItem(at: folder.file("data.sqlite"))
    try await check(watch, until: .failing)
    await database.close()
  }

  @Test func `the operator reads why nothing can be stored, once, and that it works again`()
    async throws
  {
    let (folder, told) = (try TemporaryFolder(), Recorded<String>())
    let file = folder.file("data.sqlite")
    let database = try Database(file: file, patience: .zero)
    let watch = StoreWatch(
      database, folder: folder.url, elapsed: elapsed, write: { told.record($0) })
    let other = try Connection(file: file, patience: .zero)
    try other.run(text: "BEGIN IMMEDIATE")
    try await check(watch, until: .failing)
    try other.run(text: "ROLLBACK")
    try await check(watch, until: .ok)
    #expect(
      told.all == [
        "\(file.path) is locked by another program.",
        "The database works again, and what is stored is kept.",
      ])
    await database.close()
  }

  /// Checks until the store is found in a condition.
  private func check(_ watch: StoreWatch, until store: StoreWatch.Condition.Store) async throws {
    while watch.ask().store != store {
      clock.advance(by: .seconds(1))
      try Task.checkCancellation()
      await Task.yield()
    }
  }

  @Test func `a reason is told once, until there is another or the store works again`() {
    let told = Recorded<String>()
    let notice = StoreNotice { told.record($0) }
    let file = URL(fileURLWithPath: "/data/a.sqlite")
    let (lost, damaged) = (
      PersistenceError.lostFolder(of: file), PersistenceError.damaged(file, problems: 1)
    )
    for failure in [nil, lost, lost, damaged, damaged, nil, nil, lost] { notice.take(failure) }
    #expect(
      told.all == [
        lost.localizedDescription, damaged.localizedDescription,
        "The database works again, and what is stored is kept.", lost.localizedDescription,
      ])
  }

  @Test func `a data folder that was replaced is a store that fails, wherever the database is`()
    async throws
  {
    let (folder, elsewhere) = (try TemporaryFolder(), try TemporaryFolder())
    let data = folder.file("data")
    let database = try Database(file: elsewhere.file("data.sqlite"))
    try FileManager.default.createDirectory(at: data, withIntermediateDirectories: false)
    try await DeviceHost.$markInTest.withValue(FolderMark(data)) {
      let watch = StoreWatch(database, folder: data, elapsed: elapsed, write: { _ in })
      try await ask(watch, until: .init())
      try FileManager.default.moveItem(at: data, to: folder.file("aside"))
      try FileManager.default.createDirectory(at: data, withIntermediateDirectories: false)
      try await check(watch, until: .failing)
    }
    await database.close()
  }

  @Test func `a disk has room, and a folder that does not exist has no figure`() throws {
    let folder = try TemporaryFolder()
    #expect(try #require(DiskRoom.free(at: folder.url)) > 0)
    #expect(DiskRoom.free(at: folder.file("none")) == nil)
  }

  @Test func `a disk with less room than must stay free is low`() async throws {
    let folder = try TemporaryFolder()
    let database = try Database(file: folder.file("data.sqlite"))
    let watch = StoreWatch(database, folder: folder.url, reserve: .max, elapsed: elapsed)
    #expect(watch.ask() == .init())
    try await ask(watch, until: .init(isDiskLow: true))
    await database.close()
  }

  @Test(arguments: [
    (StoreWatch.Condition(), #"{"status":"ok","sessions":0}"#),
    (.init(store: .failing), #"{"status":"failing","sessions":0,"store":"failing"}"#),
    (.init(store: .silent), #"{"status":"failing","sessions":0,"store":"silent"}"#),
    (.init(isDiskLow: true), #"{"status":"failing","sessions":0,"disk":"low"}"#),
  ]) func `the health page says what is wrong with the store, with status 200`(
    condition: StoreWatch.Condition, text: String
  ) async throws {
    let site = try TestSite(
      clock: clock, watch: { elapsed in StoreWatch(elapsed: elapsed) { condition } }
    ) { Text(verbatim: "page") }
    let watch = try #require(site.service.store)
    try await ask(watch, until: condition)
    let answer = try await site.client.get("/healthz")
    #expect(answer.status == 200)
    #expect(answer.text == text + "\n")
    #expect(try await site.client.get("/readyz").status == 200)
    let told = site.service.condition(asked: site.service.elapsed())
    #expect(told.isStoreFailing == (condition.store != .ok))
    #expect(told.isDiskLow == condition.isDiskLow)
    await site.stop()
  }
}
