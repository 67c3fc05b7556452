import Testing

@testable import OpenWeatherSimulator
@testable import SimulatedWorld

/// Values of the real service for temperature, humidity and wind.
@Test(arguments: [
  (14.87, 63.0, 3.01, 14.06), (13.19, 70, 3.37, 12.39), (10.8, 80, 2.91, 10.02),
  (15.25, 62, 4.8, 14.45), (1.84, 69, 2, -0.31),
])
func `the simulated apparent temperature differs from the real service's by less than 0.1`(
  temperature: Double, humidity: Double, wind: Double, feels: Double
) {
  let found = apparentTemperature(temperature, humidity: humidity, wind: wind)
  #expect(abs(found - feels) < 0.1, "\(found)")
}

@Test func `the apparent temperature is higher in humid heat, and unchanged in cold without wind`()
{
  #expect(apparentTemperature(34, humidity: 70, wind: 2) > 42)
  #expect(apparentTemperature(-5, humidity: 70, wind: 0) == -5)
}
