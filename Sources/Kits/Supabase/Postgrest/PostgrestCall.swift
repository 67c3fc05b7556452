import Foundation
import NetworkingKit

/// A request to PostgREST while it is being built.
package struct PostgrestCall: Sendable {
  let base: URL
  let path: [String]
  let session: any NetworkSession
  var method = HTTPMethod.get
  var query: [URLQueryItem] = []
  var headers: [String: String] = [:]
  var body: Data?
  /// Returns the bearer token for a request without such a header. It is called when the request is
  /// sent; `nil` for no token.
  var token: @Sendable () async throws -> String? = { nil }

  static func encoded(_ value: some Encodable) throws -> Data {
    let encoder = JSONEncoder()
    encoder.dateEncodingStrategy = .iso8601
    return try encoder.encode(value)
  }

  /// Returns the names of columns without the spaces between them. Spaces within quotes are kept,
  /// as they belong to a name.
  static func columns(_ text: String) -> String {
    var isQuoted = false
    return text.filter { character in
      if character == "\"" { isQuoted.toggle() }
      return isQuoted || !character.isWhitespace
    }
  }

  /// A decoder of dates with and without fractional seconds.
  package static let decoder: JSONDecoder = {
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .custom { decoder in
      let container = try decoder.singleValueContainer()
      let text = try container.decode(String.self)
      let whole = Date.ISO8601FormatStyle()
      let parts = Date.ISO8601FormatStyle(includingFractionalSeconds: true)
      if let date = (try? whole.parse(text)) ?? (try? parts.parse(text)) { return date }
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "“\(text)” is not a time in ISO 8601")
    }
    return decoder
  }()

  /// Sends the request to the service.
  ///
  /// - Throws: ``PostgrestError`` if the service gives a reason, or else ``HTTPError``; `URLError`
  ///   if there is no answer.
  func answer() async throws -> (Data, HTTPURLResponse) {
    try await answer { data, response in
      if let error = PostgrestError(data) { return error }
      return HTTPError(data: data, response: response)
    }
  }

  /// Sends the request to the service.
  ///
  /// - Parameter refusal: Returns the error for an unsuccessful answer.
  func answer(
    refusal: (Data, HTTPURLResponse) -> any Error
  ) async throws -> (Data, HTTPURLResponse) {
    let address = try address
    var headers = sentHeaders
    if headers["Authorization"] == nil, let token = try await token() {
      headers["Authorization"] = "Bearer \(token)"
    }
    let request = NetworkRequest(url: address, method: method, headers: headers, body: body)
    let answer = try await session.response(for: request)
    guard
      let response = HTTPURLResponse(
        url: address, statusCode: answer.status, httpVersion: nil, headerFields: answer.headers)
    else { throw URLError(.badServerResponse) }
    guard (200..<300).contains(answer.status) else {
      throw refusal(answer.body, response)
    }
    return (answer.body, response)
  }

  private var sentHeaders: [String: String] {
    guard body != nil else { return headers }
    return headers.merging(["Content-Type": "application/json"]) { own, _ in own }
  }

  /// The request's URL. Each name becomes one component of the path, whatever its characters.
  package var address: URL {
    get throws {
      guard var parts = URLComponents(url: base, resolvingAgainstBaseURL: true) else {
        throw URLError(.badURL)
      }
      let names = path.map { $0.addingPercentEncoding(withAllowedCharacters: Self.plain) ?? "" }
      guard !names.contains("") else { throw URLError(.badURL) }
      let start = parts.percentEncodedPath.hasSuffix("/") ? "" : "/"
      parts.percentEncodedPath += start + names.joined(separator: "/")
      if !query.isEmpty {
        // A `+` would be read as a space.
        parts.queryItems = query
        parts.percentEncodedQuery = parts.percentEncodedQuery?
          .replacingOccurrences(of: "+", with: "%2B")
      }
      guard let url = parts.url else { throw URLError(.badURL) }
      return url
    }
  }

  private static let plain = CharacterSet.alphanumerics.union(CharacterSet(charactersIn: "_-~"))
}
