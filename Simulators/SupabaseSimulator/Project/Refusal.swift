import SimulatorKit
import StrataWebServer

/// An error response in the service's wording.
package struct Refusal: Error, Equatable {
  let status: Int
  let body: JSON

  var response: HTTPResponse { .json(body, status: status) }
}

extension Refusal {
  static let noKey = Refusal(
    status: 401,
    body: .object([
      "message": "No API key found in request",
      "hint": "No `apikey` request header or url param was found.",
    ]))
  static let badKey = Refusal(
    status: 401,
    body: .object([
      "message": "Invalid API key",
      "hint": "Double check your Supabase `anon` or `service_role` API key.",
    ]))
  static let expired = rest(401, "PGRST303", "JWT expired")

  /// Returns an error with PostgREST's four members.
  static func rest(
    _ status: Int, _ code: String, _ message: String, details: String? = nil, hint: String? = nil
  ) -> Refusal {
    Refusal(
      status: status,
      body: .object([
        "code": .string(code), "details": details.map(JSON.string) ?? .null,
        "hint": hint.map(JSON.string) ?? .null, "message": .string(message),
      ]))
  }

  /// Returns an error with GoTrue's three members.
  static func auth(_ status: Int, _ code: String, _ message: String) -> Refusal {
    Refusal(
      status: status,
      body: .object([
        "code": .integer(status), "error_code": .string(code), "msg": .string(message),
      ]))
  }

  /// Creates PostgREST's error for an SQLSTATE.
  init(_ failure: PostgresFailure, isAnonymous: Bool) {
    self = .rest(
      Self.status(of: failure.code, isAnonymous: isAnonymous), failure.code, failure.message,
      details: failure.detail, hint: failure.hint)
  }

  private static func status(of code: String, isAnonymous: Bool) -> Int {
    // A status that a function has chosen.
    if code.hasPrefix("PT"), let status = Int(code.dropFirst(2)) { return status }
    return switch code {
    case "42501": isAnonymous ? 401 : 403
    case "23503", "23505": 409
    case "42P01", "42883": 404
    case "25006": 405
    case "54001": 500
    default: byClass[String(code.prefix(2))] ?? 400
    }
  }

  private static let byClass = [
    "08": 503, "0L": 403, "0P": 403, "25": 500, "28": 403, "2D": 500, "38": 500, "39": 500,
    "3B": 500, "40": 500, "53": 503, "54": 413, "55": 500, "57": 500, "58": 500, "F0": 500,
    "HV": 500, "XX": 500,
  ]
}
