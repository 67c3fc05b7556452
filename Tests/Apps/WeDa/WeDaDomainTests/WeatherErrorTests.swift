import Foundation
import Testing
import WeDaDomain

/// Tests of each error's consequences: another attempt, a stored copy, and its text.
@Suite struct WeatherErrorTests {
  struct Facts: Sendable {
    var error: WeatherError
    var name: String
    var isRetryable: Bool
    var allowsStoredCopy = true
  }

  private static let now = WeatherReport.fixtureTime
  private static let invalid = InvalidValue(field: "a", value: "b", rule: "c")

  static let all = [
    Facts(
      error: .noSuchPlace("x"), name: "noSuchPlace", isRetryable: false, allowsStoredCopy: false),
    Facts(error: .badKey, name: "badKey", isRetryable: false),
    Facts(error: .keyNotActiveYet, name: "keyNotActiveYet", isRetryable: true),
    Facts(error: .quota(until: nil), name: "quota", isRetryable: true),
    Facts(error: .quota(until: now), name: "quota", isRetryable: true),
    Facts(error: .offline, name: "offline", isRetryable: true),
    Facts(error: .timeout, name: "timeout", isRetryable: true),
    Facts(error: .interrupted, name: "interrupted", isRetryable: true),
    Facts(error: .providerDown(status: 503), name: "providerDown", isRetryable: true),
    Facts(error: .unreadableAnswer(field: "x"), name: "unreadableAnswer", isRetryable: true),
    Facts(error: .nothingStored, name: "nothingStored", isRetryable: false),
    Facts(error: .storage(.unavailable), name: "storage", isRetryable: true),
    Facts(error: .storage(.full), name: "storageFull", isRetryable: true),
    Facts(error: .storage(.newerVersion), name: "storage", isRetryable: false),
    Facts(error: .storage(.damaged(key: "x")), name: "storage", isRetryable: false),
    Facts(
      error: .location(.denied), name: "locationDenied", isRetryable: false,
      allowsStoredCopy: false),
    Facts(
      error: .location(.insecure), name: "locationInsecure", isRetryable: false,
      allowsStoredCopy: false),
    Facts(
      error: .location(.unavailable), name: "locationUnavailable", isRetryable: true,
      allowsStoredCopy: false),
    Facts(
      error: .location(.timeout), name: "locationTimeout", isRetryable: true,
      allowsStoredCopy: false),
    Facts(
      error: .location(.notAsked), name: "locationNotAsked", isRetryable: true,
      allowsStoredCopy: false),
    Facts(error: .invalid(invalid), name: "invalid", isRetryable: false, allowsStoredCopy: false),
    Facts(error: .cancelled, name: "cancelled", isRetryable: false, allowsStoredCopy: false),
    Facts(error: .unknown(reason: "x"), name: "unknown", isRetryable: true),
  ]

  @Test(arguments: all)
  func `each error has the expected text keys, and permits a retry or stored weather as listed`(
    facts: Facts
  ) {
    #expect(facts.error.isRetryable == facts.isRetryable)
    #expect(facts.error.allowsStoredCopy == facts.allowsStoredCopy)
    #expect(facts.error.name == facts.name)
    #expect(facts.error.titleKey == "error.\(facts.name).title")
    #expect(facts.error.messageKey == "error.\(facts.name).message")
    #expect(facts.error.meansNoConnection == ["offline", "timeout"].contains(facts.name))
  }

  @Test(arguments: all)
  func `only the quota error forbids a retry until its end time`(facts: Facts) {
    #expect(facts.error.isRetryable(at: Self.now) == facts.isRetryable)
    let early = Self.now.addingTimeInterval(-1)
    let waits = facts.error == .quota(until: Self.now)
    #expect(facts.error.isRetryable(at: early) == (facts.isRetryable && !waits))
  }

  @Test(arguments: [
    (BackupError.tooLarge(limit: 1), "tooLarge"), (.cut, "cut"), (.notJSON, "notJSON"),
    (.tooDeep(limit: 1), "tooDeep"), (.otherFormat(found: "x"), "otherFormat"),
    (.newerVersion(found: 2, newest: 1), "newerVersion"), (.invalid(invalid), "invalid"),
    (.weather(.offline), "storage"),
  ])
  func `each error of a backup has its message`(error: BackupError, name: String) {
    #expect(error.name == name && error.messageKey == "backup.\(name).message")
  }

  @Test(arguments: [
    (NotificationStatus.notAsked, false), (.allowed, true), (.refused, false),
    (.allowedWhileOpen, true), (.unavailable, false),
  ])
  func `the statuses allowed and allowedWhileOpen permit notifications, and no others do`(
    status: NotificationStatus, isAllowed: Bool
  ) {
    #expect(status.isAllowed == isAllowed)
  }
}
