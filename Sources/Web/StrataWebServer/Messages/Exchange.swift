/// A request and its answer on a connection.
struct Exchange {
  var request: HTTPRequest
  /// Whether the connection closes after the answer.
  var closes: Bool
  /// The number of bytes of the body yet to come.
  var missing = 0
  /// Whether libwebsockets has reported the end of the body.
  var isBodyOver = false
  /// Whether the request was refused while its body was arriving.
  var hasUnreadBody = false
  /// The running handler.
  var task: Task<Void, Never>?
  var writer: ResponseWriter?
}
