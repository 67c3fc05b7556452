import Foundation

extension Endpoint {
  /// Returns the request for this route, for ``APIClient/request(_:)``.
  ///
  /// In parameters, every character but letters, digits and `-._~` is escaped, `+` included, so
  /// that a server reads back exactly what was given.
  public func build() -> APIRequest<Response> {
    let isForm = contentType == .form && method.hasBody && body == nil
    let encoded = Self.encoded(parameters)
    let bytes = isForm ? Data(encoded.utf8) : body
    var headers = headers
    headers["Accept"] = headers["Accept"] ?? ContentType.json.rawValue
    if bytes != nil { headers["Content-Type"] = contentType.rawValue }
    let request = NetworkRequest(
      url: url(query: isForm ? "" : encoded), method: method, headers: headers, body: bytes,
      largestAnswer: largestAnswer)
    return APIRequest(request)
  }

  private func url(query: String) -> URL {
    guard var parts = URLComponents(url: baseURL, resolvingAgainstBaseURL: true) else {
      return baseURL
    }
    let pieces = [parts.path, path].flatMap { $0.split(separator: "/") }
    let end = path.hasSuffix("/") && !pieces.isEmpty ? "/" : ""
    parts.path = "/" + pieces.joined(separator: "/") + end
    let queries = [parts.percentEncodedQuery ?? "", query].filter { !$0.isEmpty }
    parts.percentEncodedQuery = queries.isEmpty ? nil : queries.joined(separator: "&")
    return parts.url ?? baseURL
  }

  private static func encoded(_ parameters: [URLQueryItem]) -> String {
    parameters.map { item in
      guard let value = item.value else { return escaped(item.name) }
      return "\(escaped(item.name))=\(escaped(value))"
    }.joined(separator: "&")
  }

  private static func escaped(_ text: String) -> String {
    text.addingPercentEncoding(withAllowedCharacters: .unreserved) ?? ""
  }
}

extension CharacterSet {
  /// The unreserved characters of RFC 3986, section 2.3, which are not escaped. `.alphanumerics`
  /// would include every letter of Unicode.
  fileprivate static let unreserved = CharacterSet(
    charactersIn: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~")
}
