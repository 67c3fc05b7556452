import Foundation
import StrataKitTesting
import Testing
import WeDaDomain

@testable import WeDaPresentation

@Suite struct MadeOnceTests {
  @Test func `a cache of two entries creates each value once and is emptied when it is full`() {
    let things = MadeOnce<Int, String>(capacity: 2)
    var made: [Int] = []
    for key in [1, 1, 2, 1, 3, 1] {
      let thing = things.using(key) {
        made.append(key)
        return "thing \(key)"
      } _: {
        $0
      }
      #expect(thing == "thing \(key)")
    }
    #expect(made == [1, 2, 3, 1])
    #expect(things.count == 2)
  }

  @Test(.mission("W-145")) func `a date format is created once per language and time zone`() {
    let zone = TimeZone(identifier: "Antarctica/Troll") ?? .gmt
    let format = WeatherFormat(locale: Locale(identifier: "pt_AO"))
    _ = format.time(WeatherReport.fixtureTime, in: zone)
    let key = WeatherFormat.StyleKey(locale: "pt_AO", clock: .automatic, zone: zone)
    var isMade = false
    _ = WeatherFormat.styles.using(key) {
      isMade = true
      return Date.FormatStyle()
    } _: {
      $0
    }
    #expect(!isMade)
  }

  @Test(.mission("W-146")) func `a date has the weekday, month and day in each language`() {
    let day = LocalDay(of: WeatherReport.fixtureTime, offset: 0)
    let dates = ["en_US", "es_ES", "pt_BR", "ar_EG"].map {
      WeatherFormat(locale: Locale(identifier: $0)).date(day)
    }
    #expect(
      dates == [
        "Thursday, Mar 12", "jueves, 12 mar", "quinta-feira, 12 de mar.", "الخميس، ١٢ مارس",
      ])
  }
}
