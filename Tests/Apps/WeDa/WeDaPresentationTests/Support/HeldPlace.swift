import StrataKitTesting
import WeDaDomain

/// A use case that returns the place of an address once a test releases it.
struct HeldPlace: ResolvePlaceUseCase {
  let asked: Recorded<String>
  let gate: Gate

  func execute(_ slug: String) async throws(WeatherError) -> Place {
    asked.record(slug)
    await gate.wait()
    return .london
  }
}

/// A use case that returns the weather of one place once a test releases it.
struct HeldWeather: LoadWeatherUseCase {
  let name: String
  let gate: Gate

  func execute(_ place: Place) async throws(WeatherError) -> WeatherReport {
    if place.name == name { await gate.wait() }
    return .fixture(place: place)
  }
}
