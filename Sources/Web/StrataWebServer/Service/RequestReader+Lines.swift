import StrataCLibWebSockets

extension RequestReader {
  /// Whether the head has a line that a proxy before this server may read otherwise, so that two
  /// requests to it are one here, or the other way round. RFC 9112 has a server refuse blanks before
  /// a colon (5.1) and a line that begins with one (5.2).
  ///
  /// Of names that it does not know libwebsockets keeps whatever stands before the colon, which
  /// may lie in a later line, and goes on: `Content-Length : 5` is then no length.
  ///
  /// - Parameter isLastLook: Nobody reads the head after this, libwebsockets neither.
  func hasUnclearLine(isLastLook: Bool) -> Bool {
    guard Self.unnamed.count(where: has) == 1, !has(WSI_TOKEN_HTTP, 1), !hasZeroByte else {
      return true
    }
    guard let unknown = UnknownHeaders(wsi: wsi, room: room) else { return true }
    return !unknown.allSatisfy(isLastLook: isLastLook) { name in
      name.allSatisfy { Self.nameBytes[Int($0)] }
        && !Self.beginnings.contains(String(decoding: name, as: UTF8.self))
    }
  }

  /// The bytes of a name (RFC 9110, 5.6.2), which libwebsockets keeps in lower case.
  private static let nameBytes: [Bool] = {
    let allowed = Set("abcdefghijklmnopqrstuvwxyz0123456789!#$%&'*+-.^_`|~".utf8)
    return (0...255).map { allowed.contains(UInt8($0)) }
  }()

  private static let table: [(index: lws_token_indexes, text: String)] =
    (0..<WSI_TOKEN_COUNT.rawValue).compactMap { raw in
      let index = lws_token_indexes(raw)
      return lws_token_to_string(index).map { (index, String(cString: $0)) }
    }

  /// What libwebsockets takes for a request's method, and other words that no colon ends: more than
  /// the method's one are lines that begin with such a word.
  private static let unnamed = table.filter {
    !$0.text.hasSuffix(":") && $0.index != WSI_TOKEN_HTTP && $0.index != WSI_TOKEN_HTTP_URI_ARGS
  }.map(\.index)

  /// Names with which a known one begins. libwebsockets misses the colon of such a name, and would
  /// have kept more of the head for it.
  private static let beginnings = Set(
    table.flatMap { entry in entry.text.indices.map { String(entry.text[..<$0]) } })

  private func has(_ token: lws_token_indexes) -> Bool { has(token, 0) }

  private func has(_ token: lws_token_indexes, _ fragment: Int32) -> Bool {
    copy(token, fragment) != nil
  }

  /// A zero byte ends values for libwebsockets, and could look like one of its records.
  private var hasZeroByte: Bool {
    Self.table.contains { entry in
      var fragment: Int32 = 0
      while let count = copy(entry.index, fragment) {
        if buffer.bytes(count).contains(0) { return true }
        fragment += 1
      }
      return false
    }
  }
}
