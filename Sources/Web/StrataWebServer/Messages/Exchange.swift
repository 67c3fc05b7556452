/// One request and its answer on a connection.
struct Exchange {
  var request: HTTPRequest
  /// Whether the connection ends after the answer.
  var closes: Bool
  /// Bytes of the body yet to come.
  var missing = 0
  /// Whether libwebsockets has said that the body is over.
  var isBodyOver = false
  /// Whether the request was refused with its body still on its way.
  var hasUnreadBody = false
  /// The handler at work.
  var task: Task<Void, Never>?
  var writer: ResponseWriter?
}
