import Foundation
import Testing
import WeDaDomain

@testable import WeDaCommandLine

/// Tests that JSON conforms to the schema in `docs/guides/forecast.schema.json`.
@Suite struct ForecastSchemaTests {
  private func schema() throws -> JSONSchema {
    let top = (0..<6).reduce(URL(fileURLWithPath: #filePath)) { folder, _ in
      folder.deletingLastPathComponent()
    }
    return try JSONSchema(
      contentsOf: top.appendingPathComponent("docs/guides/forecast.schema.json"))
  }

  private func forecast() throws -> String {
    let others = PlaceChoice(place: .london, others: [Place.fixtures[1]])
    let further = AheadReport.fixture().days(after: WeatherReport.fixture().days)
    return try ForecastFile(LongForecast(.fixture(), further: further), others).text()
  }

  @Test func `a forecast with all its values conforms`() throws {
    #expect(try schema().problems(of: forecast()) == [])
  }

  @Test func `a forecast without what the provider may leave out conforms`() throws {
    let fixture = WeatherReport.fixture()
    let bare = WeatherReport(
      place: .london,
      current: CurrentWeather(
        observedAt: fixture.current.observedAt, temperature: Temperature(celsius: 1),
        condition: fixture.current.condition),
      slots: [], zone: .gmt, fetchedAt: fixture.fetchedAt, provider: .demo, origin: .stored)
    let text = try ForecastFile(LongForecast(bare), PlaceChoice(place: .london, others: [])).text()
    #expect(try schema().problems(of: text) == [])
  }

  @Test func `an error conforms`() throws {
    let problem = ForecastProblem(status: 404, name: "noSuchPlace", message: "No place.")
    guard case .json(let text) = problem.reply(as: .json).content else { return }
    #expect(try schema().problems(of: text) == [])
    #expect(text.contains("\"status\" : 404"))
  }

  @Test(arguments: [
    ("\"version\" : 1", "\"version\" : 2"), ("\"isDemo\" : false", "\"isDemo\" : 0"),
    ("\"slug\"", "\"page\""), ("\"temperatureCelsius\" : 11.4", "\"temperatureCelsius\" : \"11\""),
    ("\"condition\" : \"rain\"", "\"condition\" : \"wet\""),
  ])
  func `JSON that differs from the schema is found`(part: String, other: String) throws {
    let text = try forecast()
    try #require(text.contains(part), "\(text)")
    #expect(try !schema().problems(of: text.replacing(part, with: other)).isEmpty)
  }

  @Test func `the schema lists every condition and provider`() throws {
    let codes = try schema().definition("condition")["enum"] as? [String]
    #expect(codes == ConditionCode.allCases.map(\.rawValue))
    let fields = try schema().definition("forecast")["properties"] as? [String: [String: Any]]
    #expect(fields?["provider"]?["enum"] as? [String] == WeatherProvider.all.map(\.id))
  }
}
