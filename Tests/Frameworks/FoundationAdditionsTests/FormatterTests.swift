import Foundation
import Testing

@testable import StrataFoundationAdditions

/// Tests of spans of time as text.
struct DateComponentsFormatterTests {
  private let formatter = DateComponentsFormatter()

  @Test(arguments: [
    (DateComponentsFormatter.UnitsStyle.positional, "1:01:40"), (.abbreviated, "1h 1m 40s"),
    (.short, "1 hr, 1 min, 40 sec"), (.full, "1 hour, 1 minute, 40 seconds"),
    (.spellOut, "one hour, one minute, forty seconds"), (.brief, "1hr 1min 40sec"),
  ])
  func `each units style of DateComponentsFormatter writes 3,700 seconds as expected`(
    style: DateComponentsFormatter.UnitsStyle, text: String
  ) {
    formatter.unitsStyle = style
    #expect(formatter.string(from: 3700) == text)
  }

  @Test func `a positional duration is padded with zeros if the formatter pads`() {
    formatter.allowedUnits = [.minute, .second]
    #expect(formatter.string(from: 65) == "1:05")
    #expect(formatter.string(from: 5) == "5")
    formatter.zeroFormattingBehavior = .pad
    #expect(formatter.string(from: 65) == "01:05")
    #expect(formatter.string(from: 5) == "00:05")
    #expect(formatter.string(from: -65) == "-01:05")
  }

  @Test func `units that are zero are omitted according to zeroFormattingBehavior`() {
    formatter.unitsStyle = .abbreviated
    formatter.allowedUnits = [.hour, .minute, .second]
    #expect(formatter.string(from: 7205) == "2h 5s")
    #expect(formatter.string(from: 0) == "0s")
    formatter.zeroFormattingBehavior = .dropLeading
    #expect(formatter.string(from: 60) == "1m 0s")
    formatter.zeroFormattingBehavior = .dropTrailing
    #expect(formatter.string(from: 60) == "0h 1m")
    formatter.zeroFormattingBehavior = []
    #expect(formatter.string(from: 60) == "0h 1m 0s")
  }

  @Test func `maximumUnitCount counts units from the first one that is not zero`() {
    formatter.unitsStyle = .full
    formatter.maximumUnitCount = 2
    #expect(formatter.string(from: 100_000) == "1 day, 3 hours")
    formatter.maximumUnitCount = 1
    formatter.includesApproximationPhrase = true
    formatter.includesTimeRemainingPhrase = true
    #expect(formatter.string(from: 300) == "About 5 minutes remaining")
  }

  @Test func `collapsesLargestUnit writes 63 seconds as 63s, not as 1m 3s`() {
    formatter.unitsStyle = .abbreviated
    formatter.collapsesLargestUnit = true
    #expect(formatter.string(from: 63) == "63s")
    #expect(formatter.string(from: 125) == "2m 5s")
  }

  @Test func `DateComponentsFormatter writes components and the time between dates in German`() {
    reading("de") {
      let formatter = DateComponentsFormatter()
      formatter.unitsStyle = .full
      #expect(formatter.string(from: DateComponents(day: 2, hour: 3)) == "2 Tage und 3 Stunden")
      let start = Date(timeIntervalSinceReferenceDate: 0)
      #expect(formatter.string(from: start, to: start + 60) == "1 Minute")
    }
    #expect(formatter.string(from: .infinity) == nil)
    #expect(formatter.string(for: "a word") == nil)
  }
}

/// Tests of measurements, lists and names as text.
struct OtherFormatterTests {
  @Test func `a measurement is written in the locale's unit, or in its own with providedUnit`() {
    let formatter = MeasurementFormatter()
    let way = Measurement(value: 3, unit: UnitLength.kilometers)
    formatter.locale = Locale(identifier: "en_US")
    #expect(formatter.string(from: way) == "1.86 mi")
    formatter.unitOptions = .providedUnit
    #expect(formatter.string(from: way) == "3 km")
    formatter.unitStyle = .long
    #expect(formatter.string(from: way) == "3 kilometers")
    formatter.locale = Locale(identifier: "de_DE")
    formatter.unitOptions = .naturalScale
    #expect(
      formatter.string(from: Measurement(value: 3500, unit: UnitLength.meters)) == "3,5 Kilometer")
    #expect(formatter.string(from: UnitLength.meters) == "Meter")
  }

  @Test func `a temperature is written without its scale if the format hides it`() {
    let formatter = MeasurementFormatter()
    formatter.locale = Locale(identifier: "en_US")
    formatter.unitOptions = .temperatureWithoutUnit
    formatter.numberFormatter.maximumFractionDigits = 0
    #expect(formatter.string(from: Measurement(value: 20, unit: UnitTemperature.celsius)) == "68°")
  }

  @Test func `ListFormatter joins a list by the rules of its locale`() {
    #expect(ListFormatter.localizedString(byJoining: ["a", "b", "c"]) == "a, b, and c")
    let formatter = ListFormatter()
    formatter.locale = Locale(identifier: "de")
    let numbers = NumberFormatter()
    numbers.numberStyle = .spellOut
    numbers.locale = Locale(identifier: "de")
    formatter.itemFormatter = numbers
    #expect(formatter.string(from: [1, 2]) == "eins und zwei")
  }

  @Test func `a person's name is written in the style's length and in the script's order`() {
    let ada = PersonNameComponents(
      namePrefix: "Dr.", givenName: "Ada", middleName: "Augusta", familyName: "Lovelace")
    let formatter = PersonNameComponentsFormatter()
    #expect(formatter.string(from: ada) == "Ada Lovelace")
    formatter.style = .short
    #expect(formatter.string(from: ada) == "Ada")
    formatter.style = .long
    #expect(formatter.string(from: ada) == "Dr. Ada Augusta Lovelace")
    formatter.style = .abbreviated
    #expect(formatter.string(from: ada) == "AL")
    #expect(ada.formatted(.name(style: .long)) == "Dr. Ada Augusta Lovelace")
    let taro = PersonNameComponents(givenName: "太郎", familyName: "山田")
    #expect(taro.formatted() == "山田太郎")
  }

  @Test func `a full name is parsed into given name, middle names and family name`() {
    let parts = PersonNameComponentsFormatter().personNameComponents(from: " Ada Augusta  Lovelace")
    #expect(parts?.givenName == "Ada")
    #expect(parts?.middleName == "Augusta")
    #expect(parts?.familyName == "Lovelace")
    #expect(PersonNameComponentsFormatter().personNameComponents(from: " ") == nil)
  }

  @Test
  func `localizedStandard sorts B9 before b10, ignoring case and comparing digits as numbers`() {
    struct Item { var name: String }
    let items = ["b10", "B9", "a"].map(Item.init)
    let sorted = items.sorted(using: SortDescriptor(\.name, comparator: .localizedStandard))
    #expect(sorted.map(\.name) == ["a", "B9", "b10"])
    let same = items.sorted(using: KeyPathComparator(\.name, comparator: .localizedStandard))
    #expect(same.map(\.name) == sorted.map(\.name))
  }
}
