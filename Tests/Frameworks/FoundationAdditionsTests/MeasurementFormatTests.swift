import Foundation
import Testing

struct MeasurementFormatTests {
  private let whole = FloatingPointFormatStyle<Double>.number.precision(.fractionLength(0))

  private func degrees(_ value: Double) -> Measurement<UnitTemperature> {
    Measurement(value: value, unit: .celsius)
  }

  @Test(arguments: [
    ("en-GB", "18°C"), ("es", "18°C"), ("pt-BR", "18 °C"), ("ar", "18°م"), ("ar-EG", "١٨°م"),
    ("en-US", "64°F"),
  ])
  func `a temperature is formatted in the user's unit and language`(
    language: String, expected: String
  ) {
    let text = reading(language) {
      degrees(17.8).formatted(
        .measurement(width: .abbreviated, usage: .weather, numberFormatStyle: whole))
    }
    #expect(text.replacing("\u{a0}", with: " ").filter { $0 != "\u{200f}" } == expected)
  }

  @Test func `asProvided keeps the unit and uses the number style`() {
    let wind = Measurement(value: 1234.56, unit: UnitSpeed.kilometersPerHour)
    let style = FloatingPointFormatStyle<Double>.number.precision(.fractionLength(1))
    func text() -> String {
      wind.formatted(
        .measurement(width: .abbreviated, usage: .asProvided, numberFormatStyle: style))
    }
    #expect(text() == "1,234.6 km/h")
    #expect(reading("es", do: text) == "1234,6 km/h")
  }

  @Test(arguments: [(1, "1 kilometer"), (2, "2 kilometers")])
  func `a unit in the wide style is in the plural`(value: Double, expected: String) {
    let length = Measurement(value: value, unit: UnitLength.kilometers)
    #expect(
      length.formatted(.measurement(width: .wide, usage: .asProvided, numberFormatStyle: whole))
        == expected)
  }

  @Test func `the plural of a unit depends on the shown digits`() {
    let length = Measurement(value: 1, unit: UnitLength.meters)
    let style = FloatingPointFormatStyle<Double>.number.precision(.fractionLength(1))
    #expect(
      length.formatted(.measurement(width: .wide, usage: .asProvided, numberFormatStyle: style))
        == "1.0 meters")
  }

  @Test func `a temperature with a hidden scale name is still converted to the user's unit`() {
    func text() -> String {
      degrees(20).formatted(
        .measurement(
          width: .narrow, usage: .weather, hidesScaleName: true, numberFormatStyle: whole))
    }
    #expect(reading("en-GB", do: text) == "20°")
    #expect(reading("en-US", do: text) == "68°")
  }

  @Test func `a format style's explicit locale takes precedence over the user's`() {
    let style = Measurement<UnitLength>.FormatStyle(
      width: .wide, locale: Locale(identifier: "pt"), usage: .asProvided)
    #expect(Measurement(value: 3, unit: UnitLength.meters).formatted(style) == "3 metros")
  }

  @Test func `a custom unit is written by its symbol`() {
    let unit = UnitLength(symbol: "span", converter: UnitConverterLinear(coefficient: 0.23))
    let style = Measurement<UnitLength>.FormatStyle(width: .wide)
    #expect(Measurement(value: 2.5, unit: unit).formatted(style) == "2.5 span")
  }

  @Test func `pressure and wind speed are formatted with their units`() {
    let shown = Measurement(value: 1013, unit: UnitPressure.hectopascals)
    #expect(
      shown.formatted(
        .measurement(width: .abbreviated, usage: .asProvided, numberFormatStyle: whole))
        == "1,013 hPa")
    #expect(
      Measurement(value: 5, unit: UnitSpeed.knots).formatted(
        .measurement(width: .abbreviated, usage: .asProvided)) == "5 kn")
  }
}
