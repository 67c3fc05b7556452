import Testing
import WeDaDomain

struct UnitTests {
  @Test func `ten metres a second are converted to every unit`() {
    let speed = Speed(metresPerSecond: 10)
    #expect(speed.kilometresPerHour == 36)
    #expect(speed.milesPerHour.rounded(decimals: 1) == 22.4)
    #expect(speed.knots.rounded(decimals: 1) == 19.4)
    #expect(speed.value(in: .metresPerSecond) == 10)
    #expect(speed.beaufort.force == 5)
    #expect(speed.value(in: .beaufort) == 5)
  }

  @Test(
    arguments: zip(
      [0, 0.2, 0.3, 1.5, 1.6, 5.4, 7.9, 8, 13.8, 17.1, 20.7, 24.4, 28.4, 32.6, 32.7, 90],
      [0, 0, 1, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 12]))
  func `each Beaufort force ends where the next one begins`(metresPerSecond: Double, force: Int) {
    #expect(Speed(metresPerSecond: metresPerSecond).beaufort.force == force)
  }

  @Test func `units that differ from every preset match no preset`() {
    var units = UnitChoice.british
    #expect(UnitPreset(units) == .british)
    units.wind = .knots
    #expect(UnitPreset(units) == nil)
    for preset in UnitPreset.allCases { #expect(UnitPreset(preset.units) == preset) }
  }

  @Test(
    arguments: [
      ("US", UnitChoice.american), ("us", .american), ("PR", .american), ("GB", .british),
      ("DE", .metric), ("CA", .metric), ("", .metric), ("??", .metric), (nil, .metric),
    ] as [(String?, UnitChoice)])
  func `units default to those usual in the region unless others are chosen`(
    region: String?, units: UnitChoice
  ) {
    #expect(WeatherSettings().units(in: region) == units)
    #expect(WeatherSettings(units: .british).units(in: region) == .british)
  }

  @Test func `American units are converted`() {
    #expect(Temperature(celsius: -40).value(in: .fahrenheit) == -40)
    #expect(Temperature(celsius: 100).fahrenheit == 212)
    #expect(Pressure(hectopascals: 1013.25).inchesOfMercury.rounded(decimals: 2) == 29.92)
    #expect(Pressure(hectopascals: 1013.25).millimetresOfMercury.rounded(decimals: 1) == 760)
    #expect(Distance(metres: 1609.344).value(in: .miles) == 1)
    #expect(Distance(metres: 10_000).value(in: .kilometres) == 10)
    #expect(Precipitation(millimetres: 25.4).value(in: .inches) == 1)
  }

  @Test func `no converted value is minus zero`() {
    #expect((-0.4).rounded(decimals: 0).sign == .plus)
    #expect((-0.04).rounded(decimals: 1).sign == .plus)
    #expect((-0.6).rounded(decimals: 0) == -1)
    #expect((12.345).rounded(decimals: 1) == 12.3)
  }

  @Test func `a wind direction is normalized to less than 360 degrees`() {
    let calm = Speed(metresPerSecond: 1)
    #expect(Wind(speed: calm, direction: 360, gust: nil).direction == 0)
    #expect(Wind(speed: calm, direction: -90, gust: nil).compassPoint == .west)
    #expect(CompassPoint(degrees: 348.75) == .north)
    #expect(CompassPoint(degrees: 225) == .southWest)
    #expect(Wind(speed: calm, direction: nil, gust: nil).compassPoint == nil)
  }
}
