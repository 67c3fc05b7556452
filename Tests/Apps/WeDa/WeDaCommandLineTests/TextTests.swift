import Testing
import WeDaDomain

@testable import WeDaCommandLine

@Suite struct TextTests {
  @Test(
    arguments: [
      ("London", 6), ("東京", 4), ("서울", 4), ("☀️", 2), ("🌧️", 2), ("❓", 2), ("🌙", 2), ("Zürich", 6),
      ("Zu\u{308}rich", 6), ("القاهرة", 7), ("−5°", 3), ("", 0), ("\u{200F}x", 1),
    ])
  func `the width of a text is counted in columns of a terminal`(text: String, width: Int) {
    #expect(DisplayWidth.of(text) == width)
  }

  @Test func `columns are aligned whatever the width of their characters`() {
    let rows = [["Tokyo", "東京", "9°"], ["Cologne", "Köln", "-11°"]]
    #expect(
      TextTable(rows, trailing: [2]).lines() == ["Tokyo    東京    9°", "Cologne  Köln  -11°"])
  }

  @Test func `colours do not count for widths, and no line ends in spaces`() {
    let table = TextTable([["a", "b"], ["ccc", ""]])
    let lines = table.lines { cell, _, column in column == 0 ? "<\(cell)>" : cell }
    #expect(lines == ["<a>    b", "<ccc>"])
  }

  @Test(
    arguments: [
      (true, [:], true), (false, [:], false), (true, ["NO_COLOR": "1"], false),
      (true, ["NO_COLOR": ""], true), (true, ["TERM": "dumb"], false),
    ] as [(Bool, [String: String], Bool)])
  func `colours are used in a terminal unless its user turns them off`(
    isTerminal: Bool, environment: [String: String], isOn: Bool
  ) {
    let ink = Ink(isTerminal: isTerminal, environment: environment)
    #expect(ink.isOn == isOn)
    #expect(ink.bold("x") == (isOn ? "\u{1B}[1mx\u{1B}[0m" : "x"))
    #expect(ink.bold("") == "")
  }

  @Test func `today's low in the output is the current temperature if that is lower`() throws {
    let fixture = WeatherReport.fixture()
    let cold = CurrentWeather(
      observedAt: fixture.current.observedAt, temperature: Temperature(celsius: -40),
      condition: fixture.current.condition)
    let report = WeatherReport(
      place: .london, current: cold, slots: fixture.slots, zone: .gmt,
      fetchedAt: fixture.fetchedAt, provider: .fixture, origin: .remote)
    let days = ForecastFile(LongForecast(report), PlaceChoice(place: .london, others: [])).days
    #expect(days[0].lowCelsius == -40)
    #expect(days[0].highCelsius == report.days[0].high.celsius)
    #expect(days[1].lowCelsius == report.days[1].low.celsius)
  }
}
