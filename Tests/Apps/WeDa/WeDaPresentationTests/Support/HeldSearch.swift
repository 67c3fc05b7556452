import StrataKitTesting
import WeDaDomain

/// A geocoder whose results a test releases one by one.
struct HeldSearch: SearchPlacesUseCase {
  let answers: [String: [Place]]
  let gates: [String: Gate]
  let calls = Recorded<String>()

  init(_ answers: [String: [Place]]) {
    self.answers = answers
    gates = answers.mapValues { _ in Gate() }
  }

  func execute(_ text: String) async throws(WeatherError) -> [Place] {
    calls.record(text)
    await gates[text]?.wait()
    return answers[text] ?? []
  }

  func release(_ text: String) { gates[text]?.open() }
}
