import Foundation
import NetworkingKit

/// A request to PostgREST while it is being put together.
struct PostgrestCall: Sendable {
  let base: URL
  let path: [String]
  let session: any NetworkSession
  var method = HTTPMethod.get
  var query: [URLQueryItem] = []
  var headers: [String: String] = [:]
  var body: Data?
  /// Who asks, where no header says it; resolved when the request is sent.
  var token: @Sendable () async throws -> String? = { nil }

  static func encoded(_ value: some Encodable) throws -> Data {
    let encoder = JSONEncoder()
    encoder.dateEncodingStrategy = .iso8601
    return try encoder.encode(value)
  }

  /// PostgREST's answers carry dates with and without parts of a second.
  static let decoder: JSONDecoder = {
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .custom { decoder in
      let container = try decoder.singleValueContainer()
      let text = try container.decode(String.self)
      let whole = Date.ISO8601FormatStyle()
      let parts = Date.ISO8601FormatStyle(includingFractionalSeconds: true)
      if let date = (try? whole.parse(text)) ?? (try? parts.parse(text)) { return date }
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "“\(text)” is no time of ISO 8601")
    }
    return decoder
  }()

  /// - Throws: ``PostgrestError`` as the service words it; ``HTTPError`` where it gives no reason;
  ///   `URLError`, where there is no answer.
  func answer() async throws -> (Data, HTTPURLResponse) {
    try await answer { data, response in
      if let error = PostgrestError(data) { return error }
      return HTTPError(data: data, response: response)
    }
  }

  /// - Parameter refusal: What an answer without success becomes.
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

  /// Names become one part of the path each, whatever letters they have.
  private var address: URL {
    get throws {
      guard var parts = URLComponents(url: base, resolvingAgainstBaseURL: true) else {
        throw URLError(.badURL)
      }
      let names = path.map { $0.addingPercentEncoding(withAllowedCharacters: Self.plain) ?? "" }
      guard !names.contains("") else { throw URLError(.badURL) }
      let start = parts.percentEncodedPath.hasSuffix("/") ? "" : "/"
      parts.percentEncodedPath += start + names.joined(separator: "/")
      if !query.isEmpty {
        // '+' would be read as a blank.
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
