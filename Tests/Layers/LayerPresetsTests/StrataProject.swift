extension PresetProject {
  static let strata = PresetProject(
    preset: "strata",
    kept: [
      "Apps/A/Domain/City.swift":
        "import Foundation\nstruct City: Equatable {}\nprotocol FindUseCase {}\nstruct DefaultFindUseCase: FindUseCase {}\n",
      "Apps/A/Data/CityDTO.swift": "struct CityDTO: Codable {}\nfunc load() async {\n}\n",
      "Apps/A/Presentation/FeedViewModel.swift":
        "@MainActor @Observable\nfinal class FeedViewModel {\n  var city: City?\n}\n",
      "Tests/Apps/ATests/CityTests.swift": "import Testing\n",
    ],
    slips: [
      .init(
        "domain-pure", "Apps/A/Domain/City.swift:1",
        change: .edit("Apps/A/Domain/City.swift", "import Foundation", "import SwiftUI")),
      .init(
        "domain-not-codable", "Apps/A/Domain/City.swift:2",
        change: .edit("Apps/A/Domain/City.swift", ": Equatable", ": Codable")),
      .init(
        "domain-without-globals", "Apps/A/Domain/City.swift:2",
        change: .edit(
          "Apps/A/Domain/City.swift", "Equatable {}", "Equatable { static let shared = City() }")),
      .init(
        "domain-without-infrastructure", "Apps/A/Domain/City.swift:2",
        change: .edit(
          "Apps/A/Domain/City.swift", "Equatable {}",
          "Equatable { var kept: UserDefaults { .standard } }")),
      .init(
        "no-dto-in-presentation", "Apps/A/Presentation/FeedViewModel.swift:3",
        change: .edit("Apps/A/Presentation/FeedViewModel.swift", "City?", "CityDTO?")),
      .init(
        "use-case-default", "Apps/A/Domain/City.swift:3",
        change: .edit("Apps/A/Domain/City.swift", "struct DefaultFindUseCase", "struct Finder")),
      .init(
        "view-models-observed", "Apps/A/Presentation/FeedViewModel.swift:2",
        change: .edit("Apps/A/Presentation/FeedViewModel.swift", "final class", "class")),
      .init(
        "no-observable-object", "Apps/A/Presentation/FeedViewModel.swift:3",
        change: .edit("Apps/A/Presentation/FeedViewModel.swift", "var city", "@Published var city")),
      .init(
        "no-force", "Apps/A/Data/CityDTO.swift:1",
        change: .edit("Apps/A/Data/CityDTO.swift", "{}", "{ let url = URL(string: \"a\")! }")),
      .init(
        "no-empty-catch", "Apps/A/Data/CityDTO.swift:1",
        change: .edit(
          "Apps/A/Data/CityDTO.swift", "{}", "{ func a() { do { try b() } catch let error { } } }")),
      .init(
        "no-completion-handlers", "Apps/A/Data/CityDTO.swift:1",
        change: .edit(
          "Apps/A/Data/CityDTO.swift", "{}", "{ func a(completion: @escaping (Int) -> Void) {} }")),
      .init(
        "swift-testing", "Tests/Apps/ATests/CityTests.swift:1",
        change: .edit("Tests/Apps/ATests/CityTests.swift", "Testing", "XCTest")),
      .init(
        "no-places-in-logs", "Apps/A/Data/CityDTO.swift:1",
        change: .edit(
          "Apps/A/Data/CityDTO.swift", "{}",
          "{ func a() { logger.debug(\"at \\(place.latitude)\") } }")),
    ])
}
