import AppHost
import BrowserTesting
import Foundation
public import SwiftUI
import ViewTree

/// Opens a view as an app's window, at the depth that is asked for, and hands it to a test.
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
///   - content: The window's view. Each call gets a server, a device and a window of its own.
///   - url: Path and query that the window is opened at.
///   - latency: Added to everything on the line, each way. In memory there is no line, and so none.
/// - Throws: What the test throws, or why the app could not be opened.
@MainActor public func drive<Content: View>(
  _ content: Content, in depth: Depth, url: String = "/", latency: Duration = .zero,
  _ test: @MainActor (any AppDriver) async throws -> Void
) async throws {
  guard depth != .memory else { return try await test(MemoryDriver(content, url: url)) }
  let site = try LoopbackSite(
    Application(name: "driven") { window in WindowGroup { content }._mount(in: window) })
  let line = try latency == .zero ? nil : SlowLink(to: local(site.port))
  line?.delay(latency)
  let address = line?.url ?? local(site.port)
  do {
    try await open(address, url, depth, test)
  } catch {
    await site.stop()
    throw error
  }
  await site.stop()
}

@MainActor private func open(
  _ address: URL, _ url: String, _ depth: Depth,
  _ test: @MainActor (any AppDriver) async throws -> Void
) async throws {
  if depth == .socket {
    let driver = try await SocketDriver(address, url: url)
    try await test(driver)
    return driver.close()
  }
  try await Browser.run { browser in
    try await browser.open(address.absoluteString + url.dropFirst())
    try await browser.wait(until: BrowserDriver.isSettled)
    try await test(BrowserDriver(browser))
  }
}

private func local(_ port: Int) -> URL {
  var address = URLComponents()
  (address.scheme, address.host, address.port, address.path) = ("http", "127.0.0.1", port, "/")
  // Of these parts a URL can always be made; the folder is what the type asks for.
  return address.url ?? URL(filePath: "/")
}
