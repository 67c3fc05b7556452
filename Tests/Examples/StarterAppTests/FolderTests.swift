import Foundation
import StrataKitTesting
import Testing

@testable import StarterApp

/// Tests of the document's tree, file by file.
struct FolderTests {
  static let tree: [(folder: String, names: [String])] = [
    ("", ["App", "Features", "Resources", "Shared"]),
    ("App", ["AppContainer.swift", "AppDelegate.swift", "AppRoot.swift", "SceneDelegate.swift"]),
    ("Features", ["Weather"]),
    ("Features/Weather", ["Data", "Domain", "Stores", "UI"]),
    ("Features/Weather/UI", ["WeatherRowView.swift", "WeatherView.swift"]),
    ("Features/Weather/Stores", ["WeatherStore.swift"]),
    ("Features/Weather/Domain", ["Models"]),
    (
      "Features/Weather/Domain/Models",
      [
        "CityModel.swift", "ForecastModel.swift", "TemperatureModel.swift",
        "WeatherConditionModel.swift", "WeatherModel.swift",
      ]
    ),
    ("Features/Weather/Data", ["DTOs", "DataSources", "Mappers", "Repositories"]),
    ("Features/Weather/Data/DTOs", ["WeatherApiDTO.swift", "WeatherFileDTO.swift"]),
    ("Features/Weather/Data/Mappers", ["WeatherDomainMapper.swift"]),
    (
      "Features/Weather/Data/Repositories",
      ["WeatherRepository.swift", "WeatherRepositoryImpl.swift"]
    ),
    (
      "Features/Weather/Data/DataSources",
      [
        "WeatherDataSource.swift", "WeatherFileDataSourceImpl.swift",
        "WeatherMemoryCacheDataSource.swift", "WeatherRemoteDataSourceImpl.swift",
      ]
    ),
    ("Shared", ["Extensions", "Infrastructure", "UI"]),
    ("Shared/Infrastructure", ["Network", "Storage"]),
    (
      "Shared/Infrastructure/Network",
      ["APIClient.swift", "HTTPMethod.swift", "WeatherAPIConfiguration.swift"]
    ),
    ("Shared/Infrastructure/Storage", ["JSONLoader.swift"]),
    ("Shared/Extensions", ["Extension+Date.swift"]),
    ("Shared/UI/Components", ["LoadingView.swift"]),
    ("Resources", ["Assets.xcassets", "weather_data.json"]),
  ]

  @Test(
    .mission(
      "S0-14", "S0-15", "S0-16", "S0-17", "S0-18", "S0-19", "S0-20", "S0-21", "S0-23", "S0-24",
      "S0-25", "S0-26", "S0-27", "S0-28"), arguments: tree)
  func `every folder contains exactly the files that the document lists`(
    folder: String, names: [String]
  ) throws {
    #expect(try ExampleSource.names(in: folder) == names)
  }

  @Test(.mission("S0-17", "S0-18"), arguments: ["Codable", "Decodable", "Encodable"])
  func `the DTOs are Codable and the models are not`(word: String) throws {
    for name in try ExampleSource.names(in: "Features/Weather/Domain/Models") {
      let text = try ExampleSource.squeezed("Features/Weather/Domain/Models/\(name)")
      #expect(!text.contains(word), "\(name)")
    }
    let dtos = try ["WeatherApiDTO", "WeatherFileDTO"].map {
      try ExampleSource.squeezed("Features/Weather/Data/DTOs/\($0).swift")
    }
    for text in dtos {
      let types = text.components(separatedBy: "publicstruct").dropFirst()
      #expect(types.allSatisfy { $0.prefix(40).contains("DTO:Codable{") })
    }
  }

  @Test(.mission("S0-08", "S0-09", "S0-144", "S0-146"))
  func `views and the store refer to no DTO, data source or mapper`() throws {
    for folder in ["UI", "Stores"] {
      for name in try ExampleSource.names(in: "Features/Weather/\(folder)") {
        let text = try ExampleSource.squeezed("Features/Weather/\(folder)/\(name)")
        for word in ["DTO", "DataSource(", "Mapper", "URLSession", "FileManager"] {
          #expect(!text.contains(word), "\(name) names \(word)")
        }
      }
    }
  }

  @Test(.mission("S0-27")) func `the bundled response is decoded`() throws {
    let answer = try JSONLoader().load(ForecastApiDTO.self, named: "weather_data")
    #expect(answer.city.name == "London")
    #expect(answer.list.count == answer.cnt)
    #expect(answer.list.allSatisfy { !$0.weather.isEmpty })
    #expect(throws: JSONLoaderError.missing("nothing.json")) {
      try JSONLoader().load(ForecastApiDTO.self, named: "nothing")
    }
  }
}
