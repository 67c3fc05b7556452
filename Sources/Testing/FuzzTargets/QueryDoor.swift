import StrataWebServer

/// The query of an address: as many items as it has parts, none longer than what it was read from.
enum QueryDoor {
  static func check(_ query: String) throws(FuzzFailure) {
    let request = HTTPRequest(query: query)
    let items = request.queryItems()
    let parts = query.utf8.split(separator: UInt8(ascii: "&")).count
    try hold(items.count == parts, "\(parts) parts are \(items.count) items")
    // A byte that is no UTF-8 becomes a character of three.
    let bytes = items.reduce(0) { $0 + $1.name.utf8.count + $1.value.utf8.count }
    try hold(bytes <= 3 * query.utf8.count, "more came out than went in")
    if let first = items.first {
      try hold(request.queryValue(first.name) == first.value, "the first item is not found")
    }
  }
}
