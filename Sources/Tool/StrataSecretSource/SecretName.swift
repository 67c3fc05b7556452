/// The name of a secret in Swift.
enum SecretName {
  static func isPlain(_ name: String) -> Bool {
    guard let first = name.first, first.isLetter || first == "_" else { return false }
    return name.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_") }
  }

  /// Returns the name of a key's property: `openWeatherMapAPIKey` for `OpenWeatherMapAPIKey`, and
  /// `openWeatherKey` for `OPEN_WEATHER_KEY`.
  static func property(_ name: String) -> String {
    let words = name.split(separator: "_")
    guard words.count > 1 else { return lowercased(name.drop { $0 == "_" }) }
    let rest = words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst().lowercased() }
    return words[0].lowercased() + rest.joined()
  }

  private static func lowercased(_ name: Substring) -> String {
    name.allSatisfy { $0.isUppercase || $0.isNumber }
      ? name.lowercased() : name.prefix(1).lowercased() + name.dropFirst()
  }
}
