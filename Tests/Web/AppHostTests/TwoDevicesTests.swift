import Foundation
import StrataBrowserTesting
import StrataKitTesting
import Testing

@testable import StrataAppHost

/// Tests that two people use one process at the same time, and neither sees anything of the other.
@MainActor @Suite(.timeLimit(.minutes(10))) struct TwoDevicesTests {
  @Test func `a device can read nothing of another device`()
    async throws
  {
    let site = try TestSite()
    let ann = Visitor(site)
    let bob = Visitor(site)
    for (visitor, word) in [(ann, "aardvark"), (bob, "buffalo")] {
      try await visitor.open()
      try await visitor.connect()
      try await visitor.act("draft", "input", word)
    }
    for round in 0..<5 {
      for (visitor, word) in [(ann, "aardvark"), (bob, "buffalo")] {
        try await visitor.act("more", "tap")
        try await visitor.act("keep", "tap")
        try await visitor.act("draft", "input", "\(word)-\(round)")
      }
    }
    for visitor in [bob, ann] {
      try await visitor.leave()
      try await visitor.open()
      try await visitor.connect()
    }
    #expect(ann.everything.contains(">secret aardvark-3</span>"))
    #expect(bob.everything.contains(">secret buffalo-3</span>"))
    for (own, other) in [(ann, bob), (bob, ann)] {
      let foreign = own === ann ? "buffalo" : "aardvark"
      #expect(!own.everything.contains(foreign))
      #expect(!own.everything.contains(other.token))
      let name = try #require(other.cookies.split(separator: "=").last?.prefix { $0 != "." })
      #expect(!own.everything.contains(name))
      for part in try await shared(site) {
        #expect(!part.contains(foreign) && !part.contains(other.token) && !part.contains(name))
      }
    }
    await site.stop()
  }

  /// Returns everything on the site that every browser may read.
  private func shared(_ site: TestSite) async throws -> [String] {
    var texts: [String] = []
    for path in ["/metrics", "/healthz", "/", "/nonsense", "/~/nothing"] {
      let answer = try await site.client.get(path)
      texts.append(answer.text + answer.headers.fields.map(\.value).joined(separator: "\n"))
    }
    return texts
  }

  @Test func `a stolen session token is useless without the device's cookie`() async throws {
    let site = try TestSite()
    let ann = Visitor(site)
    let eve = Visitor(site)
    try await ann.open()
    try await ann.connect()
    try await ann.act("draft", "input", "aardvark")
    try await ann.act("keep", "tap")
    try await eve.open()
    try await eve.connect(token: ann.token, seq: 1)
    #expect(eve.heard.last?.hasPrefix("[\"w\",\"mounted\"") == true)
    #expect(!eve.everything.contains("aardvark"))
    #expect(!eve.everything.contains(ann.token))
    #expect(
      try await ann.act("more", "tap")?.contains("taps 1") == true,
      "the other device's page still works")
    await site.stop()
  }

  @Test func `windows of one device share its storage and have separate state`()
    async throws
  {
    let site = try TestSite()
    let ann = Visitor(site)
    try await ann.open()
    try await ann.connect()
    try await ann.act("more", "tap")
    try await ann.act("draft", "input", "aardvark")
    try await ann.act("keep", "tap")
    let second = Visitor(site, like: ann)
    try await second.open()
    #expect(second.page.contains(">secret aardvark</span>"))
    #expect(second.page.contains(">taps 0</span>"))
    #expect(second.token != ann.token)
    await site.stop()
  }

  @Test(.thorough) func `twenty devices at once each see only their data`() async throws {
    let site = try TestSite()
    try await withThrowingTaskGroup(of: Void.self) { group in
      for number in 0..<20 {
        group.addTask { try await Self.visit(site, number) }
      }
      try await group.waitForAll()
    }
    #expect(try await site.figure("strata_sessions") == 20)
    await site.stop()
  }

  private static func visit(_ site: TestSite, _ number: Int) async throws {
    let visitor = Visitor(site)
    try await visitor.open()
    try await visitor.connect()
    for _ in 0..<number { try await visitor.act("more", "tap") }
    try await visitor.act("draft", "input", "word-\(number)-")
    let answer = try await visitor.act("keep", "tap")
    #expect(answer?.contains("secret word-\(number)-\"") == true)
    #expect(number == 0 || visitor.everything.contains("taps \(number)\""))
    #expect(!visitor.everything.contains("taps \(number + 1)\""))
    #expect(!visitor.everything.contains("word-\(number + 1)-"))
  }
}
