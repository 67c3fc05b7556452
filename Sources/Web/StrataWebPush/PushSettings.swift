import Foundation

/// What whoever runs the server says about push services, read from the environment.
///
///     STRATA_PUSH_CONTACT=mailto:me@example.org    # whom a service may write to
///     STRATA_PUSH_SERVICES=http://127.0.0.1:9000    # services of one's own, commas between
public struct PushSettings: Equatable, Sendable {
  /// Scheme, host and port of each service besides the browsers' own.
  public let services: [String]
  /// An address that a service may complain to.
  public let contact: String

  /// - Throws: ``InvalidPushSetting`` for what is no address.
  public init(_ environment: [String: String]) throws(InvalidPushSetting) {
    let named = environment["STRATA_PUSH_SERVICES"] ?? ""
    services = named.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
    contact = environment["STRATA_PUSH_CONTACT"] ?? "https://localhost/"
    for service in services where !Self.isAddress(service, of: ["http", "https"]) {
      throw InvalidPushSetting(
        name: "STRATA_PUSH_SERVICES", value: service, rule: "an address such as https://host:port")
    }
    guard Self.isAddress(contact, of: ["https"]) || Self.isMail(contact) else {
      throw InvalidPushSetting(
        name: "STRATA_PUSH_CONTACT", value: contact,
        rule: "mailto: and an address, or an https address")
    }
  }

  private static func isAddress(_ text: String, of schemes: [String]) -> Bool {
    guard let url = URL(string: text), let scheme = url.scheme?.lowercased() else { return false }
    return schemes.contains(scheme) && url.host?.isEmpty == false
  }

  private static func isMail(_ text: String) -> Bool {
    let parts = text.split(separator: "@", omittingEmptySubsequences: false)
    return text.hasPrefix("mailto:") && parts.count == 2 && parts[0] != "mailto:"
      && !parts[1].isEmpty && !text.contains(where: \.isWhitespace)
  }
}

/// A push setting that is none.
public struct InvalidPushSetting: Error, Equatable, CustomStringConvertible {
  public let name: String
  public let value: String
  public let rule: String

  public var description: String { "\(name) is “\(value)”, but must be \(rule)." }
}
