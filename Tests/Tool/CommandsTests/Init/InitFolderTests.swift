import Foundation
import StrataKitTesting
import Testing

@testable import StrataCommands

/// Tests of folders that are named after a layer and hold a whole app.
@Suite struct InitFolderTests {
  /// Returns the output of `strata init`, and the layer of each folder in its proposal.
  private func proposal(_ paths: [String], manifest: String? = nil) throws -> (
    text: String, layers: [String: [String]]
  ) {
    let folder = try TemporaryFolder()
    defer { withExtendedLifetime(folder) {} }
    var files = Dictionary(uniqueKeysWithValues: paths.map { ($0, "struct A {}\n") })
    files["Package.swift"] = manifest
    for (path, text) in files {
      try folder.write(path, text)
    }
    let tool = StrataTool(folder: folder.url)
    let text = tool.run(InitTests.byNames).text
    guard let json = try? Data(contentsOf: folder.file("strata.json")) else { return (text, [:]) }
    struct Book: Decodable {
      struct Layer: Decodable {
        var name: String
        var folder: [String]
      }
      var layers: [Layer]
    }
    let layers = try JSONDecoder().decode(Book.self, from: json).layers
    // Questions alone are refused until one is answered.
    let checked = tool.run(["check"])
    #expect(checked.exitCode == (layers.isEmpty ? 2 : 0), "\(checked.text)")
    return (text, Dictionary(uniqueKeysWithValues: layers.map { ($0.name, $0.folder) }))
  }

  private static let layers = [
    "Models/City.swift", "Views/CityView.swift", "Services/Client.swift",
  ]

  @Test(arguments: ["WeatherUI", "WeatherUI/WeatherUI", "src/WeatherUI"])
  func `init finds the layers inside of an app whose folder's name ends in UI`(top: String) throws {
    let found = try proposal(Self.layers.map { "\(top)/\($0)" } + ["\(top)/Start.swift"])
    #expect(
      found.layers == [
        "Domain": ["\(top)/Models"], "Presentation": ["\(top)/Views"],
        "Data": ["\(top)/Services"],
      ])
  }

  @Test func `init finds the layers inside of an app that is next to a widget`() throws {
    let found = try proposal(
      Self.layers.map { "WeatherUI/\($0)" } + ["WeatherWidget/Widget.swift"])
    #expect(found.layers["Presentation"] == ["WeatherUI/Views"])
    #expect(found.layers["Data"] == ["WeatherUI/Services"])
  }

  @Test func `init finds the layers inside of a package's only target`() throws {
    let found = try proposal(
      Self.layers.map { "Sources/WeatherUI/\($0)" },
      manifest: """
        // swift-tools-version: 6.0
        let package = Package(name: "WeatherUI", targets: [.target(name: "WeatherUI")])
        """)
    #expect(found.layers["Data"] == ["Sources/WeatherUI/Services"])
    #expect(found.layers["Presentation"] == ["Sources/WeatherUI/Views"])
  }

  @Test func `init proposes no layer for an app folder that is only named WeatherUI`() throws {
    let found = try proposal(["WeatherUI/Start.swift", "WeatherUI/Words.swift"])
    #expect(found.layers == [:])
    #expect(
      found.text.hasPrefix(
        "wrote strata.json without a layer, since neither names nor imports suggest one: "))
    #expect(found.text.contains("questions under 'outside': WeatherUI/*.swift; divide"))
  }

  @Test func `init writes questions and exits with 1 if nothing suggests a layer`() throws {
    let folder = try TemporaryFolder()
    try folder.write("Shop/A.swift", "import CoreData\nimport SwiftUI\nstruct A {}\n")
    try folder.write("Shop/M.swift", "struct M {}\n")
    let outcome = StrataTool(folder: folder.url).run(["init"])
    #expect(outcome.exitCode == 1, "\(outcome.text)")
    #expect(
      try String(contentsOf: folder.file("strata.json"), encoding: .utf8).contains(
        #"{"paths": ["Shop/*.swift"], "why": "which layer is this? 'strata init' found none"}"#))
    let empty = try TemporaryFolder()
    #expect(StrataTool(folder: empty.url).run(["init"]).exitCode == 2)
    withExtendedLifetime(folder) {}
    withExtendedLifetime(empty) {}
  }

  @Test func `init writes layers for the files of VIPER in a folder for each module`() throws {
    let folder = try TemporaryFolder()
    for name in ["Feed", "Cart"] {
      for (end, module) in [
        ("ViewController", "UIKit"), ("Router", "UIKit"), ("Presenter", "Foundation"),
        ("Interactor", "Foundation"), ("Entity", "Foundation"),
      ] {
        try folder.write(
          "Modules/\(name)/\(name)\(end).swift", "import \(module)\nstruct \(name)\(end) {}\n")
      }
    }
    let tool = StrataTool(folder: folder.url)
    let outcome = tool.run(["init"])
    #expect(outcome.exitCode == 0, "\(outcome.text)")
    #expect(outcome.text.contains("\nDomain: 80 % sure, no finding\n"), "\(outcome.text)")
    try folder.write(
      "Modules/Feed/FeedInteractor.swift", "struct FeedInteractor { var a: FeedViewController? }\n")
    #expect(tool.run(["check"]).exitCode == 1, "\(tool.run(["check"]).text)")
    withExtendedLifetime(folder) {}
  }

  @Test func `init proposes Presentation for a module of views next to other layers`() throws {
    let found = try proposal([
      "FeedUI/Models/Row.swift", "FeedUI/Services/Images.swift", "FeedDomain/City.swift",
      "FeedData/Store.swift",
    ])
    #expect(
      found.layers == [
        "Domain": ["FeedDomain"], "Data": ["FeedData"], "Presentation": ["FeedUI"],
      ])
  }
}
