import Foundation
import StrataBrowserTesting
import StrataDeviceServices
import StrataKitTesting
import StrataWebServer
import SwiftUI
import Testing

@testable import StrataAppHost

/// Tests of a device that comes for longer than browsers keep a cookie.
@MainActor @Suite(.timeLimit(.minutes(10))) struct CookieRenewalTests {
  private nonisolated static let start = Date(timeIntervalSince1970: 1_800_000_000)

  /// Answers a request for a page some days after the start.
  private func page(
    of site: TestSite, _ cookie: String?, days: Double, isSecure: Bool
  ) async -> String? {
    var request = HTTPRequest()
    request.isSecure = isSecure
    request.headers["Cookie"] = cookie
    let response = await DeviceClock.$now.withValue({
      Self.start.addingTimeInterval(days * 86_400)
    }) { await site.service.respond(to: request) }
    return response.headers["Set-Cookie"]?.split(separator: ";").first.map(String.init)
  }

  @Test(arguments: [false, true])
  func `a device gets its cookie again with the first page of a day`(isSecure: Bool) async throws {
    let site = try TestSite(clock: ManualClock()) { Text(verbatim: "page") }
    let first = await page(of: site, nil, days: 0, isSecure: isSecure)
    let cookie = try #require(first)
    #expect(await page(of: site, cookie, days: 0, isSecure: isSecure) == nil)
    #expect(await page(of: site, cookie, days: 9, isSecure: isSecure) == nil, "no socket was open")
    let id = try #require(site.service.cookie.device(in: [cookie]))
    DeviceStore.noteSeen(site.service.device(id), at: Self.start)
    #expect(await page(of: site, cookie, days: 0, isSecure: isSecure) == nil)
    #expect(await page(of: site, cookie, days: 1, isSecure: isSecure) == cookie)
    await site.stop()
  }
}
