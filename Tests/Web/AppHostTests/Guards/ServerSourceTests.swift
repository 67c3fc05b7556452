import Foundation
import Testing

/// Tests of the sources that run in a server, for code that must be in one place or nowhere.
@Suite struct ServerSourceTests {
  private static let package = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// The folders of modules that a server may contain.
  private static let folders = [
    "Apps", "Sources/Frameworks", "Sources/Interface", "Sources/Kits", "Sources/System",
    "Sources/UIKits", "Sources/Web",
  ]

  /// Returns the paths of the sources in the folders that contain one of the texts.
  private func sources(
    in folders: [String] = Self.folders, with texts: String...
  ) throws -> Set<String> {
    var found: Set<String> = []
    for folder in folders {
      let root = Self.package.appendingPathComponent(folder)
      let files = try #require(FileManager.default.enumerator(atPath: root.path))
      for case let name as String in files where isSource(name) {
        let source = try String(contentsOf: root.appendingPathComponent(name), encoding: .utf8)
        if texts.contains(where: { source.contains($0) }) { found.insert("\(folder)/\(name)") }
      }
    }
    return found
  }

  private func isSource(_ name: String) -> Bool {
    [".swift", ".c", ".h"].contains(where: name.hasSuffix)
  }

  @Test func `a server starts no program but its workers, and no shell`() throws {
    let found = try sources(
      with: " Process()", "(Process()", "NSTask", "posix_spawn(", "posix_spawnp(", "popen(",
      "execv", "execl", " fork()", " vfork()", " system(\"", "/bin/sh", "/bin/bash")
    #expect(found == ["Sources/System/StrataCWorkers/CWorkers.c"])
  }

  @Test func `no sentence for the operator ends a server if it cannot be written`() throws {
    // These calls of Foundation end the process where `write(contentsOf:)` throws.
    #expect(try sources(with: "standardError.write(Data", "standardOutput.write(Data") == [])
  }

  @Test func `no source names a header by which other sites could read answers`() throws {
    #expect(try sources(with: "Access-Control-Allow", "access-control-allow") == [])
  }

  @Test func `signatures of cookies are compared in constant time only`() throws {
    let file = "Sources/Web/StrataAppHost/Guards/SecretKey.swift"
    let source = try String(
      contentsOf: Self.package.appendingPathComponent(file), encoding: .utf8)
    #expect(source.contains("CRYPTO_memcmp(expected, given, given.count) == 0"))
    for comparison in ["given ==", "== given\n", "expected ==", "== expected\n", "elementsEqual"] {
      #expect(!source.contains(comparison), "\(comparison)")
    }
  }

  @Test func `the only secret that an app asks a person for is a moderator's code`() throws {
    let found = try sources(in: ["Apps"], with: "SecureField")
    #expect(found.map { $0.split(separator: "/").last } == ["ModerationPage.swift"])
  }
}
