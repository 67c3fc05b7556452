import Foundation
import Testing
import WeDaDomain

@testable import WeDaPresentation

@Suite struct WeatherFormatTests {
  let metric = WeatherFormat(units: .metric, locale: Locale(identifier: "en_GB"))
  let imperial = WeatherFormat(units: .american, locale: Locale(identifier: "en_US"))
  let german = WeatherFormat(units: .metric, locale: Locale(identifier: "de_DE"))

  @Test(arguments: [(-0.4, "0°"), (0.4, "0°"), (-0.5, "-1°"), (21.5, "22°"), (-12, "-12°")])
  func `temperatures are whole degrees and never minus zero`(celsius: Double, text: String) {
    #expect(metric.temperature(Temperature(celsius: celsius)) == text)
  }

  @Test func `American units are formatted`() {
    #expect(imperial.temperature(Temperature(celsius: 20)) == "68°")
    #expect(imperial.speed(Speed(metresPerSecond: 10)) == "22\u{A0}mph")
    #expect(imperial.pressure(Pressure(hectopascals: 1013)) == "29.91\u{A0}inHg")
    #expect(imperial.distance(Distance(metres: 10_000)) == "6.2\u{A0}mi")
    #expect(imperial.precipitation(Precipitation(millimetres: 2.5)) == "0.1\u{A0}in")
  }

  @Test func `metric units are formatted`() {
    #expect(metric.speed(Speed(metresPerSecond: 5.25)) == "19\u{A0}km/h")
    #expect(metric.pressure(Pressure(hectopascals: 1013.4)) == "1,013\u{A0}hPa")
    #expect(metric.distance(Distance(metres: 10_000)) == "10\u{A0}km")
    #expect(metric.distance(Distance(metres: 450)) == "450\u{A0}m")
    #expect(metric.precipitation(Precipitation(millimetres: 0.44)) == "0.4\u{A0}mm")
  }

  @Test func `numbers follow the locale`() {
    #expect(german.precipitation(Precipitation(millimetres: 5.2)) == "5,2\u{A0}mm")
  }

  @Test(
    arguments: [
      (WindUnit.metresPerSecond, "10\u{A0}m/s"), (.kilometresPerHour, "36\u{A0}km/h"),
      (.milesPerHour, "22\u{A0}mph"), (.knots, "19\u{A0}kn"), (.beaufort, "Force\u{A0}5"),
    ])
  func `ten metres a second are formatted in every unit`(unit: WindUnit, text: String) {
    var units = UnitChoice.metric
    units.wind = unit
    let format = WeatherFormat(units: units, locale: Locale(identifier: "en_GB"))
    #expect(format.speed(Speed(metresPerSecond: 10)) == text)
    let wind = Wind(speed: Speed(metresPerSecond: 10), direction: nil, gust: nil)
    #expect(format.windNote(wind) == (unit == .beaufort ? "Fresh breeze" : nil))
  }

  @Test func `no end of a line separates a number from its unit, or the parts of a unit`() {
    let format = WeatherFormat(locale: Locale(identifier: "ar_EG"))
    let speed = format.speed(Speed(metresPerSecond: 10))
    #expect(speed.hasSuffix("\u{A0}كم/\u{2060}س"), "\(speed)")
  }

  @Test func `each quantity is formatted in its chosen unit`() {
    let units = UnitChoice(
      temperature: .fahrenheit, wind: .metresPerSecond, pressure: .millimetresOfMercury,
      precipitation: .inches, distance: .kilometres)
    let format = WeatherFormat(units: units, locale: Locale(identifier: "en_GB"))
    #expect(format.temperature(Temperature(celsius: 0)) == "32°")
    #expect(format.speed(Speed(metresPerSecond: 5.25)) == "5.3\u{A0}m/s")
    #expect(format.pressure(Pressure(hectopascals: 1013.25)) == "760\u{A0}mmHg")
    #expect(format.precipitation(Precipitation(millimetres: 12.7)) == "0.5\u{A0}in")
    #expect(format.distance(Distance(metres: 4200)) == "4.2\u{A0}km")
  }

  @Test(
    arguments: [
      ("en_US", UnitChoice.american), ("es_US", .american), ("en_GB", .british),
      ("de_DE", .metric), ("en_IN", .metric), ("en", .metric), ("ar", .metric),
    ])
  func `a new device shows the units that are usual in its region`(
    locale: String, units: UnitChoice
  ) {
    let device = Locale(identifier: locale)
    #expect(WeatherFormat(WeatherSettings(), locale: device).units == units)
    let chosen = WeatherSettings(units: .american)
    #expect(WeatherFormat(chosen, locale: device).units == .american)
  }

  @Test(
    arguments: [
      ("en_US", ClockChoice.automatic, "3:40\u{202F}PM"), ("en_GB", .automatic, "15:40"),
      ("en_US", .twentyFour, "15:40"), ("en_GB", .twelve, "3:40\u{202F}pm"),
      ("es_ES", .twelve, "3:40\u{202F}p.\u{202F}m."), ("pt_BR", .automatic, "15:40"),
      ("ar_EG", .twentyFour, "١٥:٤٠"), ("ar_EG", .automatic, "٣:٤٠\u{00A0}م"),
    ])
  func `the clock is the region's unless one is chosen`(
    locale: String, clock: ClockChoice, text: String
  ) {
    let format = WeatherFormat(clock: clock, locale: Locale(identifier: locale))
    let afternoon = Date(timeIntervalSince1970: 1_773_330_000)
    #expect(format.time(afternoon, in: .gmt) == text)
  }

  @Test func `a probability is formatted as a whole per cent`() {
    #expect(metric.percent(0.32) == "32%")
    #expect(metric.percent(0) == "0%")
    #expect(metric.percent(1) == "100%")
  }

  @Test func `times are formatted in the place's time zone`() throws {
    let instant = Date(timeIntervalSince1970: 1_773_308_400)
    let tokyo = try #require(TimeZone(secondsFromGMT: 32_400))
    #expect(metric.time(instant, in: .gmt) == "09:40")
    #expect(metric.time(instant, in: tokyo) == "18:40")
    #expect(imperial.time(instant, in: tokyo).hasPrefix("6:40"))
  }

  @Test(
    arguments: [
      (0, "UTC"), (3600, "UTC+1"), (19_800, "UTC+5:30"), (-12_600, "UTC\u{2212}3:30"),
      (20_700, "UTC+5:45"),
    ])
  func `an offset from UTC is formatted as a name`(seconds: Int, text: String) {
    #expect(metric.offset(seconds) == text)
  }

  @Test func `a day is formatted with its weekday and date`() {
    let day = LocalDay(of: Date(timeIntervalSince1970: 1_773_308_400), offset: 0)
    #expect(metric.weekday(day) == "Thursday")
    #expect(metric.date(day) == "Thursday 12 Mar")
    #expect(imperial.date(day) == "Thursday, Mar 12")
  }

  @Test(
    arguments: [
      (0, "Less than a minute old"), (59, "Less than a minute old"), (60, "1 minute old"),
      (150, "2 minutes old"), (3600, "1 hour old"), (47 * 3600, "47 hours old"),
      (48 * 3600, "2 days old"), (-5, "Less than a minute old"),
    ] as [(Double, String)])
  func `ages are written in the largest fitting unit`(seconds: Double, text: String) {
    #expect(metric.age(seconds) == text)
  }

  @Test(
    arguments: [
      (0, "Just now"), (59.9, "Just now"), (-30, "Just now"), (60, "1 minute ago"),
      (7200, "2 hours ago"),
    ] as [(Double, String)])
  func `the age of a search in the future is formatted as now`(seconds: Double, text: String) {
    let now = WeatherReport.fixtureTime
    #expect(metric.ago(now.addingTimeInterval(-seconds), now: now) == text)
  }

  /// After Arabic letters, a sign before digits or a degree sign after them would change sides.
  @Test func `the characters of a temperature keep their order within Arabic text`() {
    let arabic = WeatherFormat(units: .metric, locale: Locale(identifier: "ar"))
    #expect(arabic.temperature(Temperature(celsius: -1)) == "\u{2066}\u{200E}-1°\u{2069}")
  }

  @Test func `ages follow each language's plurals`() {
    let arabic = WeatherFormat(units: .metric, locale: Locale(identifier: "ar"))
    let spanish = WeatherFormat(units: .metric, locale: Locale(identifier: "es"))
    #expect(arabic.age(120) == "منذ دقيقتين")
    #expect(spanish.age(60) == "De hace 1 minuto")
  }

  @Test(
    arguments: [
      ("en_GB", "Tokyo, Japan", "England, United Kingdom"),
      ("es_ES", "Tokyo, Japón", "Inglaterra, Reino Unido"),
      ("pt_BR", "Tokyo, Japão", "Inglaterra, Reino Unido"),
      (
        "ar_EG", "\u{2068}Tokyo\u{2069}، \u{2068}اليابان\u{2069}",
        "\u{2068}إنجلترا\u{2069}، \u{2068}المملكة المتحدة\u{2069}"
      ),
    ])
  func `a country has its name in the reader's language`(
    locale: String, tokyo: String, england: String
  ) {
    let reader = Locale(identifier: locale)
    #expect(Place.tokyo.fullName(in: reader) == tokyo)
    #expect(Place.london.region(in: reader) == england)
  }

  @Test func `a region repeats no name, and shows an unknown country code unchanged`() {
    let reader = Locale(identifier: "en_GB")
    func region(_ name: String, _ state: String?, _ country: String) -> String {
      Place(
        name: name, state: state, country: country,
        coordinate: Place.london.coordinate
      ).region(in: reader)
    }
    #expect(region("Lisbon", "Lisbon", "PT") == "Portugal")
    #expect(region("São Paulo", "Sao Paulo", "BR") == "Brazil")
    #expect(region("Nowhere", nil, "") == "")
    #expect(region("Nowhere", nil, "land") == "land")
  }
}
