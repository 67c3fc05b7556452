import Testing

@testable import StrataLayerPresets

/// Tests of keys and coordinates with unusual names.
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
    "r.setValue(\"3f2a9c81d4e65b703f2a9c81d4e65b70\", forHTTPHeaderField: \"X-Api-Key\")",
    "let q = URLQueryItem(name: \"appid\", value: \"3f2a9c81d4e65b703f2a9c81d4e65b70\")",
    "let d = [\"api_key\": \"3f2a9c81d4e65b703f2a9c81d4e65b70\"]",
    "func load(key: String = \"3f2a9c81d4e65b703f2a9c81d4e65b70\") {}",
    "static let openWeather = \"3f2a9c81d4e65b703f2a9c81d4e65b70\"",
    "let password = \"hunter2hunter2\"", "let stripe = \"sk_live_4eC39HqLyjWDarjtT1zdp7dc\"",
    "let pem = \"-----BEGIN RSA PRIVATE KEY-----\\nMIIE\"",
  ])
  func `a key in a source is reported`(code: String) throws {
    #expect(try isFound("no-keys-in-code", code, insteadOf: Self.member))
  }

  @Test(arguments: [
    "let key = \"home.title.label.long.enough\"",
    "let url = \"https://example.org/data?q=London2024LondonLondon\"",
    "let url = \"https://example.org/data?appid=\\(key)\"",
    "var apiKey: String { Keys.weather }", "request.set(\"Bearer \\(token)\")",
    "let sortKey = \"temperatureMaximumOfDay\"", "let cacheKey = \"weather-cache-v2\"",
    "let apiKeyName = \"OPENWEATHERMAP_API_KEY\"",
    "let apiKeyPlaceholder = \"YOUR_API_KEY_HERE\"", "let apiKey = \"YOUR_API_KEY_HERE\"",
    "let sha1 = \"da39a3ee5e6b4b0d3255bfef95601890afd80709\"",
    "let passwordLabel = \"login.password1.label\"", "let password = \"\\(word)1\"",
  ])
  func `a string that only looks like a key is not reported`(code: String) throws {
    #expect(try !isFound("no-keys-in-code", code, insteadOf: Self.member))
  }

  @Test(arguments: [
    "print(location)", "logger.info(\"\\(userLocation)\")", "print(\"at \\(lng)\")",
    "logger.debug(\"\\(manager.lastKnownLocation)\")", "os_log(\"%@\", location.description)",
    "Logger().error(\"\\(lat), \\(lon)\")", "debugPrint(coords)", "dump(userLocation)",
  ])
  func `a log message with a location is reported`(code: String) throws {
    #expect(try isFound("no-places-in-logs", code, insteadOf: Self.call))
  }

  @Test(arguments: [
    "print(token)", "print(\"token: \\(word)\")", "Logger().error(\"\\(accessToken)\")",
    "dump(apiKey)", "print(tokenValue)",
  ])
  func `a log message with a secret is reported`(code: String) throws {
    #expect(try isFound("no-secrets-in-logs", code, insteadOf: Self.call))
  }

  @Test(arguments: ["print(\"tokenizer \\(tokenizer)\")", "logger.error(\"no answer\")"])
  func `a log message without a secret is not reported`(code: String) throws {
    #expect(try !isFound("no-secrets-in-logs", code, insteadOf: Self.call))
  }

  @Test(arguments: [
    "print(\"location denied\")", "print(location.name)", "print(allocation)",
    "logger.info(\"no location\")",
  ])
  func `a log message without a location is not reported`(code: String) throws {
    #expect(try !isFound("no-places-in-logs", code, insteadOf: Self.call))
  }
}
