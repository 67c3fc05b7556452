import StrataCLibWebSockets

/// The words that libwebsockets knows: methods and names of headers.
enum LibraryWords {
  /// The methods that requests may have.
  static let methods: [(lws_token_indexes, String)] = [
    (WSI_TOKEN_GET_URI, "GET"), (WSI_TOKEN_POST_URI, "POST"), (WSI_TOKEN_HEAD_URI, "HEAD"),
    (WSI_TOKEN_PUT_URI, "PUT"), (WSI_TOKEN_PATCH_URI, "PATCH"), (WSI_TOKEN_DELETE_URI, "DELETE"),
    (WSI_TOKEN_OPTIONS_URI, "OPTIONS"),
  ]

  /// Each word of the library with its number. Names of headers end in a colon.
  static let table: [(index: lws_token_indexes, text: String)] =
    (0..<WSI_TOKEN_COUNT.rawValue).compactMap { raw in
      let index = lws_token_indexes(raw)
      return lws_token_to_string(index).map { (index, String(cString: $0)) }
    }

  /// The proper prefixes of known names. libwebsockets misses the colon after such a prefix, and
  /// would treat more of the header as its name.
  static let beginnings = Set(
    table.flatMap { entry in entry.text.indices.map { String(entry.text[..<$0]) } })

  /// The names that libwebsockets knows, without their colons.
  private static let known = Set(
    table.map(\.text).filter { $0.hasSuffix(":") }.map { $0.dropLast() })

  /// Returns whether libwebsockets misses the colon after a name, also if the name is empty, as that
  /// of a line without a colon is. It does not notice the end of the head then, unless another colon
  /// follows.
  static func misses(_ name: String) -> Bool {
    name.isEmpty || beginnings.contains(name) && !known.contains(name[...])
  }
}
