public import Foundation

/// The address of a PostgreSQL database, as `DATABASE_URL` contains it.
///
///     let server = try PostgresServer("postgres://weda:secret@db.example/weda?sslmode=require")
///
/// Errors and descriptions contain the user, the host and the database, never the password.
public struct PostgresServer: Sendable, CustomStringConvertible {
  /// The address without password and settings.
  public let description: String
  /// The settings of libpq by keyword, such as `host` and `sslmode`.
  let settings: [String: String]
  /// The name of the setting that contains the address, for messages.
  let field: String

  /// Parses an address: `postgres://user:password@host:port/database?keyword=value`.
  ///
  /// Characters with a meaning in addresses are percent-encoded. Without a host, the socket of this
  /// machine is used, or the folder in `host` of the query. The query contains libpq's keywords.
  ///
  /// - Parameters:
  ///   - address: The address.
  ///   - field: The name of the setting that contains it, for messages.
  /// - Throws: ``PersistenceError`` with `invalidAddress`, the part, its value and the rule.
  public init(_ address: String, field: String = "DATABASE_URL") throws(PersistenceError) {
    let reading = AddressReading(address, field: field)
    settings = try reading.settings()
    description = reading.shown
    self.field = field
  }

  /// Returns the server that the environment names; `nil` if `DATABASE_URL` is absent or empty.
  ///
  /// - Throws: ``PersistenceError`` with `invalidAddress`.
  public static func stated(
    in environment: [String: String] = ProcessInfo.processInfo.environment
  ) throws(PersistenceError) -> PostgresServer? {
    guard let address = environment["DATABASE_URL"], !address.isEmpty else { return nil }
    return try PostgresServer(address)
  }

  /// The user, for messages: the one of the system if the address has none.
  var user: String { settings["user"] ?? NSUserName() }
}

/// A reading of a database address, part by part.
private struct AddressReading {
  let address: String
  let field: String
  let parts: URLComponents?

  init(_ address: String, field: String) {
    self.address = address
    self.field = field
    parts = URLComponents(string: address)
  }

  /// A Boolean value that indicates whether a `/`, `?` or `#` in the password ended the address's
  /// first part too early. Then host, port and path contain parts of user and password, and an `@`
  /// follows later.
  private var isCut: Bool {
    guard let parts else { return true }
    let rest = [parts.percentEncodedPath, parts.percentEncodedQuery, parts.percentEncodedFragment]
    return rest.contains { $0?.contains("@") == true }
  }

  /// The address without what may be secret. For an address that cannot be parsed, only its scheme.
  var shown: String {
    let scheme = address.range(of: "://").map { String(address[..<$0.lowerBound]) }
    guard let parts, !isCut else { return scheme.map { "\($0.prefix(40))://…" } ?? "…" }
    let user = parts.user.map { "\($0)@" } ?? ""
    let port = parts.port.map { ":\($0)" } ?? ""
    return "\(scheme ?? "…")://\(user)\(parts.host ?? "")\(port)\(scheme == nil ? "" : parts.path)"
  }

  func settings() throws(PersistenceError) -> [String: String] {
    guard let parts, !isCut, let scheme = parts.scheme, address.contains("://") else {
      throw invalid(
        "it must have the form postgres://user:password@host:port/database, in which other "
          + "characters “@”, “/”, “?” and “#” are percent-encoded")
    }
    guard ["postgres", "postgresql"].contains(scheme) else {
      throw invalid("its scheme “\(scheme)” must be postgres or postgresql")
    }
    if let port = parts.port, !(1...65_535).contains(port) {
      throw invalid("its port “\(port)” must be between 1 and 65535")
    }
    let name = String(parts.path.dropFirst())
    guard !name.isEmpty, !name.contains("/") else {
      throw invalid("its path “\(parts.path)” must be the name of one database")
    }
    var settings = ["dbname": name]
    for item in parts.queryItems ?? [] {
      settings[item.name] = try value(of: item)
    }
    if let host = parts.host, !host.isEmpty {
      settings["host"] = host.trimmingCharacters(in: CharacterSet(charactersIn: "[]"))
    }
    if let port = parts.port { settings["port"] = "\(port)" }
    if let user = parts.user, !user.isEmpty { settings["user"] = user }
    if let password = parts.password { settings["password"] = password }
    return settings
  }

  private func value(of item: URLQueryItem) throws(PersistenceError) -> String {
    guard let value = item.value, !value.isEmpty else {
      throw invalid("its setting “\(item.name)” must have a value")
    }
    guard Self.known.contains(item.name) else {
      throw invalid(
        "its setting “\(item.name)” must be one of \(Self.known.joined(separator: ", "))")
    }
    if item.name == "sslmode", !Self.modes.contains(value) {
      throw invalid("its sslmode “\(value)” must be one of \(Self.modes.joined(separator: ", "))")
    }
    return value
  }

  private static let known = [
    "host", "hostaddr", "port", "user", "password", "passfile", "sslmode", "sslrootcert", "sslcert",
    "sslkey", "sslpassword", "target_session_attrs", "keepalives_idle", "tcp_user_timeout",
  ]

  private static let modes = ["disable", "allow", "prefer", "require", "verify-ca", "verify-full"]

  private func invalid(_ rule: String) -> PersistenceError {
    PersistenceError(.invalidAddress, detail: "\(field) is “\(shown)”, but \(rule)")
  }
}
