import Foundation
import Testing

@testable import StrataScaffold

/// Tests of the commands in the guide for new apps.
@Suite struct GuideTests {
  /// Returns a line's words, as a shell splits them; a comment ends the line.
  private static func words(_ line: Substring) -> [String] {
    var words: [String] = [""]
    var isQuoted = false
    for sign in line {
      if sign == "#", !isQuoted { break }
      switch sign {
      case "'": isQuoted.toggle()
      case " " where !isQuoted: words.append("")
      default: words[words.count - 1].append(sign)
      }
    }
    return words.filter { !$0.isEmpty }
  }

  private static func request(_ line: Substring) throws -> AddRequest {
    let words = Array(words(line).dropFirst(2))
    let kind = try #require(AddRequest.Kind(rawValue: words[0]))
    let keepsLocally = words.contains("--sources")
    let plain = words.dropFirst(2).filter { !$0.hasPrefix("--") && $0 != "remote,local" }
    return AddRequest(
      kind, name: words[1], arguments: Array(plain), keepsLocally: keepsLocally,
      isPaginated: words.contains("--paginated"))
  }

  @Test func `each line of the guide that adds something works in a new app`() throws {
    let guide = try String(
      contentsOf: NewProject.repository.appending(path: "docs/guides/new-app.md"), encoding: .utf8)
    let lines = guide.split(separator: "\n").filter { $0.hasPrefix("strata add ") }
    #expect(lines.count > 1)
    var project = SampleProject.trips
    for line in lines {
      let grown = try project.adding(Self.request(line))
      #expect(grown != project, "\(line)")
      project = grown
    }
  }
}
