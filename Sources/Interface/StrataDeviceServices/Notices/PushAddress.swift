import Foundation

/// A browser's subscription of the Push API, through which it is reached while its page is closed.
public struct PushAddress: Codable, Equatable, Sendable {
  /// The kind of the subscription's entry in a schedule.
  public static let kind = "push.address"
  /// The identifier of the subscription's entry in a schedule. It is always the same, as a browser
  /// has one subscription.
  public static let id = "browser"

  /// The URL of the push service for this browser.
  public var endpoint: String
  /// The browser's public key: 65 bytes on P-256, in URL-safe base 64.
  public var key: String
  /// The browser's authentication secret: 16 bytes, in URL-safe base 64.
  public var secret: String

  enum CodingKeys: String, CodingKey {
    case endpoint
    case key = "p256dh"
    case secret = "auth"
  }

  /// Creates a subscription from the values that the browser sent.
  public init(endpoint: String, key: String, secret: String) {
    self.endpoint = endpoint
    self.key = key
    self.secret = secret
  }

  /// Returns the push subscription that a device's schedule stores; `nil` if there is none.
  public static func of(_ schedule: any DeviceSchedule) -> PushAddress? {
    schedule.entries(kind: kind).first.flatMap {
      try? JSONDecoder().decode(PushAddress.self, fromUntrusted: $0.value)
    }
  }

  /// The kind of a schedule's entry for a subscription that its push service has dropped.
  public static let goneKind = "push.gone"

  /// Returns whether the push service has reported that this subscription is gone.
  public func isGone(in schedule: any DeviceSchedule) -> Bool {
    schedule.entries(kind: Self.goneKind).contains { $0.value == Data(endpoint.utf8) }
  }

  /// Removes the device's subscription and remembers that it is gone. The browser does not know
  /// this, and would send it again.
  public func bury(in schedule: any DeviceSchedule) {
    Self.keep(nil, in: schedule)
    schedule.put(
      ScheduledEntry(
        kind: Self.goneKind, id: Self.id, due: Self.never, value: Data(endpoint.utf8)))
  }

  /// A due date that never comes, since a subscription's entry is data and not work.
  private static let never = Date(timeIntervalSince1970: 253_402_300_800)

  /// Stores the device's subscription; `nil` removes it.
  public static func keep(_ address: PushAddress?, in schedule: any DeviceSchedule) {
    guard let address, let value = try? JSONEncoder().encode(address) else {
      return schedule.remove(kind: kind, id: id)
    }
    schedule.put(ScheduledEntry(kind: kind, id: id, due: never, value: value))
  }
}
