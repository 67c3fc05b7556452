public import Foundation

/// A request as it goes over the network.
///
/// Its description leaves out the query, the headers and the body, because keys and personal data
/// travel there: it may be logged.
public struct NetworkRequest: Hashable, Sendable {
  public var url: URL
  public var method: HTTPMethod
  public var headers: [String: String]
  public var body: Data?
  /// How many bytes an answer may have: of one that has more, no more is taken in.
  public var largestAnswer: Int

  /// - Parameter largestAnswer: In bytes; 32 MiB where nothing is said.
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

  /// The unescaped value of a parameter in the address, or `nil` where it is not there.
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
