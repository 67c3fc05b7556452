import Foundation
import Testing

@testable import StrataPersistence

/// Tests of addresses of databases, and the sentences for those that cannot be used.
@Suite struct PostgresServerTests {
  @Test func `a PostgreSQL URL is parsed into settings, and described without its password`() throws
  {
    let server = try PostgresServer(
      "postgres://we%40da:s%2Fcret@db.example:6000/weather?sslmode=require")
    #expect(
      server.settings == [
        "user": "we@da", "password": "s/cret", "host": "db.example", "port": "6000",
        "dbname": "weather", "sslmode": "require",
      ])
    #expect(server.description == "postgres://we@da@db.example:6000/weather")
    #expect(try PostgresServer.stated(in: ["DATABASE_URL": ""]) == nil)
  }

  @Test(arguments: [
    ("mysql://u:hush@h/d", "is “mysql://u@h/d”, but its scheme “mysql” must be postgres"),
    ("postgres://u:hush@h", "but its path “” must be the name of one database"),
    ("postgres://u:hush@h/a/b", "but its path “/a/b” must be the name of one database"),
    ("postgres://u:hush@h:70000/d", "but its port “70000” must be between 1 and 65535"),
    ("postgres://u:hush@h/d?sslmode=no", "but its sslmode “no” must be one of disable, allow"),
    ("postgres://u:hush@h/d?colour=red", "but its setting “colour” must be one of host"),
    ("hush", "but it must have the form postgres://user:password@host:port/database"),
    ("postgres://weda:/hush@host/db", "is “postgres://…”, but it must have the form postgres://"),
    ("postgres://weda:12/hush@host/db", "is “postgres://…”, but it must have the form postgres://"),
    ("postgres://weda:12?hush@host/db", "is “postgres://…”, but it must have the form postgres://"),
    ("postgres://weda:12#hush@host/db", "is “postgres://…”, but it must have the form postgres://"),
  ])
  func `an invalid PostgreSQL URL is refused with the wrong part, without the password`(
    address: String, words: String
  ) throws {
    let error = try #require(throws: PersistenceError.self) { try PostgresServer(address) }
    #expect(error.code == .invalidAddress)
    #expect(error.localizedDescription.hasPrefix("The database cannot be opened: DATABASE_URL is"))
    #expect(error.localizedDescription.contains(words), "\(error.localizedDescription)")
    #expect(!error.localizedDescription.contains("hush"))
  }

  @Test(arguments: [
    (
      "connection to server at \"db\", port 5432 failed: FATAL:  password authentication failed for user \"u\"",
      true, false, PersistenceError.Code.denied,
      "the password of user “u” in DATABASE_URL is wrong"
    ),
    (
      "connection to server at \"db\", port 5432 failed: fe_sendauth: no password supplied", false,
      true, .denied,
      "DATABASE_URL contains no password for user “u”, but the server demands one"
    ),
    (
      "connection to server at \"db\", port 5432 failed: FATAL:  no pg_hba.conf entry for host \"1.2.3.4\", user \"u\", database \"d\", no encryption",
      false, false, .denied,
      "the server accepts user “u” only with TLS, but sslmode in DATABASE_URL is “disable”"
    ),
    (
      "connection to server at \"db\", port 5432 failed: server does not support SSL, but SSL was required",
      false, false, .denied, "the server has no TLS"
    ),
    (
      "connection to server at \"db\", port 5432 failed: Connection refused\n\tIs the server running",
      false, false, .unreachable, "Connection refused"
    ),
    (
      "connection to server at \"db\", port 5432 failed: FATAL:  sorry, too many clients already",
      false, false, .unreachable, "sorry, too many clients already"
    ),
  ])
  func `the error for a refused PostgreSQL connection names the setting to change`(
    message: String, used: Bool, needs: Bool, code: PersistenceError.Code, words: String
  ) throws {
    let server = try PostgresServer("postgres://u:hush@db/d?sslmode=disable")
    let error = PersistenceError(
      refusal: message, by: server, usedPassword: used, needsPassword: needs)
    #expect(error.code == code && error.detail.hasPrefix(words), "\(error.detail)")
    #expect(!error.localizedDescription.contains("hush"))
  }

  @Test func `connecting to a PostgreSQL server that does not exist throws unreachable`() throws {
    let server = try PostgresServer("postgres://u@127.0.0.1:1/d")
    let error = try #require(throws: PersistenceError.self) {
      try Database(server: server, file: .init(fileURLWithPath: "/none"))
    }
    #expect(error.code == .unreachable && error.detail == "Connection refused")
  }

  @Test func `question marks in SQL become numbered parameters for PostgreSQL`() {
    #expect(EngineText.numbered("a = ? AND b = ?") == "a = $1 AND b = $2")
    #expect(EngineText.numbered("point(?3, ?1)") == "point($3, $1)")
    #expect(EngineText.numbered("SELECT 1") == "SELECT 1")
  }
}
