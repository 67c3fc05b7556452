/// Parses an `Accept-Encoding` header (RFC 9110, 12.5.3).
///
///     AcceptedEncoding.allowsGzip("br;q=1.0, gzip;q=0.8")    // true
enum AcceptedEncoding {
  /// Returns whether gzip is accepted; `false` without a header and for `gzip;q=0`.
  static func allowsGzip(_ header: String?) -> Bool {
    let codings = (header ?? "").lowercased().split(separator: ",").map { coding in
      coding.split(separator: ";").map { $0.filter { $0 != " " && $0 != "\t" } }
    }
    let named = codings.first { $0.first == "gzip" } ?? codings.first { $0.first == "*" }
    guard let named else { return false }
    return !named.dropFirst().contains { $0.hasPrefix("q=") && Double($0.dropFirst(2)) == 0 }
  }
}
