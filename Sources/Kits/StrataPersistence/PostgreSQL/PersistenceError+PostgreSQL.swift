import Foundation

extension PersistenceError {
  /// Creates the error for an SQLSTATE, the standard code of a failure.
  init(state: String, message: String, server: String) {
    self.init(Self.code(of: state), server: server, detail: message)
  }

  private static func code(of state: String) -> Code {
    switch state {
    // A lock was not free in time, a statement took too long, or two waited for each other.
    case "55P03", "57014", "40P01", "40001": .busy
    case "53100": .diskFull
    // The server ends or starts.
    case "57P01", "57P02", "57P03", "25P03": .interrupted
    case "42501", "25006", "28000", "28P01": .denied
    case "53300": .unreachable
    case "XX001", "XX002": .corruptFile
    default: state.hasPrefix("08") ? .interrupted : .failed
    }
  }

  /// Creates the error for a connection that the server refused, or that was not made.
  ///
  /// - Parameters:
  ///   - message: The message of libpq. A server's message follows its severity.
  ///   - server: The address.
  ///   - usedPassword: Whether the server asked for a password, and got one.
  ///   - needsPassword: Whether the server asked for a password, and there is none.
  init(refusal message: String, by server: PostgresServer, usedPassword: Bool, needsPassword: Bool)
  {
    let reason = Self.reason(message)
    let (field, user) = (server.field, server.user)
    let mode = server.settings["sslmode"] ?? "prefer"
    let isFromServer = message.contains("FATAL:")
    let (code, detail): (Code, String) =
      if needsPassword {
        (.denied, "\(field) contains no password for user “\(user)”, but the server demands one")
      } else if isFromServer, reason.hasSuffix("no encryption") {
        (
          .denied,
          "the server accepts user “\(user)” only with TLS, but sslmode in \(field) is “\(mode)”: "
            + "it must be require, verify-ca or verify-full"
        )
      } else if message.contains("server does not support SSL") {
        (
          .denied,
          "the server has no TLS, but sslmode in \(field) is “\(mode)”, which demands it"
        )
      } else if isFromServer, Self.passing.contains(where: reason.contains) {
        (.unreachable, reason)
      } else if isFromServer, usedPassword, reason.contains("password") {
        (.denied, "the password of user “\(user)” in \(field) is wrong")
      } else if isFromServer {
        (.denied, reason)
      } else {
        (.unreachable, reason)
      }
    self.init(code, server: server.description, detail: detail)
  }

  /// Words in the messages of a server that accepts no connection at the moment.
  private static let passing = [
    "starting up", "shutting down", "recovery mode", "too many clients", "connection slots",
  ]

  /// Returns the first line of a message without the words with which every message begins.
  private static func reason(_ message: String) -> String {
    var line = message.split(separator: "\n").map(String.init).first ?? "no reason was given"
    if let start = line.range(of: "FATAL:") { line = String(line[start.upperBound...]) }
    if let start = line.range(of: " failed: ") { line = String(line[start.upperBound...]) }
    return line.trimmingCharacters(in: .whitespaces)
  }
}
