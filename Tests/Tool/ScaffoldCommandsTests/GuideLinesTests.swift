import Foundation
import StrataKitTesting
import Testing

@testable import StrataCommands
@testable import StrataScaffoldCommands

/// Tests that run the commands of the README and of the guide for new apps in a fresh app.
@Suite struct GuideLinesTests {
  private let folder: TemporaryFolder
  private static let repository = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  init() throws { folder = try TemporaryFolder() }

  private static func text(_ path: String) throws -> String {
    try String(contentsOf: repository.appending(path: path), encoding: .utf8)
  }

  /// Returns the words of a line, as a shell splits them; a comment ends the line.
  private static func words(_ line: Substring) -> [String] {
    var words = [""]
    var quote: Character?
    for sign in line {
      if quote == nil, sign == "#" { break }
      switch sign {
      case "'" where quote != "\"", "\"" where quote != "'": quote = quote == nil ? sign : nil
      case " " where quote == nil: words.append("")
      default: words[words.count - 1].append(sign)
      }
    }
    return words.filter { !$0.isEmpty }
  }

  /// Returns the lines of the code blocks of a page.
  private static func lines(_ page: String, _ language: String) throws -> [[Substring]] {
    try text(page).components(separatedBy: "\n```\(language)\n").dropFirst().map { block in
      let end = block.range(of: "\n```")?.lowerBound ?? block.endIndex
      return block[..<end].split(separator: "\n")
    }
  }

  /// Returns the presets that a line's comment names; `nil` if it has none and works in all.
  private static func named(_ line: Substring) -> [String]? {
    line.range(of: "# ").map { line[$0.upperBound...].components(separatedBy: ", ") }
  }

  /// Runs a command, and expects that it succeeds; a dry run ends with 1, a refusal with 2.
  private func run(_ words: [String], in place: URL, isRefused: Bool = false) {
    let outcome = StrataTool(folder: place, scaffold: ScaffoldCommands.run).run(words)
    let expected: Int32 = isRefused ? 2 : words.contains("--dry-run") ? 1 : 0
    #expect(outcome.exitCode == expected, "\(words): \(outcome.text)")
  }

  private static let presets = [
    "template", "strata", "layers", "feature-first", "dashboard", "modules",
  ]

  @Test(arguments: presets)
  func `each command of the guide for new apps works in a fresh app of the presets that it names`(
    preset: String
  ) throws {
    run(["new", "Trips", "--preset", preset], in: folder.url)
    let app = folder.url.appending(path: "Trips")
    let blocks = try Self.lines("docs/guides/new-app.md", "sh")
      .filter { $0.first?.hasPrefix("strata add ") == true }
    #expect(blocks.count == 2)
    for line in blocks.joined() {
      let words = Self.words(line)
      try #require(words.first == "strata", "\(line)")
      let isRefused = Self.named(line).map { !$0.contains(preset) } ?? false
      run(Array(words.dropFirst()), in: app, isRefused: isRefused)
    }
    run(["check"], in: app)
  }

  @Test(arguments: presets)
  func `the model file of the guide can be applied to a fresh app`(preset: String) throws {
    run(["new", "Trips", "--preset", preset], in: folder.url)
    let app = folder.url.appending(path: "Trips")
    let blocks = try Self.lines("docs/guides/new-app.md", "json")
    let model = try #require(blocks.first { $0.joined().contains("\"entities\"") })
    try Data(model.joined(separator: "\n").utf8).write(to: app.appending(path: "model.json"))
    run(["apply", "model.json"], in: app)
    run(["check"], in: app)
  }

  @Test func `the README's commands for a new app work, as far as they need no build`() throws {
    let clone = folder.url.appending(path: "Strata", directoryHint: .isDirectory)
    try FileManager.default.createDirectory(at: clone, withIntermediateDirectories: true)
    var place = clone
    let blocks = try Self.lines("README.md", "sh")
    let lines = try #require(blocks.first { $0.joined().contains("strata new") })
    for line in lines {
      var words = Self.words(line)
      switch words[0] {
      case "swift": words.removeFirst(3)
      case "cd":
        place = place.appending(path: words[1], directoryHint: .isDirectory).standardizedFileURL
        continue
      case "make" where words.count > 1 && words[1] == "add":
        let what = try #require(line.range(of: "WHAT=\"")).upperBound
        words = ["add"] + Self.words(line[what...].dropLast())
      default: continue
      }
      run(words, in: place)
    }
    run(["check"], in: place)
  }
}
