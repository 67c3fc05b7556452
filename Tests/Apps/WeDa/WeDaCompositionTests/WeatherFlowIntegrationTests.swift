import SimulatorKit
import StrataDeviceServices
import StrataKitTesting
import SwiftUITesting
import Testing

@testable import WeDaPresentation

/// Tests of flows through real services: screens, use cases, repositories, SQLite and a socket.
@MainActor @Suite(.mission("W-195"), .serialized, .timeLimit(.minutes(10)))
struct WeatherFlowIntegrationTests {
  @Test(.mission("W-71", "W-72", "W-196"))
  func `search: the typed name is searched, and its weather is shown`() async throws {
    let flow = try Flow()
    let screen = try await flow.open()
    try await flow.search(for: "London", on: screen)
    #expect(screen.url == "/city/london-england-gb")
    #expect(try screen.element(UITestIDs.Details.temperature).text.hasSuffix("°"))
    let asked = await flow.simulator.requests.entries.map(\.path)
    #expect(asked.first == "/geo/1.0/direct")
    // Official warnings are asked for after the weather is shown.
    #expect(
      Set(asked.dropFirst()).subtracting(["/data/3.0/onecall"])
        == ["/data/2.5/weather", "/data/2.5/forecast"])
    await flow.simulator.stop()
  }

  @Test(.mission("W-197"))
  func `favorites: a starred place is shown with its weather after a restart`()
    async throws
  {
    let flow = try Flow()
    let screen = try await flow.open()
    try await flow.search(for: "London", on: screen)
    try screen.element(UITestIDs.Details.star).tap()
    await screen.settle { (try? $0.element(UITestIDs.Details.star).isSelected) == true }
    screen.close()
    let again = try await flow.open("/favorites")
    let row = try again.element(UITestIDs.Favorites.row("london-england-gb"))
    #expect(row.text.contains("°"))
    await flow.simulator.stop()
  }

  @Test func `a favourite that one window adds or removes changes in the other at once`()
    async throws
  {
    let flow = try Flow()
    let device = Device.fresh
    let list = try await flow.open("/favorites", device: device)
    #expect(list.has(UITestIDs.Favorites.empty))
    let other = try await flow.open(device: device)
    try await flow.search(for: "London", on: other)
    try other.element(UITestIDs.Details.star).tap()
    await list.settle { $0.has(UITestIDs.Favorites.row("london-england-gb")) }
    let settings = try await flow.open("/settings", device: device)
    try settings.element(UITestIDs.Backup.forget).tap()
    await settings.settle { $0.has(UITestIDs.Backup.confirmForget) }
    try settings.element(UITestIDs.Backup.confirmForget).tap()
    // Each of the others explains why its lists are empty.
    for window in [list, other] {
      await window.settle { $0.has(UITestIDs.Backup.dismissNotice) }
      #expect(window.text.contains("Another window deleted"))
      try window.element(UITestIDs.Backup.dismissNotice).tap()
    }
    await list.settle { $0.has(UITestIDs.Favorites.empty) }
    await other.settle { (try? $0.element(UITestIDs.Details.star).isSelected) == false }
    await flow.simulator.stop()
  }

  @Test(.mission("W-198"))
  func `offline: the stored weather is shown with a banner that says it is cached`() async throws {
    let flow = try Flow()
    let screen = try await flow.open()
    try await flow.search(for: "London", on: screen)
    let before = try screen.element(UITestIDs.Details.temperature).text
    await flow.simulator.stop()
    try screen.element(UITestIDs.Details.temperature).refresh()
    await screen.settle { $0.has(UITestIDs.Details.staleBanner) }
    let banner = try screen.element(UITestIDs.Details.staleBanner).lines
    #expect(banner.first == "Showing cached data (offline)")
    #expect(try screen.element(UITestIDs.Details.temperature).text == before)
  }

  @Test func `offline, an unknown place shows an error whose retry works later`()
    async throws
  {
    let flow = try Flow()
    await flow.simulator.faults.add(Fault(.drop, at: "/data/2.5"))
    let screen = try await flow.open("/city/london-england-gb")
    await screen.settle { $0.has(UITestIDs.App.error) }
    #expect(!screen.has(UITestIDs.Details.temperature))
    await flow.simulator.faults.removeAll()
    try screen.element(UITestIDs.App.retry).tap()
    await screen.settle { $0.has(UITestIDs.Details.temperature) }
    await flow.simulator.stop()
  }

  @Test(.mission("W-200"))
  func `history: searches are recorded and listed, the latest first`() async throws {
    let flow = try Flow()
    for name in ["London", "Tokyo"] {
      let screen = try await flow.open()
      try await flow.search(for: name, on: screen)
      screen.close()
    }
    let screen = try await flow.open("/history")
    await screen.settle { $0.has(UITestIDs.History.list) }
    let lines = try screen.element(UITestIDs.History.list).lines
    #expect(lines.filter { ["London", "Tokyo"].contains($0) } == ["Tokyo", "London"])
    await flow.simulator.stop()
  }

  @Test(.mission("W-06"))
  func `a place opened by its link is the last viewed one, but not among the searches`()
    async throws
  {
    let flow = try Flow()
    let page = try await flow.open("/city/london-england-gb")
    await page.settle { $0.has(UITestIDs.Details.temperature) }
    await page.settle()
    page.close()
    let first = try await flow.open()
    #expect(try first.element(UITestIDs.Search.recent).text.contains("London"))
    #expect(first.text.contains("Last viewed"))
    let map = try await flow.open("/map")
    #expect(map.has(UITestIDs.Map.row("london-england-gb")))
    #expect(try await flow.open("/history").has(UITestIDs.History.empty))
    await flow.simulator.stop()
  }
}
