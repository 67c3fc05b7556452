import Foundation
import StrataRendering
import Testing

@testable import StrataLiveSession

/// Tests that the server sorts events as the browser's client does, whose source lists their names.
@Suite struct EventPaceTests {
  private static let names = EventSet(rawValue: .max).names + ["nav", "env", "answer"]

  /// Returns the text between two others in a source file of the client.
  private func text(in file: String, after start: String, before end: String) throws -> String {
    let folder = URL(fileURLWithPath: #filePath).appending(path: "../../../../Sources/Web")
    let source = folder.appending(path: "StrataBrowserClient/Client/\(file)")
    let text = try String(contentsOf: source.standardizedFileURL, encoding: .utf8)
    let rest = try #require(text.components(separatedBy: start).dropFirst().first)
    return try #require(rest.components(separatedBy: end).first)
  }

  private func names(of pace: EventPace) -> Set<String> {
    Set(Self.names.filter { EventPace($0) == pace })
  }

  @Test
  func `the effects of exactly those events are followed that the page names if they are lost`()
    throws
  {
    let listed = try text(in: "device/again.js", after: "/^(", before: ")$/.test(name)")
    #expect(names(of: .followed) == Set(listed.components(separatedBy: "|")))
  }

  @Test
  func `an event is held by an earlier one only if the browser sends but the newest of its kind`()
    throws
  {
    let file = "client/outbox.js"
    let listed = try text(in: file, after: "(name) => ['", before: "'].includes(name)")
    #expect(names(of: .held) == Set(listed.components(separatedBy: "', '")))
  }

  @Test func `only an event for whose answer the browser waits ends the delay by an earlier one`() {
    #expect(names(of: .awaited) == ["more", "menu", "dismiss", "refresh", "nav"])
    #expect(names(of: .free).isSuperset(of: ["press", "hover", "key", "touch", "env", "answer"]))
  }
}
