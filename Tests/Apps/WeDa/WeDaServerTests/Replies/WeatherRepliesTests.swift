import Testing
import WeDaCommandLine
import WeDaDomain

@testable import StrataAppHost
@testable import WeDaServer

struct WeatherRepliesTests {
  private func replies(framers: [String] = []) -> WeatherReplies {
    var more = MockMoreWeather()
    more.ahead = .some(nil)
    return WeatherReplies(framers: framers) { [more] in
      ForecastDesk(
        places: MockPlaceRepository(), names: MockPlaceNameRepository(),
        weather: MockWeatherRepository(), more: more,
        now: { WeatherReport.fixtureTime })
    }
  }

  private func answer(_ visit: HostVisit, framers: [String] = []) async -> HostAnswer? {
    await replies(framers: framers).reply(to: visit)?.answer()
  }

  private func text(_ answer: HostAnswer?) -> String {
    String(decoding: answer?.bytes ?? [], as: UTF8.self)
  }

  private let london = "/city/london-england-gb"

  @Test func `a browser gets the page unless its address names a form`() async {
    #expect(await answer(HostVisit(path: london)) == nil)
    let answer = await answer(HostVisit(path: london, items: ["format": "1"]))
    #expect(answer?.status == 200 && answer?.contentType == "text/plain; charset=utf-8")
    #expect(text(answer).hasPrefix("London, England, United Kingdom: "))
  }

  @Test(arguments: [
    ("text", "text/plain; charset=utf-8"), ("1", "text/plain; charset=utf-8"),
    ("json", "application/json; charset=utf-8"), ("png", "image/png"),
  ])
  func `each form has its type`(format: String, type: String) async {
    let answer = await answer(
      HostVisit(path: london, items: ["format": format], prefersText: true))
    #expect(answer?.status == 200 && answer?.contentType == type)
    #expect(answer?.freshSeconds == 300)
  }

  @Test func `a picture names its language, which is English instead of Arabic`() async {
    let arabic = await answer(HostVisit(path: london, items: ["format": "png", "lang": "ar"]))
    #expect(arabic?.status == 200 && arabic?.language == "en")
    let text = await answer(HostVisit(path: london, items: ["format": "1", "lang": "ar"]))
    #expect(text?.status == 200 && text?.language == nil)
  }

  @Test func `an unknown form is 400 and named`() async {
    let answer = await answer(HostVisit(path: london, items: ["format": "xml"]))
    #expect(answer?.status == 400 && answer?.freshSeconds == 0)
    #expect(text(answer) == "format must be one of text, 1, json, png, not 'xml'\n")
    let units = await self.answer(
      HostVisit(path: london, items: ["format": "json", "units": "kelvin"]))
    #expect(units?.status == 400 && units?.contentType.hasPrefix("application/json") == true)
    #expect(text(units).contains("units must be one of metric, us, uk, not 'kelvin'"))
  }

  @Test func `the first page explains the addresses to programs`() async {
    let answer = await answer(HostVisit(path: "/", prefersText: true))
    #expect(answer?.status == 200 && text(answer).contains("?format=json"))
    let named = await self.answer(HostVisit(path: "/", items: ["format": "json"]))
    #expect(named?.status == 400 && text(named).contains("/city/london-england-gb"))
    #expect(await self.answer(HostVisit(path: "/")) == nil)
  }

  @Test func `pages without a place answer programs like browsers`() {
    let paths = [
      "/search", "/favorites", "/favorites/compare", "/map", "/map/here", "/history",
      "/settings", "/settings/rain", "/settings/privacy", "/settings/status", "/here", "/compare",
      "/city/a/compare", "/city/s%C3%A3o/city/b/", "/favorites/compare/city/a",
    ]
    for path in paths {
      #expect(replies().reply(to: HostVisit(path: path, prefersText: true)) == nil, "\(path)")
    }
  }

  @Test(arguments: [
    "/London", "/city.html", "/london-england-gb", "/city", "/shared/a", "/etc/a\nb",
    "/settings/nonsense", "/favorites/nonsense", "/settings/city/a", "/search/city/a",
    "/city/a/nonsense", "/favorites/settings", "/here/there", "/embed/london-england-gb", "/%zz",
  ])
  func `a program gets one sentence for an address without a page`(path: String) async {
    let answer = await answer(HostVisit(path: path, prefersText: true))
    #expect(answer?.status == 404 && answer?.contentType == "text/plain; charset=utf-8")
    #expect(text(answer).hasPrefix("no page is at '/"))
    #expect(text(answer).split(separator: "\n").count == 1, "\(text(answer))")
    #expect(replies().reply(to: HostVisit(path: path)) == nil, "a browser gets a page")
    let json = await self.answer(HostVisit(path: path, items: ["format": "json"]))
    #expect(json?.status == 404 && json?.contentType.hasPrefix("application/json") == true)
    #expect(text(json).contains("\"name\" : \"noSuchPage\""))
  }

  @Test func `a form of an address without a page is told that no page is there`() async {
    for path in ["/London", "/city/", "/city/../../etc", "/etc", "/shared/a"] {
      let line = await answer(HostVisit(path: path, items: ["format": "1"]))
      #expect(line?.status == 404 && text(line).hasPrefix("no page is at '/"), "\(path)")
    }
  }

  @Test(arguments: ["/", "/favorites", "/settings/rain", "/city/a/compare"])
  func `a form of a page without a place is refused in that form`(path: String) async {
    let line = await answer(HostVisit(path: path, items: ["format": "1"]))
    #expect(line?.status == 400 && line?.contentType == "text/plain; charset=utf-8")
    #expect(text(line).hasPrefix("format must be given with the address of a place"))
    let json = await answer(HostVisit(path: path, items: ["format": "json"]))
    #expect(json?.status == 400 && json?.contentType.hasPrefix("application/json") == true)
    #expect(text(json).contains("\"name\" : \"invalid\""))
  }

  @Test func `there is no card without an origin, and with one only these may frame it`() async {
    let visit = HostVisit(path: "/embed/london-england-gb")
    #expect(await answer(visit) == nil)
    let card = await answer(visit, framers: ["https://example.org"])
    #expect(card?.status == 200 && card?.framers == ["https://example.org"])
    #expect(text(card).contains("<title>London, England, United Kingdom</title>"))
    let framers = ["https://example.org"]
    let unknown = await answer(HostVisit(path: "/embed/atlantis"), framers: framers)
    #expect(unknown?.status == 404 && unknown?.framers == framers)
    #expect(await answer(HostVisit(path: "/embed/a/b"), framers: framers) == nil)
    let program = HostVisit(path: "/embed/a/b", prefersText: true)
    #expect(await text(answer(program, framers: framers)).hasPrefix("no page is at '/embed/a/b'"))
    let invalid = await answer(
      HostVisit(path: "/embed/a", items: ["lang": "xx"]), framers: framers)
    #expect(invalid?.status == 400 && invalid?.framers == framers)
    let busy = replies(framers: framers).reply(to: visit)?.refused(.busy)
    #expect(busy?.framers == framers && text(busy).contains(HostRefusal.busy.sentence))
  }

  @Test func `a refusal of the host has the form of the answer`() throws {
    let json = try #require(
      replies().reply(to: HostVisit(path: london, items: ["format": "json"])))
    let answer = json.refused(.tooMany)
    #expect(answer.contentType.hasPrefix("application/json") && answer.status == 429)
    #expect(text(answer).contains("\"name\" : \"tooMany\""))
    let plain = try #require(replies().reply(to: HostVisit(path: london, prefersText: true)))
    #expect(text(plain.refused(.busy)) == HostRefusal.busy.sentence + "\n")
  }
}
