import StrataWebServer

/// The fuzzing check of a URL's query: it must have as many items as parts, and these at most three
/// times as many bytes as the input.
enum QueryCheck {
  static func check(_ query: String) throws(FuzzFailure) {
    let request = HTTPRequest(query: query)
    let items = request.queryItems()
    let parts = query.utf8.split(separator: UInt8(ascii: "&")).count
    try hold(items.count == parts, "a query of \(parts) parts was read as \(items.count) items")
    // An invalid byte becomes U+FFFD, which takes three bytes.
    let bytes = items.reduce(0) { $0 + $1.name.utf8.count + $1.value.utf8.count }
    try hold(
      bytes <= 3 * query.utf8.count,
      "a query of \(query.utf8.count) bytes was decoded to \(bytes), more than three times as many")
    if let first = items.first {
      try hold(
        request.queryValue(first.name) == first.value,
        "a look-up by name did not find the first item of the query")
    }
  }
}
