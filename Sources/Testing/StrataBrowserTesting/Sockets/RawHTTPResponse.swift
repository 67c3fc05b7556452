/// A response as it came over the wire.
public struct RawHTTPResponse: Sendable, Equatable {
  public var status: Int
  public var headers: RawHTTPHeaders
  public var body: [UInt8]

  /// The body as UTF-8; a byte that is not becomes U+FFFD.
  public var text: String { String(decoding: body, as: UTF8.self) }

  /// `name=value` of every cookie that the response sets, ready for a `Cookie` header.
  public var cookies: String {
    headers.all("Set-Cookie").map { String($0.prefix { $0 != ";" }) }.joined(separator: "; ")
  }
}

/// Bytes that are not an HTTP message, with what was wrong about them.
public struct RawHTTPError: Error, Equatable, CustomStringConvertible {
  /// The part of the message, its value and the rule it broke.
  public let description: String
}
