import Foundation
import Testing

@testable import OSLog
@testable import os

/// Tests of levels of messages, and the line that is written.
@Suite struct LoggerTests {
  private let logger = Logger(subsystem: "com.example.trips", category: "network")

  @Test func `each method of Logger writes on the same level as Apple's`() {
    let journal = Journal()
    journal.collect {
      logger.trace("1")
      logger.debug("2")
      logger.info("3")
      logger.log("4")
      logger.notice("5")
      logger.warning("6")
      logger.error("7")
      logger.critical("8")
      logger.fault("9")
      logger.log(level: .info, "10")
    }
    #expect(journal.messages == (1...10).map { "\($0)" })
    #expect(
      journal.records.map(\.type) == [
        .debug, .debug, .info, .default, .default, .error, .error, .fault, .fault, .info,
      ])
    #expect(
      journal.records.allSatisfy {
        $0.subsystem == "com.example.trips" && $0.category == "network"
      })
  }

  @Test func `a log message below the lowest level is not evaluated`() {
    let journal = Journal()
    var count = 0
    func next() -> Int {
      count += 1
      return count
    }
    journal.collect(.default) {
      logger.debug("\(next())")
      logger.info("\(next())")
      os_log(.debug, "\(next())")
      logger.notice("\(next())")
    }
    #expect(count == 1 && journal.messages == ["1"])
    journal.collect(nil) { logger.fault("\(next())") }
    #expect(count == 1)
  }

  @Test func `a log record is one line with time, level, source and message`() {
    let record = LogRecord(
      date: Date(timeIntervalSince1970: 1_800_000_000.25), type: .error, subsystem: "com.example",
      category: "network", message: "no answer")
    #expect(record.line == "2027-01-15T08:00:00.250Z error [com.example:network] no answer")
    var bare = record
    (bare.subsystem, bare.category, bare.type) = ("", "", .default)
    #expect(bare.line == "2027-01-15T08:00:00.250Z notice no answer")
  }

  @Test func `line breaks and control characters in a log message do not start another line`() {
    let record = LogRecord(
      date: Date(timeIntervalSince1970: 0), type: .info, subsystem: "", category: "",
      message: "a\nb\r\u{1b}[2J\u{2028}ü")
    #expect(record.line.hasSuffix(#" info a\nb\r\u{1B}[2J\u{2028}ü"#))
  }

  @Test(arguments: [
    ([:], OSLogType.info), (["STRATA_LOG": "debug"], .debug), (["STRATA_LOG": "ERROR"], .error),
    (["STRATA_LOG": "notice"], .default), (["STRATA_LOG": "loud"], .info),
  ])
  func `an environment variable sets the lowest log level that is written`(
    environment: [String: String], lowest: OSLogType
  ) {
    let destination = LogDestination(environment: environment) { _ in }
    #expect(destination.lowest == lowest && destination.accepts(.fault))
    #expect(destination.accepts(.debug) == (lowest == .debug))
  }

  @Test func `environment variables turn logging off and show private values`() {
    let off = LogDestination(environment: ["STRATA_LOG": "off"]) { _ in }
    #expect(!off.accepts(.fault) && !off.showsPrivate)
    #expect(LogDestination(environment: ["STRATA_LOG_PRIVATE": "1"]) { _ in }.showsPrivate)
    #expect(!LogDestination(environment: ["STRATA_LOG_PRIVATE": "0"]) { _ in }.showsPrivate)
  }

  @Test func `a disabled log writes nothing, and isEnabled reports the enabled levels`() {
    let journal = Journal()
    journal.collect(.info) {
      Logger(.disabled).fault("no")
      Logger(OSLog(subsystem: "a", category: .pointsOfInterest)).info("yes")
      Logger().info("and yes")
      #expect(!OSLog.disabled.isEnabled(type: .fault) && OSLog.default.isEnabled(type: .info))
      #expect(!OSLog.default.isEnabled(type: .debug) && !OSLog.default.signpostsEnabled)
    }
    #expect(journal.messages == ["yes", "and yes"])
    #expect(journal.records.map(\.category) == ["PointsOfInterest", ""])
  }
}
