import StrataKitTesting
import SwiftUI
import Testing

@testable import StrataAppHost

/// Tests that the delegate of each device is told when the server stops in order.
@MainActor @Suite struct AppEndTests {
  private final class Delegate: NSObject, UIApplicationDelegate {
    static var ended = 0

    func applicationWillTerminate(_ application: UIApplication) { Self.ended += 1 }
  }

  private struct Page: View {
    @UIApplicationDelegateAdaptor(Delegate.self) private var delegate

    var body: some View { Text("page") }
  }

  @Test func `the delegate of each device is told once that the server stops`() async throws {
    let site = try TestSite(clock: ContinuousClock()) { Page() }
    for _ in 1...2 { _ = try await site.client.get("/") }
    #expect(Delegate.ended == 0)
    site.service.holder.endAll()
    #expect(Delegate.ended == 2)
    await site.stop()
  }

  @Test func `a browser asks again by itself for a page that a stopped server did not draw`()
    async throws
  {
    let site = try TestSite(clock: ContinuousClock()) { Page() }
    site.service.scheduler.end()
    let refused = try await site.client.get("/")
    #expect(refused.status == 503)
    #expect(refused.headers["Retry-After"] == "1" && refused.headers["Refresh"] == "1")
    #expect(refused.headers["Cache-Control"] == "no-store", "the page itself comes later")
    await site.stop()
  }
}
