import Foundation
import StrataImportGraph
import StrataKitTesting
import Testing

/// Tests of the rules of the documents for the whole package.
struct PackageSourceTests {
  @Test(.mission("S0-03", "S0-07"))
  func `the package manifest requires Swift tools 5_9 or newer and iOS 17`() throws {
    let manifest = try SourceFile.text("Package.swift")
    let version = try #require(manifest.firstMatch(of: /swift-tools-version: (\d+)\.(\d+)/))
    let tools = try #require(Int(version.1).flatMap { major in Int(version.2).map { (major, $0) } })
    #expect(tools >= (5, 9))
    #expect(manifest.contains(".iOS(.v17)"))
  }

  /// The services' keys are 32 hexadecimal digits; those in tests are repetitive.
  @Test(.mission("W-93", "W-227"))
  func `no source file contains an API key`() throws {
    for folder in ["Apps", "Sources", "Simulators", "Examples"] {
      let tree = DiskTree(top: SourceFile.top.appendingPathComponent(folder))
      for path in try tree.paths() where path.hasSuffix(".swift") {
        #expect(!hasKey(try tree.text(at: path)), "\(folder)/\(path)")
      }
    }
    for key in ["9a0f31c2b7d84e65f0a1b2c3d4e5f607", "g9a0f31c2b7d84e65f0a1b2c3d4e5f607-"] {
      #expect(hasKey(key))
    }
    for other in ["9a0f31c2b7d84e65f0a1b2c3d4e5f6", "9a0f31c2b7d84e65f0a1b2c3d4e5f60712"] {
      #expect(!hasKey(other))
    }
  }

  /// Returns whether a text contains exactly 32 hexadecimal digits in a row.
  private func hasKey(_ text: String) -> Bool {
    var digits = 0
    for byte in Array(text.utf8) {
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "f"): digits += 1
      case _ where digits == 32: return true
      default: digits = 0
      }
    }
    return digits == 32
  }

  @Test(.mission("W-93", "W-230"))
  func `git ignores and does not track .env files`() throws {
    let ignored = try SourceFile.text(".gitignore").split(separator: "\n")
    #expect(ignored.contains(".env"))
    let git = SourceFile.top.appendingPathComponent(".git")
    guard FileManager.default.fileExists(atPath: git.path) else { return }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    // A sample file without values is committed to be copied.
    process.arguments = [
      "git", "-C", SourceFile.top.path, "ls-files", "*.env", "**/.env*", ":!*.env.sample",
      ":!*.env.sample.mustache",
    ]
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let tracked = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    #expect(String(decoding: tracked, as: UTF8.self).isEmpty)
  }

  /// The number of tests that the documents give for each suite.
  static let counted = [
    ("SearchViewModelTests", 9), ("WeatherDetailsViewModelTests", 8), ("WeatherServiceTests", 6),
    ("LocalStorageServiceTests", 13), ("WeatherFlowIntegrationTests", 5),
    ("LocalStorageServiceSpec", 13), ("WeatherDomainMapperTests", 2),
    ("FavoritesViewModelTests", 1),
    ("HistoryViewModelTests", 1),
  ]

  @Test(.mission("W-183"), arguments: counted)
  func `each suite has at least as many tests as the document counts`(
    suite: String, count: Int
  ) throws {
    let file = try #require(
      SourceFile.all(in: "Tests/Apps/WeDa").first { $0.name == "\(suite).swift" }, "\(suite)")
    let tests = zip(file.tokens, file.tokens.dropFirst()).count {
      $0.isMark("@") && $1.isWord("Test")
    }
    #expect(tests >= count, "\(suite) has \(tests)")
  }
}
