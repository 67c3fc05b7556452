import Foundation
import StrataKitTesting
import Testing

@testable import StrataCommands

/// Tests of `strata watch` by its session, on files in a temporary folder.
@Suite struct WatchSessionTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("strata.json", Self.book(allows: "Foundation"))
    try folder.write("Core/City.swift", "import Foundation\n")
    try folder.write("Core/Town.swift", "import UIKit\n")
  }

  private static func book(allows module: String) -> String {
    """
    {"layers": [{"name": "Core", "folder": "Core", "module": "Core", "layers": [],
                 "modules": ["\(module)"], "why": "w"}]}
    """
  }

  private func session() throws -> WatchSession {
    let url = folder.url
    return try WatchSession {
      try Project(folder: url, parsed: ParsedCommand(name: "watch")).served()
    }
  }

  @Test func `a watch session reports all violations first, and nothing while no file changes`()
    throws
  {
    var session = try session()
    let said = session.look()
    let first = try #require(said)
    #expect(first.contains("\nCore/Town.swift:1:1  imports UIKit\n"))
    #expect(first.hasSuffix("layers: 1 layer, 0 rules, 2 files: 1 violation"))
    #expect(session.look() == nil)
  }

  @Test
  func `after a change strata watch prints new violations with a plus, fixed ones with a minus`()
    throws
  {
    var session = try session()
    _ = session.look()
    try folder.write("Core/City.swift", "import Foundation\nimport SwiftUI\n")
    #expect(
      session.look() == """
        + Core/City.swift:2:1  imports SwiftUI  [layers]
        layers: 1 layer, 0 rules, 2 files: 2 violations
        """)
    try folder.write("Core/Town.swift", "let town = 1\n")
    #expect(
      session.look() == """
        - Core/Town.swift:1:1  imports UIKit  [layers]
        layers: 1 layer, 0 rules, 2 files: 1 violation
        """)
  }

  @Test func `a violation that moves to another line is not new`() throws {
    var session = try session()
    _ = session.look()
    try folder.write("Core/Town.swift", "// A town.\nimport UIKit\n")
    #expect(session.look() == nil)
  }

  @Test func `a watch session notices violations of added and removed files`() throws {
    var session = try session()
    _ = session.look()
    try folder.write("Core/Village.swift", "import UIKit\n")
    #expect(
      session.look()?.hasPrefix("+ Core/Village.swift:1:1  imports UIKit  [layers]\n") == true)
    try FileManager.default.removeItem(at: folder.file("Core/Village.swift"))
    #expect(
      session.look()?.hasPrefix("- Core/Village.swift:1:1  imports UIKit  [layers]\n") == true)
  }

  @Test func `a changed rule book is read again`() throws {
    var session = try session()
    _ = session.look()
    try folder.write("strata.json", Self.book(allows: "UIKit"))
    #expect(
      session.look() == """
        + Core/City.swift:1:1  imports Foundation  [layers]
        - Core/Town.swift:1:1  imports UIKit  [layers]
        layers: 1 layer, 0 rules, 2 files: 1 violation
        """)
  }

  @Test func `an invalid rule book is reported once, until it is valid again`() throws {
    var session = try session()
    _ = session.look()
    try folder.write("strata.json", "{")
    let said = session.look()
    let problem = try #require(said)
    #expect(problem.hasPrefix("strata.json"))
    #expect(session.look() == nil)
    try folder.write("strata.json", Self.book(allows: "Foundation") + "\n")
    #expect(session.look() == nil)
    try folder.write("Core/Town.swift", "let town = 1\n")
    #expect(session.look()?.hasPrefix("- Core/Town.swift:1:1  imports UIKit  [layers]\n") == true)
  }

  @Test func `a rule book that is missing at the start is an error`() throws {
    let empty = try TemporaryFolder()
    let url = empty.url
    #expect(throws: CheckProblem.self) {
      _ = try WatchSession {
        try Project(folder: url, parsed: ParsedCommand(name: "watch")).served()
      }
    }
    withExtendedLifetime(empty) {}
  }
}
