import Foundation
import StrataAppHost

/// The sites whose pages may frame a card with the weather of a place.
///
///     try EmbedOrigins(arguments: ["weda", "-embed", "https://example.org"], environment: [:])
struct EmbedOrigins: Equatable {
  static let flag = "-embed", variable = "WEDA_EMBED"
  /// The maximum number of sites, which the header of each card lists.
  static let most = 50

  /// The origins, such as `https://example.org`; without any there are no cards.
  let all: [String]

  /// Reads the arguments and environment variables of the launch.
  ///
  /// - Throws: `HostUsageError` for a value that is no list of origins.
  init(arguments: [String], environment: [String: String]) throws(HostUsageError) {
    if let place = arguments.firstIndex(of: Self.flag) {
      let value = arguments.indices.contains(place + 1) ? arguments[place + 1] : ""
      all = try Self.origins(value, Self.flag)
    } else if let value = environment[Self.variable], !value.isEmpty {
      all = try Self.origins(value, Self.variable)
    } else {
      all = []
    }
  }

  private static func origins(_ list: String, _ name: String) throws(HostUsageError) -> [String] {
    let words = list.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
    guard (1...most).contains(words.count) else {
      throw HostUsageError(
        "\(name) must be 1 to \(most) origins separated by commas, such as "
          + "https://example.org, not '\(list)'")
    }
    for word in words where !isOrigin(word) {
      throw HostUsageError(
        "\(name) must have origins with a scheme, a host and no path, such as "
          + "https://example.org, not '\(word)'")
    }
    return words
  }

  /// Returns whether a text is an origin, and only that: it becomes a part of a header, in which a
  /// blank or a semicolon would begin something else.
  private static func isOrigin(_ text: String) -> Bool {
    text.wholeMatch(of: /https?:\/\/[A-Za-z0-9]([A-Za-z0-9.-]*[A-Za-z0-9])?(:[0-9]{1,5})?/) != nil
  }
}
