import StrataCLibWebSockets

/// Copies a request's header out of libwebsockets.
struct RequestReader {
  private struct Token {
    let index: lws_token_indexes
    let name: String
  }

  /// The header names in libwebsockets' table: those that end in a colon.
  private static let tokens: [Token] = (0..<WSI_TOKEN_COUNT.rawValue).compactMap { raw in
    let index = lws_token_indexes(raw)
    guard index != WSI_TOKEN_HTTP_URI_ARGS, let text = lws_token_to_string(index) else {
      return nil
    }
    let name = String(cString: text)
    guard name.hasSuffix(":"), !name.hasPrefix(":"), name.count > 1 else { return nil }
    return Token(index: index, name: String(name.dropLast()))
  }

  let wsi: OpaquePointer
  let buffer: HeaderBuffer
  /// The number of bytes that libwebsockets has for a header.
  let room: Int
  private let extraHeaders: [String]

  init(wsi: OpaquePointer, loop: ServiceLoop) {
    self.wsi = wsi
    buffer = loop.scratch
    room = LibraryContext.headerRoom(loop.core.configuration)
    extraHeaders = loop.extraHeaders
  }

  /// Returns the request without its body; `nil` if there is no request line of HTTP/1.
  func request(remoteAddress: String) -> HTTPRequest? {
    guard let (token, method) = LibraryWords.methods.first(where: { length($0.0) > 0 }) else {
      return nil
    }
    return HTTPRequest(
      method: method, path: path(token), query: query(), headers: headers(),
      remoteAddress: remoteAddress, isSecure: lws_is_ssl(wsi) != 0)
  }

  /// A Boolean value that indicates whether the request is HTTP/1.0, which closes the connection by
  /// default.
  var isHTTP10: Bool { value(WSI_TOKEN_HTTP, 0) == "HTTP/1.0" }

  /// A Boolean value that indicates whether the request is of a version that this server does not speak.
  var isForeign: Bool { HeadRefusal.isForeign(version: value(WSI_TOKEN_HTTP, 0) ?? "") }

  /// The total size of the request's path, its query and the values of its header fields, in bytes.
  /// Fields whose names libwebsockets does not know do not count.
  var headerBytes: Int {
    let lines = LibraryWords.methods.map(\.0) + [WSI_TOKEN_HTTP_URI_ARGS] + Self.tokens.map(\.index)
    return lines.reduce(0) { $0 + Int(length($1)) }
  }

  private func length(_ token: lws_token_indexes) -> Int32 { lws_hdr_total_length(wsi, token) }

  private func value(_ token: lws_token_indexes, _ fragment: Int32) -> String? {
    copy(token, fragment).map { count in
      // It keeps the space before the value if a name occurs a second time.
      let value = buffer.bytes(count).drop { $0 == UInt8(ascii: " ") || $0 == 9 }
      return String(decoding: value, as: UTF8.self)
    }
  }

  /// Copies a fragment of a value into the buffer and returns its length; `nil` if there are no
  /// more fragments.
  func copy(_ token: lws_token_indexes, _ fragment: Int32) -> Int? {
    let count = lws_hdr_copy_fragment(
      wsi, buffer.pointer, Int32(buffer.capacity), token, fragment)
    return count < 0 ? nil : Int(count)
  }

  private func path(_ token: lws_token_indexes) -> String {
    let bytes = buffer.bytes(copy(token, 0) ?? 0)
    if bytes.allSatisfy({ PercentEncoding.path[Int($0)] }) {
      return String(decoding: bytes, as: UTF8.self)
    }
    var encoded: [UInt8] = []
    PercentEncoding.encode(bytes, allowed: PercentEncoding.path, into: &encoded)
    return String(decoding: encoded, as: UTF8.self)
  }

  /// Returns the query, percent-encoded. libwebsockets has split it at each `&` and decoded the
  /// pieces; its copy function would join them with commas. So each piece is taken and encoded
  /// again.
  private func query() -> String? {
    guard length(WSI_TOKEN_HTTP_URI_ARGS) > 0 else { return nil }
    var encoded: [UInt8] = []
    var fragment: Int32 = 0
    while let count = copy(WSI_TOKEN_HTTP_URI_ARGS, fragment) {
      if fragment > 0 { encoded.append(UInt8(ascii: "&")) }
      appendItem(buffer.bytes(count), to: &encoded)
      fragment += 1
    }
    // The result of libwebsockets for a lone "?".
    if encoded == [UInt8(ascii: "/")] { return nil }
    return String(decoding: encoded, as: UTF8.self)
  }

  private func appendItem(_ item: UnsafeRawBufferPointer, to encoded: inout [UInt8]) {
    let equals = item.firstIndex(of: UInt8(ascii: "="))
    PercentEncoding.encode(
      item[..<(equals ?? item.endIndex)], allowed: PercentEncoding.query, into: &encoded)
    guard let equals else { return }
    encoded.append(UInt8(ascii: "="))
    PercentEncoding.encode(
      item[(equals + 1)...], allowed: PercentEncoding.query, into: &encoded)
  }

  private func headers() -> HTTPHeaders {
    var headers = HTTPHeaders()
    headers.reserve(16)
    for token in Self.tokens where length(token.index) > 0 {
      var fragment: Int32 = 0
      while let value = value(token.index, fragment) {
        headers.append(value, lowercasedName: token.name)
        fragment += 1
      }
    }
    for name in extraHeaders { appendExtra(name, to: &headers) }
    return headers
  }

  /// Adds a header that libwebsockets does not know.
  ///
  /// - Parameter name: The name in lower case, with its colon, as libwebsockets stores it.
  private func appendExtra(_ name: String, to headers: inout HTTPHeaders) {
    let count = Int32(name.utf8.count)
    let length = lws_hdr_custom_length(wsi, name, count)
    guard length >= 0, Int(length) < buffer.capacity,
      lws_hdr_custom_copy(wsi, buffer.pointer, Int32(buffer.capacity), name, count) >= 0
    else { return }
    headers.append(buffer.string(Int(length)), lowercasedName: String(name.dropLast()))
  }
}
