import Foundation
import StrataAppHost
import StrataBrowserTesting
import StrataViewTree
public import SwiftUI
public import SwiftUITesting

/// Opens a view as an app's window, at the requested depth, and passes it to a test.
///
///     @Test(arguments: Depth.allCases) @MainActor
///     func `a tap counts`(depth: Depth) async throws {
///       try await drive(CounterView(), in: depth) { app in
///         try await app.tap("More")
///         #expect(try await app.text(of: "count") == "1")
///       }
///     }
///
/// - Parameters:
///   - content: The window's view. Each call gets a new server, device and window.
///   - depth: The depth of the test.
///   - url: The path and query that the window is opened at.
///   - latency: A delay of all traffic in each direction, until ``AppDriver/delay(_:)`` changes it.
///     In memory it has no effect.
///   - clock: The clock of the app's views; the real one by default.
///   - test: The test.
/// - Throws: The error of the test, or the reason why the app could not be opened.
@MainActor public func drive<Content: View>(
  _ content: Content, in depth: Depth, url: String = "/", latency: Duration = .zero,
  clock: ScreenClock? = nil, _ test: @MainActor (any AppDriver) async throws -> Void
) async throws {
  guard depth != .memory else {
    return try await test(MemoryDriver(Screen(content, url: url, clock: clock)))
  }
  let site = try LoopbackSite(
    Application(name: "driven") { window in
      clock?.set(for: window)
      WindowGroup { content }._mount(in: window)
    })
  do {
    let line = try SlowLink(to: local(site.port))
    line.delay(latency)
    try await open(line, url, depth, test)
  } catch {
    await site.stop()
    throw error
  }
  await site.stop()
}

@MainActor private func open(
  _ line: SlowLink, _ url: String, _ depth: Depth,
  _ test: @MainActor (any AppDriver) async throws -> Void
) async throws {
  if depth == .socket {
    let driver = try await SocketDriver(line, url: url)
    try await test(driver)
    return driver.close()
  }
  try await Browser.run { browser in
    try await browser.open(line.url.absoluteString + url.dropFirst())
    try await browser.wait(until: BrowserDriver.isSettled)
    try await test(BrowserDriver(browser, line))
  }
}

private func local(_ port: Int) -> URL {
  var address = URLComponents()
  (address.scheme, address.host, address.port, address.path) = ("http", "127.0.0.1", port, "/")
  // A URL can always be made of these parts; the fallback satisfies the type checker.
  return address.url ?? URL(filePath: "/")
}
