import StrataBrowserTesting
import StrataKitTesting
import StrataWebServer
import SwiftUI
import Testing

@testable import StrataAppHost

/// Tests of the names under which a server answers, so that another site cannot give its own name
/// this server's address.
@MainActor @Suite(.timeLimit(.minutes(10))) struct ServedNamesTests {
  private func isServed(_ host: String?, by names: ServedNames) -> Bool {
    var request = HTTPRequest()
    request.headers["Host"] = host
    return names.contain(nameOf: request)
  }

  @Test(arguments: [
    ("weather.example", true), ("weather.example:8443", true), ("WEATHER.example.", true),
    ("www.weather.example", true), ("[2001:db8::1]", true), ("[2001:DB8::1]:80", true),
    ("localhost:8080", true), ("127.0.0.1", true), ("[::1]:8080", true),
    ("evil.example", false), ("weather.example.evil.example", false), ("weather.exampl", false),
    ("x.weather.example", false), ("weather.example:evil.example", false), ("10.0.0.1", false),
    ("[2001:db8::2]", false), ("[2001:db8::1].evil.example", false), ("[weather.example", false),
    ("", false), (":80", false), ("[]", false), ("x.localhost", false),
  ])
  func `a request is answered only if its Host is on the list of served names, whatever the port`(
    host: String, isFine: Bool
  ) throws {
    let names = try ServedNames("weather.example, www.Weather.example,[2001:db8::1]")
    #expect(isServed(host, by: names) == isFine)
    #expect(isServed(host, by: .all))
  }

  @Test func `a request without a Host header is answered only if all names are served`() throws {
    #expect(isServed(nil, by: .all))
    #expect(try !isServed(nil, by: ServedNames("weather.example")))
  }

  @Test func `the served names are read from a flag, or else from the environment`() throws {
    func options(_ arguments: String..., environment: [String: String] = [:]) throws -> HostOptions
    {
      try HostOptions(arguments: ["weda"] + arguments, environment: environment, app: "weda")
    }
    let names = try ServedNames("a.example,b.example")
    #expect(try options().names == .all)
    #expect(try options("--served-names", "b.example, A.example").names == names)
    let variable = ["SERVED_NAMES": "a.example,b.example"]
    #expect(try options(environment: variable).names == names)
    #expect(try options("--served-names=c.example", environment: variable).names != names)
    #expect(try options(environment: ["SERVED_NAMES": ""]).names == .all)
    #expect(HostHelp.text(app: "weda").contains("--served-names LIST"))
  }

  @Test(arguments: ["", "a.example,", "a.example:80", "https://a.example", "2001:db8::1", "a b"])
  func `an invalid served name is reported in a sentence, with exit code 2`(list: String) {
    let error = #expect(throws: HostError.self) { try ServedNames(list) }
    #expect(error?.description.hasPrefix("--served-names must be names such as") == true)
    #expect(error?.exitCode == 2)
    guard !list.isEmpty else { return }
    let variable = #expect(throws: HostError.self) {
      try HostOptions(arguments: ["weda"], environment: ["SERVED_NAMES": list], app: "weda")
    }
    #expect(variable?.description.hasPrefix("SERVED_NAMES must be names such as") == true)
  }

  @Test(arguments: ["/", "/healthz", "/metrics", "/~/style.css", "/~/nothing"])
  func `a request for a host name that is not served is refused, and gets no cookie`(path: String)
    async throws
  {
    let site = try TestSite(clock: ManualClock(), names: ServedNames("weather.example")) {
      Text(verbatim: "page")
    }
    let other = try await site.client.get(path, headers: ["Host": "evil.example"])
    #expect(other.status == 421)
    #expect(other.cookies == "")
    #expect(try await site.client.get(path, headers: ["Host": "weather.example"]).status != 421)
    #expect(try await site.client.get(path).status != 421, "the machine itself")
    await site.stop()
  }

  @Test func `a socket is opened under a served name only`() async throws {
    let site = try TestSite(clock: ManualClock(), names: ServedNames("weather.example")) {
      Text(verbatim: "page")
    }
    let cookies = try await site.client.get("/").cookies
    func headers(_ host: String) -> RawHTTPHeaders {
      ["Host": host, "Origin": "http://\(host)", "Cookie": cookies]
    }
    let refusal = await #expect(throws: RawWebSocket.Refusal.self) {
      try await RawWebSocket.open(
        port: site.port, path: "/~/live", headers: headers("evil.example"))
    }
    #expect(refusal?.response.status == 403)
    try await RawWebSocket.open(
      port: site.port, path: "/~/live", headers: headers("weather.example")
    ).socket.close()
    await site.stop()
  }
}
