import Foundation

/// The operator's settings for push services, read from the environment.
///
///     STRATA_PUSH_CONTACT=mailto:me@example.org    # contact for a service's operator
///     STRATA_PUSH_SERVICES=http://127.0.0.1:9000    # self-hosted services, separated by commas
public struct PushSettings: Equatable, Sendable {
  /// The origins of services besides those of the browsers.
  public let services: [String]
  /// The contact for a service's operator.
  public let contact: String

  /// Reads the settings of push messages from environment variables.
  ///
  /// - Throws: ``InvalidPushSetting`` if a value is not a valid address.
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
        rule: "mailto: with an e-mail address, or an https URL")
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

/// An error for a push setting with an invalid value.
public struct InvalidPushSetting: Error, Equatable, CustomStringConvertible {
  /// The name of the environment variable.
  public let name: String
  /// The value of the setting.
  public let value: String
  /// The rule that the setting breaks.
  public let rule: String

  public var description: String { "\(name) is “\(value)”, but must be \(rule)." }
}
