import Foundation
import StrataDeviceServices
import Testing

@testable import OSLog
@testable import os

@Suite struct OSLogStoreTests {
  private func logs(
    of device: Device, _ category: String, since date: Date? = nil,
    _ order: OSLogEnumerator.Options = []
  ) throws -> [String] {
    try DeviceHost.$current.withValue(device) {
      let store = try OSLogStore(scope: .currentProcessIdentifier)
      return try store.getEntries(with: order, at: date.map { store.position(date: $0) })
        .compactMap { $0 as? OSLogEntryLog }.filter { $0.category == category }
        .map { "\($0.level) \($0.subsystem) \($0.composedMessage)" }
    }
  }

  @Test func `a device reads its own messages, and those of no device`() throws {
    let (ann, bob) = (Device(id: DeviceID(rawValue: "ann")), Device(id: DeviceID(rawValue: "bob")))
    let category = UUID().uuidString
    let logger = Logger(subsystem: "app", category: category)
    LogDestination.$current.withValue(LogDestination { _ in }) {
      logger.notice("all")
      DeviceHost.$current.withValue(ann) { logger.error("of ann \("secret")") }
      DeviceHost.$current.withValue(bob) { logger.debug("of bob") }
    }
    #expect(try logs(of: ann, category) == ["notice app all", "error app of ann <private>"])
    #expect(try logs(of: bob, category) == ["notice app all", "debug app of bob"])
    #expect(
      try logs(of: ann, category, since: Date().addingTimeInterval(60), .reverse)
        == ["error app of ann <private>", "notice app all"])
    #expect(try logs(of: ann, category, since: Date().addingTimeInterval(60)) == [])
  }

  @Test func `messages that are not written are not kept`() throws {
    let category = UUID().uuidString
    LogDestination.$current.withValue(LogDestination(lowest: .error) { _ in }) {
      Logger(subsystem: "app", category: category).info("quiet")
    }
    #expect(try logs(of: .local, category) == [])
  }

  @Test func `the system's messages are its operator's`() {
    #expect(throws: CocoaError.self) { try OSLogStore(scope: .system) }
  }
}
