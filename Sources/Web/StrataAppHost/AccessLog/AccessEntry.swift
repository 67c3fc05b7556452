import Foundation
import StrataWebServer

/// A line of the access log: a JSON object that has nothing of the request but its method, its
/// class and its name.
///
///     {"time":"2026-11-27T22:40:01.250Z","id":"9f3c21d07ab4e815","method":"GET","route":"page",
///      "status":200,"bytes":5120,"milliseconds":12.250,"worker":1}
struct AccessEntry: Sendable {
  private static let methods: Set = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]
  private static let timeStyle = Date.ISO8601FormatStyle(includingFractionalSeconds: true)

  private let time: Date
  private let answered: AnsweredRequest
  private let worker: Int

  /// Creates a line.
  ///
  /// - Parameters:
  ///   - answered: The request with its answer. Its name has no characters that JSON escapes.
  ///   - worker: The number of the worker; 0 for a front and for the only process.
  ///   - time: The time of the answer.
  init(_ answered: AnsweredRequest, worker: Int, time: Date) {
    self.answered = answered
    self.worker = worker
    self.time = time
  }

  /// The line without its end.
  var text: String {
    let fields = [
      "\"time\":\"\(time.formatted(Self.timeStyle))\"", "\"id\":\"\(answered.id)\"",
      "\"method\":\"\(method)\"", "\"route\":\"\(route.rawValue)\"",
      "\"status\":\(answered.status)", "\"bytes\":\(answered.bytes)",
      "\"milliseconds\":\(Self.milliseconds(answered.duration))", "\"worker\":\(worker)",
    ]
    return "{" + fields.joined(separator: ",") + "}"
  }

  private var route: RouteClass { RouteClass(path: answered.request.path) }

  /// The method; `OTHER` for one that HTTP does not define, since a visitor can send any word.
  private var method: String {
    Self.methods.contains(answered.request.method) ? answered.request.method : "OTHER"
  }

  private static func milliseconds(_ duration: Duration) -> String {
    let all = max(0, Int(duration / .microseconds(1)))
    let rest = String(all % 1_000)
    return "\(all / 1_000)." + String(repeating: "0", count: 3 - rest.count) + rest
  }
}
