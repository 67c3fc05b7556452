import Testing

@testable import WeDaData

/// Which provider a launch asks for.
struct LaunchTests {
  static let table: [(String?, String?, Bool)] = [
    (nil, nil, true), (nil, "", true), (nil, "demo", true), (nil, "abc", false),
    ("demo", nil, true), ("demo", "abc", true),
    ("openweathermap", "abc", false), ("openweathermap", "demo", false),
  ]

  @Test(arguments: table)
  func `what the launch names wins over the key`(provider: String?, key: String?, isDemo: Bool) {
    let configuration = OpenWeatherMapConfiguration(
      provider: provider,
      environment: key.map { ["OPENWEATHERMAP_API_KEY": $0] } ?? [:])
    #expect(configuration.provider.isDemo == isDemo)
    #expect(configuration.apiKey == (isDemo ? "demo" : key))
    #expect(configuration.baseURL == OpenWeatherMapConfiguration.serviceURL)
  }

  @Test func `another address is asked where one is named`() {
    let configuration = OpenWeatherMapConfiguration(
      provider: nil, environment: ["OPENWEATHERMAP_BASE_URL": "http://127.0.0.1:8070"])
    #expect(configuration.baseURL.absoluteString == "http://127.0.0.1:8070")
  }
}
