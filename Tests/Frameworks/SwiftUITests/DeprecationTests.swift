import Foundation
import Testing

/// Tests of deprecations. Apple marks many APIs as deprecated without a version, and Xcode does not
/// warn about them, so Strata does not either.
@Suite struct DeprecationTests {
  /// The base names of the declarations that Xcode warns about.
  private static let loud: Set = [
    "AnimatableModifier", "animation", "easeInEaseOut", "onChange", "width", "accessibility",
    // `NavigationLink(isActive:)` and similar.
    "init",
  ]

  private static func sources(of framework: String) throws -> [(name: String, text: String)] {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "Sources/Frameworks/\(framework)")
    let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
    return try paths.filter { $0.hasSuffix(".swift") }.map { path in
      (path, try String(contentsOf: folder.appending(path: path), encoding: .utf8))
    }
  }

  @Test func `the sources mark as deprecated only declarations that Xcode warns about`() throws {
    for (path, text) in try Self.sources(of: "SwiftUI") {
      for part in text.split(separator: /@available\(\s*\*, deprecated/).dropFirst() {
        let name = part.firstMatch(
          of: /\b(?:func|static let|static var|var|struct|protocol) (\w+)|\b(init)[(<]/)
        let word = name.flatMap { $0.1 ?? $0.2 }.map(String.init) ?? "nothing"
        let isOld = word != "init" || path.hasSuffix("NavigationLink+Active.swift")
        #expect(Self.loud.contains(word) && isOld, "\(path) warns of \(word)")
      }
    }
  }

  @Test func `the sources of UIKit mark no declaration as deprecated on every platform`() throws {
    let sources = try Self.sources(of: "UIKit")
    #expect(sources.count > 50, "a scan that sees nothing proves nothing")
    for (path, text) in sources {
      #expect(!text.contains(/@available\(\s*\*, deprecated/), "\(path)")
    }
  }
}
