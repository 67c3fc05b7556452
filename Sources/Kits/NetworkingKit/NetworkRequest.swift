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

  public init(
    url: URL, method: HTTPMethod = .get, headers: [String: String] = [:], body: Data? = nil
  ) {
    self.url = url
    self.method = method
    self.headers = headers
    self.body = body
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
