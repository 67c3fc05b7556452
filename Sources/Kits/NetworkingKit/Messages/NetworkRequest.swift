public import Foundation

/// An HTTP request.
///
/// Its description omits the query, the headers and the body, as they contain keys and personal
/// data: it may be logged.
public struct NetworkRequest: Hashable, Sendable {
  /// The request's URL.
  public var url: URL
  /// The request's HTTP method.
  public var method: HTTPMethod
  /// The request's HTTP headers.
  public var headers: [String: String]
  /// The bytes of the request's body; `nil` for none.
  public var body: Data?
  /// The maximum size of the answer, in bytes: a larger one is not read further.
  public var largestAnswer: Int

  /// Creates an HTTP request.
  ///
  /// - Parameters:
  ///   - url: The URL.
  ///   - method: The HTTP method.
  ///   - headers: The HTTP headers.
  ///   - body: The bytes of the body.
  ///   - largestAnswer: The maximum size of the answer, in bytes; 32 MiB by default.
  public init(
    url: URL, method: HTTPMethod = .get, headers: [String: String] = [:], body: Data? = nil,
    largestAnswer: Int = 32 << 20
  ) {
    self.url = url
    self.method = method
    self.headers = headers
    self.body = body
    self.largestAnswer = largestAnswer
  }

  /// Returns the unescaped value of a query parameter, or `nil` if there is none.
  public func parameter(_ name: String) -> String? {
    let items = URLComponents(url: url, resolvingAgainstBaseURL: true)?.queryItems
    return items?.first { $0.name == name }?.value
  }
}

extension NetworkRequest: CustomStringConvertible, CustomDebugStringConvertible {
  public var description: String {
    var parts = URLComponents(url: url, resolvingAgainstBaseURL: true)
    parts?.query = nil
    parts?.fragment = nil
    parts?.user = nil
    parts?.password = nil
    return "\(method.rawValue) \(parts?.string ?? url.path)"
  }

  public var debugDescription: String { description }
}
