/// A request and its answer on a connection.
struct Exchange {
  var request: HTTPRequest
  /// The ID that the journal gave the request; `nil` without a journal.
  var id: String?
  /// The time at which the request's head arrived, if there is a journal.
  var start = Duration.zero
  /// The status of the answer; `nil` before it begins.
  var status: Int?
  /// A Boolean value that indicates whether the connection closes after the answer.
  var closes: Bool
  /// The number of bytes of the body that have not arrived yet.
  var missing = 0
  /// A Boolean value that indicates whether libwebsockets has reported the end of the body.
  var isBodyOver = false
  /// A Boolean value that indicates whether the request was refused while its body was arriving.
  var hasUnreadBody = false
  /// The task of the running handler; `nil` if none runs.
  var task: Task<Void, Never>?
  var writer: ResponseWriter?
}
