import Foundation
import StrataKitTesting
import Testing

@testable import StrataCommands

/// Folders whose names end as a layer's do and that hold a whole app.
@Suite struct InitFolderTests {
  /// What `strata init` says, and the layer of each folder that it proposes.
  private func proposal(_ paths: [String], manifest: String? = nil) throws -> (
    text: String, floors: [String: [String]]
  ) {
    let folder = try TemporaryFolder()
    defer { withExtendedLifetime(folder) {} }
    var files = Dictionary(uniqueKeysWithValues: paths.map { ($0, "struct A {}\n") })
    files["Package.swift"] = manifest
    for (path, text) in files {
      try folder.write(path, text)
    }
    let tool = StrataTool(folder: folder.url)
    let text = tool.run(["init"]).text
    guard let json = try? Data(contentsOf: folder.file("strata.json")) else { return (text, [:]) }
    struct Book: Decodable {
      struct Floor: Decodable {
        var name: String
        var folder: [String]
      }
      var floors: [Floor]
    }
    #expect(tool.run(["check"]).exitCode == 0, "\(tool.run(["check"]).text)")
    let floors = try JSONDecoder().decode(Book.self, from: json).floors
    return (text, Dictionary(uniqueKeysWithValues: floors.map { ($0.name, $0.folder) }))
  }

  private static let layers = [
    "Models/City.swift", "Views/CityView.swift", "Services/Client.swift",
  ]

  @Test(arguments: ["WeatherUI", "WeatherUI/WeatherUI", "src/WeatherUI"])
  func `Reads the layers inside of an app whose folder's name ends in UI`(top: String) throws {
    let found = try proposal(Self.layers.map { "\(top)/\($0)" } + ["\(top)/Start.swift"])
    #expect(
      found.floors == [
        "Domain": ["\(top)/Models"], "Presentation": ["\(top)/Views"],
        "Data": ["\(top)/Services"],
      ])
  }

  @Test func `Reads the layers inside of an app that has a widget beside it`() throws {
    let found = try proposal(
      Self.layers.map { "WeatherUI/\($0)" } + ["WeatherWidget/Widget.swift"])
    #expect(found.floors["Presentation"] == ["WeatherUI/Views"])
    #expect(found.floors["Data"] == ["WeatherUI/Services"])
  }

  @Test func `Reads the layers inside of a package's only target`() throws {
    let found = try proposal(
      Self.layers.map { "Sources/WeatherUI/\($0)" },
      manifest: """
        // swift-tools-version: 6.0
        let package = Package(name: "WeatherUI", targets: [.target(name: "WeatherUI")])
        """)
    #expect(found.floors["Data"] == ["Sources/WeatherUI/Services"])
    #expect(found.floors["Presentation"] == ["Sources/WeatherUI/Views"])
  }

  @Test func `Says that no folder tells a layer where only the app's own name seems to`() throws {
    let found = try proposal(["WeatherUI/Start.swift", "WeatherUI/Words.swift"])
    #expect(found.floors == [:])
    #expect(found.text.contains("no folder here is named after a layer"))
  }

  @Test func `Still calls a module of views beside other layers Presentation`() throws {
    let found = try proposal([
      "FeedUI/Models/Row.swift", "FeedUI/Services/Images.swift", "FeedDomain/City.swift",
      "FeedData/Store.swift",
    ])
    #expect(
      found.floors == [
        "Domain": ["FeedDomain"], "Data": ["FeedData"], "Presentation": ["FeedUI"],
      ])
  }
}
