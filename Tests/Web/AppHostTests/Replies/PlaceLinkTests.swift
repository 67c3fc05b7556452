import Foundation
import SwiftUI
import Testing

/// Tests of the addresses at which devices open the place of an Apple Maps link.
@MainActor @Suite struct PlaceLinkTests {
  private struct Door: View {
    private static let maps = URL(string: "https://maps.apple.com/?ll=51.5,-0.12&q=51.5,-0.12")
    @Environment(\.openURL) private var openURL

    var body: some View {
      if let maps = Self.maps {
        Link("Maps", destination: maps)
        Button("Go") { openURL(maps) }.accessibilityIdentifier("go")
      }
    }
  }

  private nonisolated static let android =
    "Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile"
  private nonisolated static let phone =
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)"
  private nonisolated static let own = "geo:51.5,-0.12?q=51.5,-0.12"

  @Test
  func `on Android a link to a place leads to the person's own maps, also from a new session`()
    async throws
  {
    let site = try TestSite(clock: ContinuousClock()) { Door() }
    let visitor = Visitor(site, agent: Self.android)
    try await visitor.open()
    #expect(visitor.page.contains("href=\"\(Self.own)\""))
    try await visitor.connect()
    let opened = try await visitor.act("go", "tap")
    #expect(opened?.contains("\"\(Self.own)\"") == true, "\(opened ?? "nothing")")
    try await visitor.leave()
    try await visitor.connect(token: "gone")
    #expect(visitor.heard.last?.contains(Self.own) == true)
    await site.stop()
  }

  @Test(arguments: [phone, nil])
  func `elsewhere a link to a place keeps Apple's address`(agent: String?) async throws {
    let site = try TestSite(clock: ContinuousClock()) { Door() }
    let visitor = Visitor(site, agent: agent)
    try await visitor.open()
    #expect(
      visitor.page.contains("href=\"https://maps.apple.com/?ll=51.5,-0.12&amp;q=51.5,-0.12\""))
    #expect(!visitor.page.contains("geo:"))
    await site.stop()
  }
}
