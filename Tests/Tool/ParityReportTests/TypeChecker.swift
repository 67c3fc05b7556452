import Foundation
import StrataKitTesting

@testable import ParityReport

/// Type checks sources of apps with the modules that are built.
struct TypeChecker {
  private static let top = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// Returns the lines of the compiler's output about a source, which it calls `App.swift`.
  func messages(about source: String, languageMode: String = "6") throws -> [String] {
    try folder.write("App.swift", source)
    let swift = Process()
    swift.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    swift.arguments =
      ["swiftc", "-typecheck", "-swift-version", languageMode, "-parse-as-library", "App.swift"]
      + (try SymbolGraphTool(top: Self.top).moduleFlags())
    swift.currentDirectoryURL = folder.url
    let output = Pipe()
    swift.standardError = output
    try swift.run()
    let words = String(
      decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    swift.waitUntilExit()
    return words.split(separator: "\n").map(String.init)
  }
}
