import StrataAppHost
import Testing

@testable import WeDaServer

struct EmbedOriginsTests {
  private func origins(
    _ words: [String] = [], _ environment: [String: String] = [:]
  ) throws -> [String] {
    try EmbedOrigins(arguments: ["weda"] + words, environment: environment).all
  }

  @Test func `without the option no site may frame a card`() throws {
    #expect(try origins() == [])
    #expect(try origins([], ["WEDA_EMBED": ""]) == [])
  }

  @Test func `the option names origins and has precedence over the environment`() throws {
    let list = "https://example.org, http://localhost:3000"
    #expect(try origins(["-embed", list]) == ["https://example.org", "http://localhost:3000"])
    #expect(try origins([], ["WEDA_EMBED": "https://a.test"]) == ["https://a.test"])
    let both = try origins(["-embed", "https://b.test"], ["WEDA_EMBED": "https://a.test"])
    #expect(both == ["https://b.test"])
  }

  @Test(arguments: [
    "example.org", "https://", "https://example.org/", "https://example.org/page", "ftp://a.test",
    "https://a.test; script-src *", "https://a.test b", "https://user@a.test", "*",
    "https://*.a.test",
    "https://a.test:", "https://a.test:123456", "https://-a.test", "https://a.test?x", "'self'",
    "https://a.test\n",
  ])
  func `what is no origin ends the launch, since it would change the header`(value: String) {
    for launch in [(["-embed", value], [:]), ([], ["WEDA_EMBED": value])] {
      #expect(throws: HostUsageError.self) { try origins(launch.0, launch.1) }
    }
  }

  @Test func `an empty or too long list ends the launch with the rule`() {
    let rule = "-embed must be 1 to 50 origins separated by commas, such as https://example.org"
    #expect(throws: HostUsageError("\(rule), not ''")) { try origins(["-embed"]) }
    let long = Array(repeating: "https://a.test", count: 51).joined(separator: ",")
    #expect(throws: HostUsageError("\(rule), not '\(long)'")) { try origins(["-embed", long]) }
  }
}
