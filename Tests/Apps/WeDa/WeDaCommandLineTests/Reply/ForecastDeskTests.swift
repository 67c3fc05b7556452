import Foundation
import Testing
import WeDaDomain
import WeDaPresentation

@testable import WeDaCommandLine

@Suite struct ForecastDeskTests {
  private static let now = WeatherReport.fixtureTime

  private func desk(
    age: TimeInterval = 0, failing error: WeatherError? = nil, ahead: AheadReport?? = .some(nil),
    provider: WeatherProvider = .fixture
  ) -> ForecastDesk {
    var more = MockMoreWeather(error: .offline)
    more.ahead = ahead
    let script = MockScript<Place, WeatherReport>(
      answer: { .fixture(place: $0, age: age, provider: provider) }, error: error)
    return ForecastDesk(
      places: MockPlaceRepository(),
      names: MockPlaceNameRepository([
        "ja": [Place.london.id: "ロンドン"], "ar": [Place.london.id: "لندن"],
      ]),
      weather: MockWeatherRepository(provider: script), more: more,
      now: { Self.now })
  }

  private func request(
    _ query: [String: String] = [:], slug: String = Place.london.slug, language: String = "en-GB"
  ) throws -> ForecastRequest {
    try ForecastRequest(ForecastTarget(slug: slug), language: language) { query[$0] }
  }

  private func text(_ reply: ForecastReply) -> String {
    switch reply.content {
    case .text(let text), .json(let text), .page(let text, _): text
    case .png: ""
    }
  }

  @Test func `text is the forecast as the terminal prints it`() async throws {
    let reply = try await desk().answer(request())
    let lines = text(reply).split(separator: "\n", omittingEmptySubsequences: false)
    #expect(reply.status == 200 && reply.freshSeconds == 300)
    #expect(lines.first == "London, England, United Kingdom")
    #expect(lines.contains { $0.hasPrefix("Today") } && lines.last == "")
    #expect(lines.contains { $0.contains("12 mph") }, "with a space as it is typed")
    #expect(!text(reply).contains("\u{1B}") && !text(reply).contains("weda forecast"))
  }

  @Test func `one line has the place, the weather and the credit`() async throws {
    let line = try await text(desk().answer(request(["format": "1"])))
    #expect(
      line
        == "London, England, United Kingdom: 🌧️ 11°C Rain (Weather data provided by OpenWeather)\n"
    )
    let german = try await text(desk().answer(request(["format": "1", "lang": "de"])))
    #expect(german.contains("🌧️ 11 °C Regen"), "with a space as it is typed: \(german)")
  }

  @Test(arguments: [
    ("metric", "en", " 11°C "), ("us", "en", " 53°F "), ("us", "fr", " 53 °F "),
    ("uk", "ja", " 11°C "), ("metric", "ar", " \u{2066}11°C\u{2069} "),
  ])
  func `the current temperature of a text names its unit as the language writes it`(
    units: String, language: String, temperature: String
  ) async throws {
    for format in ["1", "text"] {
      let query = ["format": format, "units": units, "lang": language]
      let answer = try await text(desk().answer(request(query)))
      #expect(answer.contains(temperature), "\(answer)")
    }
  }

  @Test func `an answer is fresh for as long as no provider has newer weather`() async throws {
    #expect(try await desk(age: 480).answer(request()).freshSeconds == 120)
    #expect(try await desk(age: 900).answer(request()).freshSeconds == 1)
  }

  @Test(
    arguments: [
      (WeatherError.providerDown(status: 500), 503, 60), (.offline, 503, 60), (.badKey, 503, nil),
      (.quota(until: now.addingTimeInterval(90)), 503, 90), (.quota(until: nil), 503, 60),
      (.quota(until: now.addingTimeInterval(-5)), 503, 1), (.unknown(reason: "secret"), 503, 60),
      (.quota(until: now.addingTimeInterval(1e300)), 503, 3600),
    ] as [(WeatherError, Int, Int?)])
  func `a failure is one sentence with its status in each form`(
    error: WeatherError, status: Int, retry: Int?
  ) async throws {
    for format in ["text", "1", "png", "json"] {
      let reply = try await desk(failing: error).answer(request(["format": format]))
      #expect(reply.status == status && reply.retrySeconds == retry && reply.freshSeconds == 0)
      #expect(!text(reply).contains("secret"))
      if format == "json" {
        #expect(text(reply).contains("\"name\" : \"\(error.name)\""))
      } else {
        #expect(text(reply).split(separator: "\n").count == 1, "\(text(reply))")
      }
    }
  }

  @Test func `an unknown place is 404 with a sentence in the client's language`() async throws {
    let reply = try await desk().answer(request(slug: "atlantis-xx", language: "es"))
    #expect(reply.status == 404 && reply.retrySeconds == nil)
    #expect(text(reply).contains("atlantis-xx"))
    #expect(!text(reply).contains("No place"))
    let english = try await desk().answer(request(slug: "atlantis-xx"))
    #expect(text(english).hasPrefix("No place called “atlantis-xx”."))
  }

  @Test func `text and JSON have all days that the source gives, and credit another source`()
    async throws
  {
    let desk = desk(ahead: AheadReport.fixture())
    let parts = try await text(desk.answer(request())).components(separatedBy: "\n\n")
    let days = parts[1].split(separator: "\n")
    #expect(days.count == 16 && days.last?.hasPrefix("Friday") == true, "\(days)")
    #expect(days.last?.contains("27 Mar") == true, "a weekday alone would name two days")
    #expect(parts[2].contains("Weather data by Open-Meteo.com\n"))
    let json = try await text(desk.answer(request(["format": "json"])))
    #expect(json.components(separatedBy: "\"date\"").count == 17)
    #expect(json.contains("\"lacksDays\" : false"))
    #expect(json.contains("\"furtherDaysProvider\" : \"openmeteo\""))
  }

  @Test func `an answer whose further days could not be loaded has the first ones and says so`()
    async throws
  {
    let desk = desk(ahead: .none)
    let reply = try await desk.answer(request())
    #expect(reply.status == 200 && reply.freshSeconds == 60)
    #expect(text(reply).contains("The days after the first five could not be loaded."))
    #expect(text(reply).contains("Today"))
    let json = try await text(desk.answer(request(["format": "json"])))
    #expect(json.contains("\"lacksDays\" : true") && json.contains("\"date\""))
  }

  @Test func `texts and cards have the name in the language, and the address the English one`()
    async throws
  {
    let line = try await text(desk().answer(request(["format": "1", "lang": "ja"])))
    #expect(line.hasPrefix("ロンドン, "))
    let page = try await text(desk().answer(request(["lang": "ja"])))
    #expect(page.hasPrefix("ロンドン, "))
    let card = try await text(desk().card(request(["lang": "ar"])))
    #expect(card.contains("لندن") && card.contains("href=\"/city/london-england-gb\""))
    let json = try await text(desk().answer(request(["format": "json", "lang": "ja"])))
    #expect(json.contains("\"name\" : \"London\""))
  }

  @Test func `a place whose provider gives another language's name has its English one`() throws {
    let place = Place(
      name: "Köln", state: nil, country: "DE", coordinate: Place.london.coordinate)
    #expect(place.fullName(in: Locale(identifier: "en_GB")) == "Cologne, Germany")
    #expect(place.slug.hasSuffix("-de") && place.slug == Slug.make(["Köln", "", "DE"]))
    let german = place.fullName(in: Locale(identifier: "de_DE"), named: "Köln")
    #expect(german == "Köln, Deutschland")
  }

  @Test func `a picture is a PNG, drawn once for all who ask`() async throws {
    let (desk, request) = (desk(), try request(["format": "png"]))
    guard case .png(let data) = await desk.answer(request).content else {
      Issue.record("the answer is no picture")
      return
    }
    #expect(data.starts(with: [0x89, 0x50, 0x4E, 0x47]))
    // The width in pixels, at its place in the head of the file.
    #expect(data[16..<20].reduce(0) { $0 << 8 | Int($1) } == 1280)
    #expect(await desk.answer(request).content == .png(data))
  }

  @Test func `a card has title, language, hours and credit, and neither script nor picture`()
    async throws
  {
    let reply = try await desk().card(request(["units": "us"]))
    let html = text(reply)
    #expect(reply.status == 200 && reply.freshSeconds == 300)
    #expect(html.contains("<html lang=\"en-GB\" dir=\"ltr\">"))
    #expect(html.contains("<title>London, England, United Kingdom</title>"))
    #expect(html.contains("<h1><a href=\"/city/london-england-gb\" target=\"_blank\""))
    #expect(html.contains(">53°F<"), "11.4 °C in Fahrenheit")
    #expect(html.components(separatedBy: "<li>").count == 9, "eight hours")
    #expect(html.contains("<span class=\"hidden\">Rain</span>"))
    #expect(html.contains("https://openweathermap.org/"))
    for word in ["<script", "<img", "<link", " style=", "onclick", "src="] {
      #expect(!html.contains(word), "\(word)")
    }
    guard case .page(_, let style) = reply.content else { return }
    #expect(html.contains("<style>\(style)</style>"))
  }

  @Test func `a card is mirrored in Arabic, and its error is a page, too`() async throws {
    let arabic = try await desk().card(request(["lang": "ar"]))
    #expect(text(arabic).contains("<html lang=\"ar-GB\" dir=\"rtl\">"))
    let failed = try await desk(failing: .offline).card(request())
    #expect(failed.status == 503 && text(failed).hasPrefix("<!doctype html>"))
  }

  @Test func `names of places cannot add markup to a card`() async throws {
    let card = try await desk(failing: .unknown(reason: "")).card(request())
    #expect(!text(card).contains("<script"))
    let place = Place(
      name: "<b>\"&", state: nil, country: "GB", coordinate: Place.london.coordinate)
    let page = ForecastCardPage(
      place: place,
      text: .init(
        LongForecast(.fixture(place: place)), settings: WeatherSettings(),
        locale: Locale(identifier: "en"),
        now: Self.now),
      card: .init(
        .fixture(place: place), settings: WeatherSettings(), locale: Locale(identifier: "en"),
        now: Self.now), locale: Locale(identifier: "en"))
    #expect(page.html.contains("<title>&lt;b&gt;&quot;&amp;, United Kingdom</title>"))
    #expect(!page.html.contains("<b>\""))
  }

  @Test func `a combining mark does not hide a sign that HTML reserves in a card`() {
    let safe = ForecastCardPage.safe("\"\u{301} onfocus=\"\u{20DD}<\u{338}&\u{301}")
    #expect(!safe.utf8.contains(UInt8(ascii: "\"")) && !safe.utf8.contains(UInt8(ascii: "<")))
    #expect(
      safe.unicodeScalars.elementsEqual(
        "&quot;\u{301} onfocus=&quot;\u{20DD}&lt;\u{338}&amp;\u{301}".unicodeScalars))
  }

  @Test func `a card has the symbols of the page in their colours, or emoji without a drawing`()
    async throws
  {
    let report = WeatherReport.fixture()
    let locale = Locale(identifier: "en")
    let card = ForecastCard(
      report, settings: WeatherSettings(), locale: locale, now: Self.now)
    var page = ForecastCardPage(
      place: .london,
      text: .init(
        LongForecast(report), settings: WeatherSettings(), locale: locale, now: Self.now),
      card: card, locale: locale)
    let emoji = page.text.emoji
    #expect(page.html.contains(emoji) && !page.html.contains("<svg"))
    page.drawing = { "<path id=\"\($0)\" fill=\"var(--s1)\"/><path fill=\"var(--s2)\"/>" }
    let html = page.html
    #expect(!html.contains(emoji) && !html.contains("--s1"))
    let symbol = card.symbol
    #expect(
      html.contains("id=\"\(symbol.name)\" fill=\"var(--\(symbol.hues[0].rawValue))\"/>"))
    #expect(html.contains("<path fill=\"var(--\(symbol.hues[1].rawValue))\"/>"))
    #expect(html.components(separatedBy: "<svg").count == card.hours.count + 2)
  }

  @Test func `the symbols of a card have enough contrast in light and dark`() throws {
    let ground = ForecastCardPage.ground
    for hue in SymbolHue.allCases {
      let shade = try #require(ForecastCardPage.hues[hue])
      #expect(contrast(shade.light, ground.light) >= 3, "\(hue)")
      #expect(contrast(shade.dark, ground.dark) >= 3, "\(hue)")
      #expect(ForecastCardPage.style.contains("--\(hue.rawValue):"))
    }
  }

  @Test func `the texts of a card have enough contrast in light and dark`() {
    for ink in ForecastCardPage.inks {
      #expect(contrast(ink.light, ForecastCardPage.ground.light) >= 4.5, "\(ink.light)")
      #expect(contrast(ink.dark, ForecastCardPage.ground.dark) >= 4.5, "\(ink.dark)")
    }
  }

  /// Returns the contrast of two colors as WCAG computes it.
  private func contrast(_ first: String, _ second: String) -> Double {
    let lights = [first, second].map(luminance).sorted()
    return (lights[1] + 0.05) / (lights[0] + 0.05)
  }

  private func luminance(_ color: String) -> Double {
    let value = Int(color, radix: 16) ?? 0
    let parts = [16, 8, 0].map { shift -> Double in
      let part = Double(value >> shift & 0xFF) / 255
      return part <= 0.03928 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]
  }
}
