import Foundation

/// Determines whether a client wants text, as `curl` does, or a page, as browsers do.
enum TextClient {
  /// The names of programs in a terminal, in lower case, as they begin a `User-Agent` or a part of it.
  private static let programs = ["curl/", "wget/", "httpie/", "powershell/", "windowspowershell/"]

  /// Returns whether a client wants text. Browsers accept `text/html` and always get pages; so does
  /// whoever else asks for it by name.
  ///
  /// - Parameters:
  ///   - accept: The value of `Accept`.
  ///   - agent: The value of `User-Agent`.
  static func isOne(accept: String?, agent: String?) -> Bool {
    let types = accepted(accept ?? "")
    if types.contains("text/html") { return false }
    if types.contains("text/plain") { return true }
    let words = (agent ?? "").lowercased().split(separator: " ")
    return words.contains { word in programs.contains { word.hasPrefix($0) } }
  }

  /// Returns the media types of an `Accept` header, without those of weight 0.
  private static func accepted(_ header: String) -> Set<String> {
    let parts = header.lowercased().split(separator: ",").prefix(50)
    let types = parts.compactMap { part -> String? in
      let pieces = part.split(separator: ";").map { $0.trimmingCharacters(in: .whitespaces) }
      let weight = pieces.dropFirst().first { $0.hasPrefix("q=") }.flatMap {
        Double($0.dropFirst(2))
      }
      return weight == 0 ? nil : pieces.first
    }
    return Set(types)
  }
}
