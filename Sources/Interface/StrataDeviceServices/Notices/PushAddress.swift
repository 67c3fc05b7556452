import Foundation

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

  /// What a schedule calls an address that its service knows no more.
  public static let goneKind = "push.gone"

  /// Whether the service has said that nobody is reached at this address any more.
  public func isGone(in schedule: any DeviceSchedule) -> Bool {
    schedule.entries(kind: Self.goneKind).contains { $0.value == Data(endpoint.utf8) }
  }

  /// Forgets the device's address and remembers that it is dead: its browser does not know, and would
  /// give it again.
  public func bury(in schedule: any DeviceSchedule) {
    Self.keep(nil, in: schedule)
    schedule.put(
      ScheduledEntry(
        kind: Self.goneKind, id: Self.id, due: Self.never, value: Data(endpoint.utf8)))
  }

  /// It is never due: it lies there for what is.
  private static let never = Date(timeIntervalSince1970: 253_402_300_800)

  /// Keeps the device's address, or forgets it.
  public static func keep(_ address: PushAddress?, in schedule: any DeviceSchedule) {
    guard let address, let value = try? JSONEncoder().encode(address) else {
      return schedule.remove(kind: kind, id: id)
    }
    schedule.put(ScheduledEntry(kind: kind, id: id, due: never, value: value))
  }
}
