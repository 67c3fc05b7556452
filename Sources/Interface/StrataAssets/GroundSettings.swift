import Foundation

/// The tile server of maps, read from the environment.
///
///     STRATA_MAP_TILES=https://tile.openstreetmap.org/{z}/{x}/{y}.png
///     STRATA_MAP_CREDIT=© OpenStreetMap contributors
///     STRATA_MAP_CREDIT_URL=https://www.openstreetmap.org/copyright
package struct GroundSettings: Equatable, Sendable {
  /// The tile server's URL with the placeholders `{z}`, `{x}` and `{y}`; `nil` if none is set.
  package let template: String?
  package let credit: String?
  package let creditAddress: String?

  /// Reads the settings of the tile server from environment variables.
  ///
  /// - Throws: ``InvalidGroundSetting`` if a value is not a URL of the required form.
  package init(_ environment: [String: String]) throws(InvalidGroundSetting) {
    func value(_ name: String) -> String? { environment[name].flatMap { $0.isEmpty ? nil : $0 } }
    template = value("STRATA_MAP_TILES")
    credit = value("STRATA_MAP_CREDIT")
    creditAddress = value("STRATA_MAP_CREDIT_URL")
    if let template, !Self.isTemplate(template) {
      throw InvalidGroundSetting(
        name: "STRATA_MAP_TILES", value: template,
        rule: "an http or https address with {z}, {x} and {y}")
    }
    if let creditAddress, !Self.isAddress(creditAddress) {
      throw InvalidGroundSetting(
        name: "STRATA_MAP_CREDIT_URL", value: creditAddress, rule: "an http or https address")
    }
  }

  private static func isTemplate(_ text: String) -> Bool {
    var address = text
    for place in ["{z}", "{x}", "{y}"] {
      guard address.contains(place) else { return false }
      address = address.replacing(place, with: "0")
    }
    // A placeholder in the host would let the tile's coordinates choose the server.
    let host = text.components(separatedBy: "://").last?.prefix { !"/?#".contains($0) } ?? ""
    return !host.contains("{") && isAddress(address.replacing("{scale}", with: "1"))
  }

  /// Returns whether the port in the address, if any, is a valid port number. `URL` accepts any
  /// number.
  private static func hasPort(_ address: String) -> Bool {
    let host = address.components(separatedBy: "://").last?.prefix { !"/?#".contains($0) } ?? ""
    guard let digits = host.firstMatch(of: #/:([0-9]*)$/#)?.1, !digits.isEmpty else { return true }
    return UInt16(digits).map { $0 > 0 } ?? false
  }

  private static func isAddress(_ text: String) -> Bool {
    guard !text.contains(where: { $0.isWhitespace || "{}<>\"".contains($0) }),
      let url = URL(string: text), ["http", "https"].contains(url.scheme?.lowercased() ?? "")
    else { return false }
    return url.host?.isEmpty == false && hasPort(text)
  }
}

/// An error for a map setting with an invalid value.
package struct InvalidGroundSetting: Error, Equatable, CustomStringConvertible {
  package let name: String
  package let value: String
  package let rule: String

  package init(name: String, value: String, rule: String) {
    (self.name, self.value, self.rule) = (name, value, rule)
  }

  package var description: String { "\(name) is “\(value)”, but must be \(rule)." }
}
