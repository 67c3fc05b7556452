/// A page of the settings; its coded form is part of addresses: `/settings/privacy`.
package enum SettingsRoute: Hashable, Codable, Sendable {
  case privacy
  /// The rules for rain on a person's way.
  case rain
  /// The calls and the last error of each service.
  case status
}
