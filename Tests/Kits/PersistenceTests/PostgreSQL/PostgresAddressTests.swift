import Foundation
import Testing

@testable import StrataPersistence

/// Tests of the parts of a database address, one by one.
@Suite struct PostgresAddressTests {
  @Test(
    arguments: [
      ("postgres:///weda", ["dbname": "weda"]),
      ("postgresql://h/d", ["dbname": "d", "host": "h"]),
      ("postgres://[::1]:5433/d", ["dbname": "d", "host": "::1", "port": "5433"]),
      ("postgres://u@/d?host=/run/pg", ["dbname": "d", "user": "u", "host": "/run/pg"]),
      ("postgres://a/d?host=b", ["dbname": "d", "host": "a"]),
      ("postgres://h:1/d", ["dbname": "d", "host": "h", "port": "1"]),
      ("postgres://h:65535/d", ["dbname": "d", "host": "h", "port": "65535"]),
      (
        "postgres://h/d?sslmode=verify-full&sslrootcert=/ca.pem",
        ["dbname": "d", "host": "h", "sslmode": "verify-full", "sslrootcert": "/ca.pem"]
      ),
    ] as [(String, [String: String])])
  func `a PostgreSQL URL is parsed into libpq's settings`(
    address: String, settings: [String: String]
  ) throws {
    #expect(try PostgresServer(address).settings == settings)
  }

  @Test(arguments: [
    ("postgres://h/d?sslmode=", "its setting “sslmode” must have a value"),
    ("postgres://h/d?sslmode", "its setting “sslmode” must have a value"),
    ("postgres://h:0/d", "its port “0” must be between 1 and 65535"),
    ("http://h/d", "its scheme “http” must be postgres or postgresql"),
    ("postgres://h/", "its path “/” must be the name of one database"),
  ])
  func `the error for an invalid PostgreSQL URL names the setting that contains it, and the rule`(
    address: String, rule: String
  ) throws {
    let error = try #require(throws: PersistenceError.self) {
      try PostgresServer(address, field: "BACKUP_URL")
    }
    #expect(error.detail.hasPrefix("BACKUP_URL is “") && error.detail.contains(rule))
  }

  @Test func `the PostgreSQL user is read from the URL, or else is the system's user`() throws {
    #expect(try PostgresServer("postgres://weda@h/d").user == "weda")
    #expect(try PostgresServer("postgres://h/d").user == NSUserName())
  }

  @Test func `the PostgreSQL URL of the environment is used if it is not empty`() throws {
    let stated = try PostgresServer.stated(in: ["DATABASE_URL": "postgres://h/d?sslmode=require"])
    #expect(stated?.description == "postgres://h/d")
    #expect(try PostgresServer.stated(in: [:]) == nil)
    #expect(throws: PersistenceError.self) {
      try PostgresServer.stated(in: ["DATABASE_URL": "sqlite:data"])
    }
  }
}
