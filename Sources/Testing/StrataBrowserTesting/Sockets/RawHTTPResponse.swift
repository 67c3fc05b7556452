/// A response as it came over the wire.
public struct RawHTTPResponse: Sendable, Equatable {
  /// The response's status code.
  public var status: Int
  /// The response's header fields.
  public var headers: RawHTTPHeaders
  /// The bytes of the body.
  public var body: [UInt8]

  /// The body as UTF-8; invalid bytes become U+FFFD.
  public var text: String { String(decoding: body, as: UTF8.self) }

  /// The `name=value` pairs of all cookies that the response sets, in the form of a `Cookie`
  /// header.
  public var cookies: String {
    headers.all("Set-Cookie").map { String($0.prefix { $0 != ";" }) }.joined(separator: "; ")
  }
}

/// The error of bytes that are not an HTTP message.
public struct RawHTTPError: Error, Equatable, CustomStringConvertible {
  /// The part of the message, its value and the broken rule.
  public let description: String
}
