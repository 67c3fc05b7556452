import StrataCLibWebSockets

extension RequestReader {
  /// A Boolean value that indicates whether the request line ends with a version. For libwebsockets,
  /// an escaped line feed or carriage return in the target ends the line before it, and the rest is
  /// a header line.
  var hasVersion: Bool { has(WSI_TOKEN_HTTP) }

  /// A Boolean value that indicates whether the header names one host, as RFC 9112 (3.2) requires:
  /// a proxy may use another of several. HTTP/1.0 may leave it out.
  ///
  /// It must be read before ``hasUnclearLine(isLastLook:)``, which may erase the header.
  var hasClearHost: Bool {
    guard let count = copy(WSI_TOKEN_HOST, 0) else { return isHTTP10 }
    let host = buffer.string(count).trimmingBlanks
    return !host.isEmpty && host.utf8.allSatisfy { Self.hostBytes[Int($0)] }
      && !has(WSI_TOKEN_HOST, 1)
  }

  /// Returns whether the header has a line that a proxy in front of this server may interpret
  /// differently (request smuggling). RFC 9112 requires a server to refuse spaces before a colon
  /// (5.1) and a line that begins with one (5.2).
  ///
  /// For an unknown name, libwebsockets keeps whatever precedes the colon, which may be in a later
  /// line, and continues. For example, it does not treat `Content-Length : 5` as a length.
  ///
  /// - Parameter isLastLook: Whether nothing reads the header after this, libwebsockets included.
  func hasUnclearLine(isLastLook: Bool) -> Bool {
    guard Self.unnamed.count(where: has) == 1, !has(WSI_TOKEN_HTTP, 1), !hasZeroByte else {
      return true
    }
    guard let unknown = UnknownHeaders(wsi: wsi, room: room) else { return true }
    return !unknown.allSatisfy(isLastLook: isLastLook) { name in
      name.allSatisfy { Self.nameBytes[Int($0)] }
        && !LibraryWords.beginnings.contains(String(decoding: name, as: UTF8.self))
    }
  }

  /// A Boolean value that indicates whether each byte may be part of a name (RFC 9110, 5.6.2),
  /// which libwebsockets stores in lower case.
  private static let nameBytes: [Bool] = {
    let allowed = Set("abcdefghijklmnopqrstuvwxyz0123456789!#$%&'*+-.^_`|~".utf8)
    return (0...255).map { allowed.contains(UInt8($0)) }
  }()

  /// A Boolean value that indicates whether each byte may be part of a name or an address with a
  /// port (RFC 3986, 3.2). A comma is left out: some programs join several lines with it.
  private static let hostBytes: [Bool] = {
    let marks = "0123456789-._~!$&'()*+;=%:[]"
    let letters = "abcdefghijklmnopqrstuvwxyz"
    let allowed = Set((marks + letters + letters.uppercased()).utf8)
    return (0...255).map { allowed.contains(UInt8($0)) }
  }()

  /// The methods and other words in libwebsockets' table that do not end in a colon. If a header
  /// has more than one of them, it has lines that begin with such a word.
  private static let unnamed = LibraryWords.table.filter {
    !$0.text.hasSuffix(":") && $0.index != WSI_TOKEN_HTTP && $0.index != WSI_TOKEN_HTTP_URI_ARGS
  }.map(\.index)

  private func has(_ token: lws_token_indexes) -> Bool { has(token, 0) }

  private func has(_ token: lws_token_indexes, _ fragment: Int32) -> Bool {
    copy(token, fragment) != nil
  }

  /// A Boolean value that indicates whether a value contains a zero byte. libwebsockets ends values
  /// at zero bytes, and what follows could look like one of its records.
  private var hasZeroByte: Bool {
    LibraryWords.table.contains { entry in
      var fragment: Int32 = 0
      while let count = copy(entry.index, fragment) {
        if buffer.bytes(count).contains(0) { return true }
        fragment += 1
      }
      return false
    }
  }
}

extension String {
  /// The text without blanks and tabs at its beginning and its end.
  fileprivate var trimmingBlanks: Substring {
    let isBlank = { (character: Character) in character == " " || character == "\t" }
    let rest = drop(while: isBlank)
    return rest.lastIndex { !isBlank($0) }.map { rest[...$0] } ?? ""
  }
}
