import StrataAppHost
import StrataBrowserTesting
import StrataViewTree
import SwiftUI

extension Browser {
  /// Serves a view as an app, opens it on a phone and waits until the page is live and idle.
  @MainActor static func onPhone(
    showing content: @escaping @MainActor () -> some View,
    _ test: @MainActor (Browser, LoopbackSite) async throws -> Void
  ) async throws {
    let site = try LoopbackSite(
      Application(name: "sheet") { window in WindowGroup { content() }._mount(in: window) })
    do {
      try await run(.viewport(.phone)) { browser in
        try await browser.open("http://127.0.0.1:\(site.port)/")
        try await browser.settle()
        try await test(browser, site)
      }
    } catch {
      await site.stop()
      throw error
    }
    await site.stop()
  }

  /// Waits until the page is live and the server has answered everything.
  func settle() async throws {
    try await wait(until: "globalThis.__strata?.live && __strata.pending === 0")
  }
}
