/// The length of a request's body, as its header states it.
enum BodyLength: Equatable {
  case none
  case bytes(Int)
  /// The method has a body but the header states no length: RFC 9112 defines such a body as empty.
  case unstated
  case refused(status: Int, reason: String)

  init(_ request: HTTPRequest, limit: Int) {
    guard request.headers["transfer-encoding"] == nil else {
      self = .refused(status: 411, reason: "a request with a body needs the header Content-Length")
      return
    }
    let stated = request.headers.values(for: "content-length")
    guard let first = stated.first else {
      self = ["POST", "PUT", "PATCH"].contains(request.method) ? .unstated : .none
      return
    }
    guard stated.count == 1, first.utf8.allSatisfy({ (48...57).contains($0) }),
      let count = Int(first)
    else {
      self = .refused(status: 400, reason: "the header Content-Length must be a single number")
      return
    }
    self = Self.within(limit, count)
  }

  /// Returns whether the header states at most one length, as a number.
  static func isClear(in request: HTTPRequest) -> Bool {
    if case .refused(status: 400, _) = BodyLength(request, limit: .max) { return false }
    return true
  }

  /// Returns whether libwebsockets will treat the bytes after the header as the request's body.
  static func isFollowed(_ request: HTTPRequest) -> Bool {
    guard let stated = request.headers["content-length"] else {
      return ["POST", "PUT", "PATCH"].contains(request.method)
    }
    return stated.utf8.first.map { (49...57).contains($0) } ?? false
  }

  private static func within(_ limit: Int, _ count: Int) -> BodyLength {
    if count > limit {
      return .refused(status: 413, reason: "the body is \(count) bytes; the limit is \(limit)")
    }
    return count == 0 ? .none : .bytes(count)
  }
}

extension HTTPRequest {
  var asksToClose: Bool {
    headers.values(for: "connection").contains { $0.lowercased().contains("close") }
  }
}
