import StrataKitTesting
import WeDaDomain

/// Knows the place of an address only once a test says so.
struct HeldPlace: ResolvePlaceUseCase {
  let asked: Recorded<String>
  let gate: Gate

  func execute(_ slug: String) async throws(WeatherError) -> Place {
    asked.record(slug)
    await gate.wait()
    return .london
  }
}

/// Knows the weather of one place only once a test says so.
struct HeldWeather: LoadWeatherUseCase {
  let name: String
  let gate: Gate

  func execute(_ place: Place) async throws(WeatherError) -> WeatherReport {
    if place.name == name { await gate.wait() }
    return .fixture(place: place)
  }
}
