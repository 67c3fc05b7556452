extension PresetProject {
  private static let top = "StarterApp/Features/Weather"

  static let featureFirst = PresetProject(
    preset: "feature-first",
    kept: [
      "\(top)/UI/WeatherView.swift":
        "import SwiftUI\nstruct WeatherView: View {\n  let forecast: ForecastModel\n}\n",
      "\(top)/Stores/WeatherStore.swift":
        "import Foundation\n@Observable\nfinal class WeatherStore {\n  var forecast: ForecastModel?\n}\n",
      "\(top)/Domain/Models/ForecastModel.swift":
        "import Foundation\npublic struct ForecastModel: Equatable {\n  let days: Int\n}\n",
      "\(top)/Data/DTOs/WeatherApiDTO.swift":
        "import Foundation\nstruct WeatherApiDTO: Codable {\n  let dt: Int\n}\n",
      "\(top)/Data/Mappers/WeatherDomainMapper.swift":
        "import Foundation\nstruct WeatherDomainMapper {}\n",
      "\(top)/Data/Repositories/WeatherRepository.swift":
        "import Foundation\nprotocol WeatherRepository {\n  func fetch() async throws -> ForecastModel\n}\n",
      "\(top)/Data/Repositories/WeatherRepositoryImpl.swift":
        "import Foundation\nstruct WeatherRepositoryImpl: WeatherRepository {\n  let mapper = WeatherDomainMapper()\n}\n",
      "\(top)/Data/DataSources/WeatherDataSource.swift":
        "protocol WeatherRemoteDataSource {\n  func fetch() async throws -> WeatherApiDTO\n}\nprotocol WeatherCacheDataSource {}\n",
      "\(top)/Data/DataSources/WeatherMemoryCacheDataSource.swift":
        "actor WeatherMemoryCacheDataSource: WeatherCacheDataSource {\n  var rows: [Int] = []\n}\n",
      "StarterAppTests/WeatherDomainMapperTests.swift": "import XCTest\n",
      "StarterAppTests/WeatherRepositoryImplTests.swift": "import XCTest\n",
      "StarterAppTests/WeatherStoreTests.swift": "import XCTest\n",
    ],
    slips: [
      .init(
        "no-dto-in-ui", "\(top)/Stores/WeatherStore.swift:4",
        change: .edit("\(top)/Stores/WeatherStore.swift", "ForecastModel?", "WeatherApiDTO?")),
      .init(
        "domain-models", "\(top)/Domain/Models/City.swift:1",
        change: .put("\(top)/Domain/Models/City.swift", "struct City {}")),
      .init(
        "domain-not-codable", "\(top)/Domain/Models/ForecastModel.swift:2",
        change: .edit(
          "\(top)/Domain/Models/ForecastModel.swift", ": Equatable", ": Equatable, Swift.Codable")),
      .init(
        "dto-codable", "\(top)/Data/DTOs/WeatherApiDTO.swift:2",
        change: .edit("\(top)/Data/DTOs/WeatherApiDTO.swift", ": Codable", "")),
      .init(
        "dto-names", "\(top)/Data/DTOs/New.swift:1",
        change: .put("\(top)/Data/DTOs/New.swift", "struct Answer: Decodable {}")),
      .init(
        "domain-pure", "\(top)/Domain/Models/ForecastModel.swift:1",
        change: .edit(
          "\(top)/Domain/Models/ForecastModel.swift", "import Foundation", "import CoreLocation")),
      .init(
        "repository-boundary", "\(top)/Data/Repositories/WeatherRepository.swift:3",
        change: .edit(
          "\(top)/Data/Repositories/WeatherRepository.swift", "-> ForecastModel",
          "-> [WeatherApiDTO]")),
      .init(
        "mapping-in-repositories", "\(top)/Data/DataSources/WeatherMemoryCacheDataSource.swift:2",
        change: .edit(
          "\(top)/Data/DataSources/WeatherMemoryCacheDataSource.swift", "{\n",
          "{\n  let mapper = WeatherDomainMapper()\n")),
      .init(
        "data-source-protocols", "\(top)/Data/DataSources/New.swift:1",
        change: .put("\(top)/Data/DataSources/New.swift", "struct WeatherFileDataSource {}")),
      .init(
        "shared-state-in-actors", "\(top)/Data/DataSources/WeatherMemoryCacheDataSource.swift:1",
        change: .edit(
          "\(top)/Data/DataSources/WeatherMemoryCacheDataSource.swift", "actor", "class")),
      .init(
        "mapper-tests", "\(top)/Data/Mappers/WeatherDomainMapper.swift:2",
        change: .drop("StarterAppTests/WeatherDomainMapperTests.swift")),
      .init(
        "repository-tests", "\(top)/Data/Repositories/WeatherRepositoryImpl.swift:2",
        change: .drop("StarterAppTests/WeatherRepositoryImplTests.swift")),
      .init(
        "external-data-in-dtos", "\(top)/Data/Repositories/New.swift:1",
        change: .put("\(top)/Data/Repositories/New.swift", "struct Answer: Decodable {}")),
      .init(
        "stores-observable", "\(top)/Stores/WeatherStore.swift:2",
        change: .edit("\(top)/Stores/WeatherStore.swift", "@Observable\n", "")),
      .init(
        "repository-pattern", "\(top)/Data/Repositories/WeatherRepository.swift:2",
        change: .edit(
          "\(top)/Data/Repositories/WeatherRepositoryImpl.swift", "struct WeatherRepositoryImpl",
          "struct RealRepository")),
      .init(
        "no-skipped-mapping", "\(top)/UI/WeatherView.swift:3",
        change: .edit(
          "\(top)/UI/WeatherView.swift", "forecast: ForecastModel",
          "source: any WeatherRemoteDataSource")),
      .init(
        "domain-without-api", "\(top)/Domain/Models/ForecastModel.swift:3",
        change: .edit(
          "\(top)/Domain/Models/ForecastModel.swift", "let days: Int",
          "let session = URLSession.shared")),
      .init(
        "no-observable-object", "\(top)/Stores/WeatherStore.swift:3",
        change: .edit(
          "\(top)/Stores/WeatherStore.swift", "class WeatherStore",
          "class WeatherStore: ObservableObject")),
      .init(
        "no-god-objects", "\(top)/UI/Huge.swift:1",
        change: .put(
          "\(top)/UI/Huge.swift",
          "struct Huge {" + String(repeating: "\n  func step() {}", count: 401) + "\n}")),
      .init(
        "no-empty-catch", "\(top)/Stores/WeatherStore.swift:4",
        change: .edit(
          "\(top)/Stores/WeatherStore.swift", "var forecast: ForecastModel?",
          "func load() { do { try go() } catch {} }")),
      .init(
        "store-tests", "\(top)/Stores/WeatherStore.swift:3",
        change: .drop("StarterAppTests/WeatherStoreTests.swift")),
    ])
}
