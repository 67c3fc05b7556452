import Testing

@testable import LayerPresets

/// Keys and coordinates by other names than the usual ones.
@Suite struct SecretsAndPlacesTests {
  private static let service = "WeDaApp/Services/WeatherService.swift"

  private func isFound(_ rule: String, _ code: String, insteadOf old: String) throws -> Bool {
    let project = PresetProject.dashboard
    let slip = PresetProject.Slip(rule, change: .edit(Self.service, old, code))
    return try #require(try project.places(after: slip, project.check())).isEmpty == false
  }

  private static let member = "static let dates = DateFormatter()"
  private static let call = "logger.info(\"loaded\")"

  @Test(arguments: [
    "let key = \"3f2a9c81d4e65b70\"",
    "let url = \"https://example.org/data?q=London&appid=3f2a9c81d4e65b70\"",
    "let apiKey = \"3f2a9c81\" + \"d4e65b70aa\"",
    "var apiKey: String { \"3f2a9c81d4e65b70\" }",
    "request.set(\"Bearer eyJhbGciOiJIUzI1NiJ9.e30\")",
  ])
  func `a key is found`(code: String) throws {
    #expect(try isFound("no-keys-in-code", code, insteadOf: Self.member))
  }

  @Test(arguments: [
    "let key = \"home.title.label.long.enough\"",
    "let url = \"https://example.org/data?q=London2024LondonLondon\"",
    "let url = \"https://example.org/data?appid=\\(key)\"",
    "var apiKey: String { Keys.weather }", "request.set(\"Bearer \\(token)\")",
    "let sortKey = \"temperatureMaximumOfDay\"",
  ])
  func `what is no key is none`(code: String) throws {
    #expect(try !isFound("no-keys-in-code", code, insteadOf: Self.member))
  }

  @Test(arguments: [
    "print(location)", "logger.info(\"\\(userLocation)\")", "print(\"at \\(lng)\")",
    "logger.debug(\"\\(manager.lastKnownLocation)\")", "os_log(\"%@\", location.description)",
  ])
  func `a logged place is found`(code: String) throws {
    #expect(try isFound("no-places-in-logs", code, insteadOf: Self.call))
  }

  @Test(arguments: [
    "print(\"location denied\")", "print(location.name)", "print(allocation)",
    "logger.info(\"no location\")",
  ])
  func `what tells no place is none`(code: String) throws {
    #expect(try !isFound("no-places-in-logs", code, insteadOf: Self.call))
  }
}
