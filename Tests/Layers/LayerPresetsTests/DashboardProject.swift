extension PresetProject {
  private static func header(_ name: String) -> String {
    """
    //
    //  \(name)
    //  WeDaApp
    //
    //  Created by Your Name
    //  Copyright © 2025 Dollar General. All rights reserved.
    //

    """
  }

  private static func sources(_ files: [String: String]) -> [String: String] {
    Dictionary(
      uniqueKeysWithValues: files.map { path, text in
        let name = path.split(separator: "/").last.map(String.init) ?? path
        return (path, path.hasSuffix(".swift") ? header(name) + text : text)
      })
  }

  static let dashboard = PresetProject(
    preset: "dashboard", kept: dashboardFiles, slips: dashboardSlips)

  // Seven lines of header precede the first line of each source.
  private static let dashboardFiles = sources([
    "WeDaApp/ViewModels/SearchViewModel.swift":
      "import Combine\n@MainActor\nfinal class SearchViewModel: ObservableObject {\n  init(service: WeatherServiceProtocol = WeatherService()) {}\n}\n",
    "WeDaApp/Services/WeatherService.swift":
      "protocol WeatherServiceProtocol {}\nfinal class WeatherService: WeatherServiceProtocol {\n  static let dates = DateFormatter()\n  func load() { logger.info(\"loaded\") }\n}\n",
    "WeDaApp/Services/KeychainManager.swift":
      "protocol KeychainProtocol {}\nfinal class KeychainManager: KeychainProtocol { func add() { SecItemAdd() } }\n",
    "WeDaApp/Services/APIError.swift": "enum APIError: Error { case offline }\n",
    "WeDaApp/Models/WeatherData.swift": "struct WeatherData: Codable {\n  let name: String\n}\n",
    "WeDaApp/Views/SearchView.swift":
      "import SwiftUI\nstruct SearchView: View { var body: some View { Text(\"a\").accessibilityIdentifier(UITestIDs.SearchView.title) } }\n",
    "WeDaApp/UITestIDs.swift":
      "enum UITestIDs {\n  enum SearchView { static let title = \"search.title\" }\n}\n",
    "WeDaAppTests/SearchViewModelTests.swift":
      "final class SearchViewModelTests {\n  func test_search_findsCity() {}\n}\n",
    "WeDaApp/Info.plist":
      "<plist version=\"1.0\"><dict><key>NSLocationWhenInUseUsageDescription</key><string>Allow location access to automatically show weather for your area</string></dict></plist>",
    ".gitignore": "*.xcuserstate\n.env\n", ".arkana.yml": "secrets:\n",
  ])

  private static let viewModel = "WeDaApp/ViewModels/SearchViewModel.swift"
  private static let service = "WeDaApp/Services/WeatherService.swift"
  private static let data = "WeDaApp/Models/WeatherData.swift"
  private static let tests = "WeDaAppTests/SearchViewModelTests.swift"

  private static let dashboardSlips: [Slip] = [
    .init(
      "view-models-without-ui", "\(viewModel):8",
      change: .edit(viewModel, "import Combine", "import SwiftUI")),
    .init("models-codable", "\(data):8", change: .edit(data, ": Codable", "")),
    .init("models-structs", "\(data):8", change: .edit(data, "struct", "final class")),
    .init(
      "models-without-logic", "\(data):9",
      change: .edit(data, "let name: String", "func rank() -> Int { 1 }")),
    .init(
      "protocols-injected", "\(viewModel):11",
      change: .edit(viewModel, "service: WeatherServiceProtocol", "service: WeatherService")),
    .init(
      "view-models-on-main-actor", "\(viewModel):10", change: .edit(viewModel, "@MainActor", "")),
    .init(
      "test-ids-by-screen", "WeDaApp/UITestIDs.swift:8",
      change: .edit("WeDaApp/UITestIDs.swift", "enum SearchView", "enum Search")),
    .init(
      "test-ids-used", "WeDaApp/Views/SearchView.swift:9",
      change: .edit("WeDaApp/Views/SearchView.swift", "UITestIDs.SearchView.title", "\"title\"")),
    .init("no-secrets-in-git", "Config/Secrets.plist", change: .put("Config/Secrets.plist", "")),
    .init("env-ignored", ".gitignore", change: .edit(".gitignore", ".env", "")),
    .init("file-headers", "\(service):1", change: .edit(service, "//  WeDaApp", "//  Weather")),
    .init(
      "date-formatter-once", "\(service):11",
      change: .edit(service, "logger.info(\"loaded\")", "_ = DateFormatter()")),
    .init("final-classes", "\(service):9", change: .edit(service, "final class", "class")),
    .init("test-names", "\(tests):9", change: .edit(tests, "test_search_findsCity", "testSearch")),
    .init(
      "tests-share-nothing", "\(tests):9",
      change: .edit(tests, "{\n  func", "{\n  static var count = 0; func")),
    .init(
      "services-have-protocols", "\(service):9",
      change: .edit(service, "WeatherService: WeatherServiceProtocol", "WeatherService")),
    .init(
      "api-error", "WeDaApp/Services/APIError.swift:8",
      change: .edit("WeDaApp/Services/APIError.swift", "APIError: Error", "Trouble: Error")),
    .init(
      "no-keys-in-code", "\(service):10",
      change: .edit(
        service, "static let dates = DateFormatter()",
        "let apiKey = \"0123456789abcdef0123456789abcdef\"")),
    .init("arkana", "**/.arkana.yml", change: .drop(".arkana.yml")),
    .init(
      "keychain-manager", "**/KeychainManager.swift",
      change: .drop("WeDaApp/Services/KeychainManager.swift")),
    .init(
      "keychain-in-one-place", "\(service):11",
      change: .edit(service, "logger.info(\"loaded\")", "SecItemDelete(query)")),
    .init(
      "no-places-in-logs", "\(service):11",
      change: .edit(service, "\"loaded\"", "\"at \\(place.coordinate.latitude)\"")),
    .init(
      "no-secrets-in-logs", "\(service):11",
      change: .edit(service, "\"loaded\"", "\"with \\(apiKey)\"")),
    .init(
      "location-words", "WeDaApp/Info.plist:1",
      change: .edit("WeDaApp/Info.plist", "Allow location access", "Please allow access")),
  ]
}
