import Foundation
import Testing
import WeDaDomain

@testable import WeDaCommandLine

/// Tests of what a program is told whose address is no place's.
@Suite struct AddressHintTests {
  private let places = MockPlaceRepository(
    packaged: ["london": [.london, .londonOntario]])

  private func reply(
    _ slug: String, _ query: [String: String] = [:], asCard: Bool = false
  ) async throws -> ForecastReply {
    let desk = ForecastDesk(
      places: places,
      names: MockPlaceNameRepository(
        ["de": [Place.london.id: "asked"]], packaged: ["ja": [Place.london.id: "ロンドン"]]),
      weather: MockWeatherRepository(), more: MockMoreWeather(),
      now: { WeatherReport.fixtureTime })
    let request = try ForecastRequest(ForecastTarget(slug: slug), language: "en-GB") { query[$0] }
    return asCard ? await desk.card(request) : await desk.answer(request)
  }

  private func text(_ reply: ForecastReply) -> String {
    switch reply.content {
    case .text(let text), .json(let text), .page(let text, _): text
    case .png: ""
    }
  }

  @Test(arguments: ["London", "LONDON", "London-England", "london,england", "London+UK"])
  func `an address that is a place's name is told the place's address`(slug: String) async throws {
    let reply = try await reply(slug, ["format": "1"])
    #expect(reply.status == 404)
    #expect(
      text(reply) == "No place has the address “\(slug)”. "
        + "London, England, United Kingdom: /city/london-england-gb\n")
    let json = try await text(self.reply(slug, ["format": "json"]))
    #expect(json.contains("noSuchPlace") && json.contains("london-england-gb"))
    let card = try await self.reply(slug, asCard: true)
    #expect(card.status == 404 && text(card).contains("/city/london-england-gb"))
  }

  @Test func `a region in an address selects among towns of a name`() async throws {
    #expect(try await text(reply("London-Ontario")).contains("/city/london-ontario-ca"))
    #expect(try await text(reply("London-Texas")).hasPrefix("No place called"))
  }

  @Test(arguments: [
    ("40.71,-74.01", "40-71-n-74-01-w"), ("-33.87,151.21", "33-87-s-151-21-e"),
    ("+51.51,-0.13", "51-51-n-0-13-w"), ("-16.5;-68.15", "16-50-s-68-15-w"),
    ("51°30′27″N 0°7′40″W", "51-51-n-0-13-w"),
  ])
  func `an address with coordinates is told the address of this point, with its signs`(
    slug: String, address: String
  ) async throws {
    let reply = try await reply(slug, ["format": "1"])
    #expect(reply.status == 404)
    #expect(text(reply).hasSuffix(": /city/\(address)\n"), "\(text(reply))")
    #expect(Coordinate(ofPointSlug: address) != nil, "the address is that of a point")
  }

  @Test(arguments: ["99.9,-74.01", "-40.71", "40.71_-74.01", "Atlantis", "-", ","])
  func `an address that means neither a town nor a point has no other one`(slug: String)
    async throws
  {
    let reply = try await reply(slug)
    #expect(reply.status == 404 && !text(reply).contains("/city/"), "\(text(reply))")
  }

  @Test(arguments: ["London", "London-Texas", "40.71,-74.01", "Atlantis", "lodnon"])
  func `no geocoder is asked which place an unknown address may mean`(slug: String) async throws {
    for isCard in [false, true] {
      _ = try await reply(slug, ["lang": "de"], asCard: isCard)
    }
    #expect(await places.script.calls == ["place \(slug)", "place \(slug)"])
    #expect(try await !text(reply(slug, ["lang": "de"])).contains("asked"))
  }

  @Test func `the other place has its name in the language, behind the language's full stop`()
    async throws
  {
    let japanese = try await text(reply("London", ["lang": "ja"]))
    #expect(japanese.contains("「London」") && japanese.contains("。ロンドン, "), "\(japanese)")
    let chinese = try await text(reply("London", ["lang": "zh-Hans"]))
    #expect(chinese.contains("。London, "), "\(chinese)")
    let german = try await text(reply("London", ["lang": "de"]))
    #expect(german.contains("“. London, "), "\(german)")
  }
}
