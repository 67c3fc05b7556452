import StrataKitTesting
import StrataWebServer
import SwiftUI
import Testing

@testable import StrataAppHost

/// Tests of the limit of new sessions for one network address.
@MainActor @Suite(.timeLimit(.minutes(10))) struct AddressLimitTests {
  private func passed(_ limit: AddressLimit, _ address: String, of count: Int, at now: Duration)
    -> Int
  {
    (0..<count).filter { _ in limit.allows(address, at: now) }.count
  }

  @Test func `a client address may make sixty visits at once, then one each second`() {
    let limit = AddressLimit()
    let all = [0, 0, 10, 3600].map { passed(limit, "203.0.113.7", of: 100, at: .seconds($0)) }
    #expect(all == [60, 0, 10, 60])
    #expect(
      passed(limit, "203.0.113.8", of: 100, at: .zero) == 60, "another address has its own limit")
  }

  @Test func `requests through a proxy on this machine are not limited`() {
    let limit = AddressLimit()
    #expect(passed(limit, "127.0.0.1", of: 1000, at: .zero) == 1000)
    #expect(passed(limit, "::1", of: 1000, at: .zero) == 1000)
    #expect(limit.count == 0)
  }

  @Test func `all addresses of an IPv6 network of 64 bits share one limit`() {
    let limit = AddressLimit()
    let one = passed(limit, "2001:db8:1:2:3:4:5:6", of: 40, at: .zero)
    let two = passed(limit, "2001:db8:1:2:ffff::1", of: 40, at: .zero)
    let other = passed(limit, "2001:db8:1:3::1", of: 40, at: .zero)
    #expect(one == 40 && two == 20 && other == 40)
  }

  @Test func `the number of remembered addresses is bounded`() {
    let limit = AddressLimit()
    for number in 0..<(AddressLimit.capacity * 2) {
      _ = limit.allows("10.\(number >> 16).\(number >> 8 & 255).\(number & 255)", at: .zero)
    }
    #expect(limit.count <= AddressLimit.capacity)
  }

  @Test func `a visitor over the limit gets 429, one with a cookie does not`() async throws {
    let site = try TestSite(clock: ManualClock()) { Text(verbatim: "page") }
    let stranger = HTTPRequest(remoteAddress: "203.0.113.7")
    var answers: [HTTPResponse] = []
    for _ in 0..<61 { answers.append(await site.service.respond(to: stranger)) }
    #expect(answers.map(\.status) == Array(repeating: 200, count: 60) + [429])
    #expect(answers.last?.headers["Retry-After"] == "60")
    #expect(answers.last?.headers["Set-Cookie"] == nil)
    var known = stranger
    known.headers["Cookie"] = answers[0].headers["Set-Cookie"]?.split(separator: ";").first
      .map(String.init)
    #expect(await site.service.respond(to: known).status == 200)
    #expect(try await site.figure("strata_sessions") == 61)
    await site.stop()
  }
}
