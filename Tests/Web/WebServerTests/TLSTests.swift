import Foundation
import StrataKitTesting
import StrataWebServer
import Testing

struct TLSTests {
  /// Runs the `openssl` command, which comes with Debian's certificates, and returns its output.
  private static func openssl(_ arguments: [String], input: String = "") async throws -> String {
    try await RawClient.onThread {
      let (process, into, out) = (Process(), Pipe(), Pipe())
      process.executableURL = URL(fileURLWithPath: "/usr/bin/openssl")
      process.arguments = arguments
      process.standardInput = into
      process.standardOutput = out
      process.standardError = FileHandle.nullDevice
      try process.run()
      into.fileHandleForWriting.write(Data(input.utf8))
      let output = out.fileHandleForReading.readDataToEndOfFile()
      try into.fileHandleForWriting.close()
      process.waitUntilExit()
      return String(decoding: output, as: UTF8.self)
    }
  }

  private static func makeCertificate(
    in folder: TemporaryFolder, name: String = "localhost",
    key: [String] = ["ec", "-pkeyopt", "ec_paramgen_curve:prime256v1"]
  ) async throws -> WebServer.TLSFiles {
    let files = WebServer.TLSFiles(
      certificate: folder.file("cert.pem").path, key: folder.file("key.pem").path)
    _ = try await openssl(
      ["req", "-x509", "-newkey"] + key + [
        "-nodes", "-keyout", files.key, "-out", files.certificate, "-days", "2", "-subj",
        "/CN=\(name)",
      ])
    return files
  }

  @Test func `a request over TLS is answered and marked as secure`() async throws {
    let folder = try TemporaryFolder()
    let files = try await Self.makeCertificate(in: folder)
    let answer = try await withServer(.init(tls: files)) { request in
      .text("secure \(request.isSecure) \(String(repeating: "x", count: 200_000)) end")
    } _: { _, port in
      try await Self.openssl(
        [
          "s_client", "-quiet", "-verify_return_error", "-CAfile", files.certificate, "-connect",
          "127.0.0.1:\(port)",
        ], input: "GET / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")
    }
    #expect(answer.hasPrefix("HTTP/1.1 200 OK\r\n"))
    #expect(answer.contains("\r\n\r\nsecure true xxx"))
    #expect(answer.hasSuffix("xxx end"))
  }

  @Test func `a blank before a colon is refused over TLS, too`() async throws {
    let folder = try TemporaryFolder()
    let files = try await Self.makeCertificate(in: folder)
    let answer = try await withServer(.init(tls: files)) { _, port in
      try await Self.openssl(
        ["s_client", "-quiet", "-connect", "127.0.0.1:\(port)"],
        input: "GET / HTTP/1.1\r\nHost: localhost\r\nX-Foo   : 2\r\n\r\n")
    }
    #expect(answer.hasPrefix("HTTP/1.1 400 "))
  }

  @Test(arguments: ["-tls1", "-tls1_1"])
  func `an old version of TLS is refused`(_ version: String) async throws {
    let folder = try TemporaryFolder()
    let files = try await Self.makeCertificate(in: folder)
    let answer = try await withServer(.init(tls: files)) { _, port in
      // At a higher security level the client itself would refuse the version.
      try await Self.openssl([
        "s_client", version, "-cipher", "ALL:@SECLEVEL=0", "-connect", "127.0.0.1:\(port)",
      ])
    }
    #expect(answer.contains("CONNECTED"))
    #expect(answer.contains("Cipher is (NONE)"))
  }

  @Test(arguments: [("-tls1_2", "TLSv1.2"), ("-tls1_3", "TLSv1.3"), ("-no_ssl3", "TLSv1.3")])
  func `the latest version of TLS that the client knows is used`(
    flag: String, version: String
  ) async throws {
    let folder = try TemporaryFolder()
    let files = try await Self.makeCertificate(in: folder)
    let answer = try await withServer(.init(tls: files)) { _, port in
      try await Self.openssl(
        ["s_client", flag, "-connect", "127.0.0.1:\(port)"],
        input: "GET / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")
    }
    #expect(answer.contains("New, \(version), Cipher is "))
    #expect(answer.contains("HTTP/1.1 200 OK"))
  }

  @Test(arguments: [("AES256-GCM-SHA384", false), ("ECDHE-RSA-AES256-GCM-SHA384", true)])
  func `TLS 1.2 is used with forward secrecy only`(suite: String, isUsed: Bool) async throws {
    let folder = try TemporaryFolder()
    let files = try await Self.makeCertificate(in: folder, key: ["rsa:2048"])
    let answer = try await withServer(.init(tls: files)) { _ in
      .text("hello")
    } _: { _, port in
      try await Self.openssl(
        ["s_client", "-quiet", "-tls1_2", "-cipher", suite, "-connect", "127.0.0.1:\(port)"],
        input: "GET / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")
    }
    #expect(answer.contains("hello") == isUsed)
  }

  @Test func `plain HTTP on a TLS port ends only that connection`() async throws {
    let folder = try TemporaryFolder()
    let files = try await Self.makeCertificate(in: folder)
    let lines = Recorded<String>()
    var configuration = WebServer.Configuration(tls: files)
    configuration.log = { lines.record($0) }
    try await withServer(configuration) { server, port in
      _ = try await talking(to: port) { client in
        try client.send("GET / HTTP/1.1\r\nHost: a\r\n\r\n")
        return try client.readToEnd()
      }
      #expect(server.statistics.requests == 0)
      #expect(server.statistics.connections == 1)
    }
  }

  @Test func `an unreadable TLS file is reported with its path`() async throws {
    let folder = try TemporaryFolder()
    let files = try await Self.makeCertificate(in: folder)
    let missing = folder.file("missing.pem").path
    for tls in [
      WebServer.TLSFiles(certificate: missing, key: files.key),
      WebServer.TLSFiles(certificate: files.certificate, key: missing),
    ] {
      let reason = "No such file or directory"
      #expect(throws: WebServerError.unreadableFile(path: missing, reason: reason)) {
        try WebServer(.init(tls: tls)) { _ in .text("") }.start()
      }
    }
  }

  /// Returns the name in the certificate that a server shows.
  private static func shownName(
    at port: Int, _ flags: [String] = []
  ) async throws -> String? {
    let text = try await openssl(["s_client", "-connect", "127.0.0.1:\(port)"] + flags)
    return text.split(separator: "\n").first { $0.hasPrefix("subject=") }.map {
      String($0.drop { $0 != "=" }.dropFirst()).replacingOccurrences(of: " ", with: "")
    }
  }

  /// Lets a server read its TLS files again.
  private static func renew(_ server: WebServer) async -> WebServerError? {
    await withCheckedContinuation { continuation in
      server.renewCertificate { continuation.resume(returning: $0) }
    }
  }

  @Test func `a renewed certificate is used by new connections, also with another kind of key`()
    async throws
  {
    let folder = try TemporaryFolder()
    let files = try await Self.makeCertificate(in: folder, name: "first")
    try await withServer(.init(tls: files)) { server, port in
      #expect(try await Self.shownName(at: port) == "CN=first")
      _ = try await Self.makeCertificate(in: folder, name: "second")
      #expect(try await Self.shownName(at: port) == "CN=first", "before it is asked for")
      #expect(await Self.renew(server) == nil)
      #expect(try await Self.shownName(at: port) == "CN=second")
      _ = try await Self.makeCertificate(in: folder, name: "third", key: ["rsa:2048"])
      #expect(await Self.renew(server) == nil)
      var names: [String?] = []
      for version in ["-tls1_2", "-tls1_3"] {
        names.append(try await Self.shownName(at: port, [version]))
      }
      #expect(names == ["CN=third", "CN=third"])
      BadDay("renewed-certificate").record(
        done: ["renewals": 2],
        seen: ["connections after the last with its certificate": names.count { $0 == "CN=third" }])
    }
  }

  @Test func `a certificate that cannot be used is refused, and the earlier one is still used`()
    async throws
  {
    let (folder, other) = (try TemporaryFolder(), try TemporaryFolder())
    let files = try await Self.makeCertificate(in: folder, name: "first")
    let foreign = try await Self.makeCertificate(in: other, name: "foreign")
    try await withServer(.init(tls: files)) { server, port in
      let key = try Data(contentsOf: URL(fileURLWithPath: foreign.key))
      try key.write(to: URL(fileURLWithPath: files.key))
      let mismatch = WebServerError.badCertificate(path: files.certificate, keyPath: files.key)
      #expect(await Self.renew(server) == mismatch)
      #expect(try await Self.shownName(at: port) == "CN=first")
      try FileManager.default.removeItem(atPath: files.key)
      let missing = WebServerError.unreadableFile(
        path: files.key, reason: "No such file or directory")
      #expect(await Self.renew(server) == missing)
      let name = try await Self.shownName(at: port)
      #expect(name == "CN=first")
      BadDay("renewed-certificate").record(
        done: ["renewals that cannot be used": 2],
        seen: ["connections after these with the earlier certificate": name == "CN=first" ? 1 : 0])
    }
  }

  @Test func `a server without TLS has no certificate to renew`() async throws {
    try await withServer { server, _ in #expect(await Self.renew(server) == nil) }
  }

  @Test func `invalid certificate and key files are reported with their paths`() async throws {
    let folder = try TemporaryFolder()
    let junk = folder.file("junk.pem")
    try Data("junk".utf8).write(to: junk)
    let error = WebServerError.badCertificate(path: junk.path, keyPath: junk.path)
    #expect(throws: error) {
      try WebServer(.init(tls: .init(certificate: junk.path, key: junk.path))) { _ in .text("") }
        .start()
    }
  }
}
