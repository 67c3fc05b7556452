import Testing
import WeDaDomain

struct UnitTests {
  @Test func `ten metres a second in every unit`() {
    let speed = Speed(metresPerSecond: 10)
    #expect(speed.kilometresPerHour == 36)
    #expect(speed.milesPerHour.rounded(decimals: 1) == 22.4)
    #expect(speed.knots.rounded(decimals: 1) == 19.4)
    #expect(speed.value(in: .metric) == 10)
  }

  @Test func `imperial quantities`() {
    #expect(Temperature(celsius: -40).value(in: .imperial) == -40)
    #expect(Temperature(celsius: 100).fahrenheit == 212)
    #expect(Pressure(hectopascals: 1013.25).inchesOfMercury.rounded(decimals: 2) == 29.92)
    #expect(Distance(metres: 1609.344).value(in: .imperial) == 1)
    #expect(Distance(metres: 10_000).value(in: .metric) == 10)
    #expect(Precipitation(millimetres: 25.4).value(in: .imperial) == 1)
  }

  @Test func `nothing is ever minus zero`() {
    #expect((-0.4).rounded(decimals: 0).sign == .plus)
    #expect((-0.04).rounded(decimals: 1).sign == .plus)
    #expect((-0.6).rounded(decimals: 0) == -1)
    #expect((12.345).rounded(decimals: 1) == 12.3)
  }

  @Test func `a direction stays within one turn`() {
    let calm = Speed(metresPerSecond: 1)
    #expect(Wind(speed: calm, direction: 360, gust: nil).direction == 0)
    #expect(Wind(speed: calm, direction: -90, gust: nil).compassPoint == .west)
    #expect(CompassPoint(degrees: 348.75) == .north)
    #expect(CompassPoint(degrees: 225) == .southWest)
    #expect(Wind(speed: calm, direction: nil, gust: nil).compassPoint == nil)
  }
}
