import Foundation
import StrataDeviceServices
import Testing

@testable import OSLog
@testable import os

@Suite struct OSLogStoreTests {
  private func logs(
    of device: Device?, _ category: String, since date: Date? = nil,
    _ order: OSLogEnumerator.Options = []
  ) throws -> [String] {
    try DeviceHost.$current.withValue(device) {
      let store = try OSLogStore(scope: .currentProcessIdentifier)
      return try store.getEntries(with: order, at: date.map { store.position(date: $0) })
        .compactMap { $0 as? OSLogEntryLog }.filter { $0.category == category }
        .map { "\($0.level) \($0.subsystem) \($0.composedMessage)" }
    }
  }

  @Test func `OSLogStore gives a client device only its own log messages`() throws {
    let (ann, bob) = (Device(id: DeviceID(rawValue: "ann")), Device(id: DeviceID(rawValue: "bob")))
    let category = UUID().uuidString
    let logger = Logger(subsystem: "app", category: category)
    LogDestination.$current.withValue(LogDestination { _ in }) {
      logger.notice("all")
      DeviceHost.$current.withValue(ann) { logger.error("of ann \("secret")") }
      DeviceHost.$current.withValue(bob) { logger.debug("of bob") }
    }
    #expect(try logs(of: nil, category) == ["notice app all"])
    #expect(try logs(of: ann, category) == ["error app of ann <private>"])
    #expect(try logs(of: bob, category) == ["debug app of bob"])
    LogDestination.$current.withValue(LogDestination { _ in }) {
      DeviceHost.$current.withValue(ann) { logger.notice("later") }
    }
    #expect(
      try logs(of: ann, category, since: Date().addingTimeInterval(60), .reverse)
        == ["notice app later", "error app of ann <private>"])
    #expect(try logs(of: ann, category, since: Date().addingTimeInterval(60)) == [])
  }

  @Test func `on a server, log messages written outside of a client device cannot be read`() throws
  {
    let category = UUID().uuidString
    LogDestination.$current.withValue(LogDestination { _ in }) {
      DeviceHost.$servesInTest.withValue(true) {
        Logger(subsystem: "app", category: category).notice("of somebody")
        #expect(throws: CocoaError.self) { try OSLogStore(scope: .currentProcessIdentifier) }
      }
    }
    #expect(try logs(of: nil, category) == [])
  }

  @Test func `OSLogStore keeps the first 4,000 characters of a long message`() throws {
    let category = UUID().uuidString
    LogDestination.$current.withValue(LogDestination { _ in }) {
      let long = String(repeating: "a", count: 3_999) + "b" + String(repeating: "c", count: 9)
      DeviceHost.$current.withValue(.local) {
        Logger(subsystem: "", category: category).notice("\(long, privacy: .public)")
      }
    }
    let kept = try #require(try logs(of: .local, category).first)
    #expect(kept.hasSuffix("aab") && kept.count == "notice  ".count + 4_000)
  }

  @Test func `messages that the log does not write are not stored either`() throws {
    let category = UUID().uuidString
    LogDestination.$current.withValue(LogDestination(lowest: .error) { _ in }) {
      Logger(subsystem: "app", category: category).info("quiet")
    }
    #expect(try logs(of: .local, category) == [])
  }

  @Test func `an app cannot read the system's messages`() {
    #expect(throws: CocoaError.self) { try OSLogStore(scope: .system) }
  }
}
