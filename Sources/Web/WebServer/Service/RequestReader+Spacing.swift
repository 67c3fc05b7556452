import CLibWebSockets

extension RequestReader {
  /// The names that decide where a request ends, whom it is for and who asks. libwebsockets takes
  /// `Content-Length : 5` for an unknown name and goes on as if there were no length, where a proxy
  /// before this server may have read one: two requests to it are one to us, or the other way round.
  private static let deciding = [
    "content-length", "transfer-encoding", "connection", "upgrade", "expect", "host", "origin",
    "cookie", "authorization",
  ]

  /// Those names as libwebsockets keeps them where blanks stand before the colon. It finds unknown
  /// names by their whole spelling only.
  private static let spaced = deciding.flatMap { name in
    [" ", "\t", "  ", " \t", "\t ", "\t\t"].map { "\(name)\($0):" }
  }

  /// Whether blanks stand between a name that decides something and its colon, which RFC 9112 (5.1)
  /// has a server refuse.
  var hasBlankBeforeColon: Bool {
    Self.spaced.contains { hasUnknown($0) }
      || extraHeaders.contains { name in
        hasUnknown("\(name.dropLast()) :")
      }
  }
}
