public import Foundation

/// An HTTP answer, whatever its status.
public struct NetworkResponse: Hashable, Sendable {
  /// The response's HTTP status.
  public var status: Int
  /// The response's HTTP headers.
  public var headers: [String: String]
  /// The bytes of the body.
  public var body: Data

  /// Creates an HTTP answer.
  ///
  /// - Parameters:
  ///   - status: The status code.
  ///   - headers: The header fields.
  ///   - body: The bytes of the body.
  public init(status: Int, headers: [String: String] = [:], body: Data = Data()) {
    self.status = status
    self.headers = headers
    self.body = body
  }

  /// Returns a header's value; names are not case-sensitive.
  public func header(_ name: String) -> String? {
    headers.first { $0.key.lowercased() == name.lowercased() }?.value
  }
}
