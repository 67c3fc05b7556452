public import Foundation

/// Where a browser is reached while its page is closed, as it says itself (the Push API's subscription).
public struct PushAddress: Codable, Equatable, Sendable {
  /// What a schedule calls it.
  public static let kind = "push.address"
  /// A browser has one.
  public static let id = "browser"

  /// The push service's address for this browser.
  public var endpoint: String
  /// The browser's public key: 65 bytes on P-256, in URL-safe base 64.
  public var key: String
  /// The browser's secret: 16 bytes, in URL-safe base 64.
  public var secret: String

  enum CodingKeys: String, CodingKey {
    case endpoint
    case key = "p256dh"
    case secret = "auth"
  }

  public init(endpoint: String, key: String, secret: String) {
    self.endpoint = endpoint
    self.key = key
    self.secret = secret
  }

  /// The device's own; `nil` where it has none.
  public static func of(_ schedule: any DeviceSchedule) -> PushAddress? {
    schedule.entries(kind: kind).first.flatMap {
      try? JSONDecoder().decode(PushAddress.self, from: $0.value)
    }
  }

  /// Keeps the device's address, or forgets it.
  public static func keep(_ address: PushAddress?, in schedule: any DeviceSchedule) {
    guard let address, let value = try? JSONEncoder().encode(address) else {
      return schedule.remove(kind: kind, id: id)
    }
    // It is never due: it lies there for what is.
    schedule.put(
      ScheduledEntry(
        kind: kind, id: id, due: Date(timeIntervalSince1970: 253_402_300_800), value: value))
  }
}
