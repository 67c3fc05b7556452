/// The lines of a request's head, read from bytes that stay in the socket.
///
/// Only what libwebsockets does not show is checked, such as the ends of lines, and what it does not
/// pass on: it reads the same bytes again, and ``RequestReader`` refuses everything else that is
/// wrong.
package struct HeadLines {
  /// The maximum number of bytes of a head, which are read at most.
  package static let limit = 64 << 10
  /// The number of empty lines before a request that are ignored.
  private static let blankLines = 4
  private static let proxyFields: Set<String> = [
    "forwarded", "via", "x-forwarded-for", "x-forwarded-proto", "x-real-ip",
  ]

  /// The request line and the header lines, without the bytes that end them.
  package let texts: [String]
  /// A Boolean value that indicates whether a proxy may separate the lines of the head differently:
  /// a line ends without a carriage return, or has one in its middle, or there is no request behind
  /// the empty lines that are ignored.
  package let isUnclear: Bool

  /// Reads the lines from the bytes that have arrived so far; `nil` if the head is incomplete.
  package init?(_ bytes: [UInt8]) {
    let all = bytes.split(separator: 10, omittingEmptySubsequences: false)
    var lines = all[...]
    // An empty line before a request is ignored (RFC 9112, 2.2).
    for _ in 0..<Self.blankLines {
      guard let first = lines.first, Self.isEmpty(first), lines.count > 1 else { break }
      lines.removeFirst()
    }
    guard let end = lines.dropLast().firstIndex(where: Self.isEmpty) else { return nil }
    texts = lines[..<end].map {
      String(decoding: $0.last == 13 ? $0.dropLast() : $0, as: UTF8.self)
    }
    isUnclear =
      lines.startIndex == end
      || all[...end].contains { $0.firstIndex(of: 13) != $0.endIndex - 1 }
  }

  /// Returns whether bytes that have arrived since an earlier look may end the head: only then is it
  /// worth reading from its beginning, or a head in many small parts would cost a multiple.
  ///
  /// - Parameters:
  ///   - bytes: All bytes.
  ///   - seen: The number of those that were looked at before.
  package static func mayEnd(_ bytes: UnsafeRawBufferPointer, after seen: Int) -> Bool {
    guard seen > 0, bytes.count < limit else { return true }
    // The end consists of up to three bytes, of which two may have been there.
    return (max(0, min(seen, bytes.count) - 2)..<bytes.count).contains { index in
      guard bytes[index] == 10, index + 1 < bytes.count else { return false }
      if bytes[index + 1] == 10 { return true }
      return bytes[index + 1] == 13 && index + 2 < bytes.count && bytes[index + 2] == 10
    }
  }

  /// Returns whether a byte may be the first of a request. That of a TLS connection is none.
  package static func isBeginning(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "A")...UInt8(ascii: "z")).contains(byte) || byte == 13 || byte == 10
  }

  /// The reason for which libwebsockets must not read the head; `nil` if it may.
  package var refusal: HeadRefusal? { HeadRefusal.of(texts) }

  /// A Boolean value that indicates whether a proxy sent the request. A proxy may send requests of
  /// several visitors on the same connection.
  package var isForwarded: Bool {
    texts.dropFirst().contains { Self.proxyFields.contains(Self.name(of: $0)) }
  }

  /// Returns the name of a header line in lower case; empty if it has no colon.
  package static func name(of line: String) -> String {
    line.firstIndex(of: ":").map { line[..<$0].lowercased() } ?? ""
  }

  private static func isEmpty(_ line: ArraySlice<UInt8>) -> Bool {
    line.isEmpty || line.count == 1 && line.first == 13
  }
}
