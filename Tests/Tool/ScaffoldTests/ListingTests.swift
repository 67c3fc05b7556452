import Foundation
import StrataKitTesting
import Testing

@testable import StrataScaffold

/// Tests that each layout's project has the files of `Tests/Tool/Listings`, which `make templates`
/// compares with what it builds.
@Suite struct ListingTests {
  private func stored(_ name: String) throws -> [String] {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    let file = folder.appending(path: "Listings/\(name).txt")
    return try String(contentsOf: file, encoding: .utf8).split(separator: "\n").map(String.init)
  }

  @Test(arguments: [
    ("template", ProjectLayout.template, "Trips", false),
    ("template-example", .template, "MyApp", true), ("layers", .layers, "Larder", false),
    ("feature-first", .featureFirst, "Starter", false), ("strata", .strata, "House", false),
    ("strata-example", .strata, "Staff", true), ("dashboard", .dashboard, "Board", false),
    ("modules", .modules, "Parts", false), ("feature-first-example", .featureFirst, "Gale", true),
    ("layers-example", .layers, "Gale", true), ("modules-example", .modules, "Gale", true),
    ("dashboard-example", .dashboard, "Gale", true),
  ])
  func `a new project has the files of the stored list`(
    listing: String, layout: ProjectLayout, name: String, example: Bool
  ) throws {
    let files = try NewProject(name: name, layout: layout, example: example).files(strata: "..")
    #expect(try files.map(\.path).sorted() == stored(listing).sorted())
  }

  @Test(.thorough) func `a project with added parts has the files of the stored list`() throws {
    let requests = [
      AddRequest(.entity, name: "Customer", arguments: ["name:String"], keepsLocally: true),
      AddRequest(
        .entity, name: "Order", arguments: ["title:String", "status:open|closed", "by:Customer"],
        keepsLocally: true,
        isPaginated: true),
      AddRequest(.entity, name: "Visit", arguments: ["title:String", "mood:calm|wild"]),
      AddRequest(.feature, name: "OrderArchive"), AddRequest(.screen, name: "OrderDetail"),
      AddRequest(.endpoint, name: "Order"), AddRequest(.module, name: "Design"),
      AddRequest(.string, name: "Common.Save.label"),
    ]
    let grown = try requests.reduce(SampleProject.trips) { try $0.adding($1) }
    #expect(try grown.files.keys.sorted() == stored("template-grown").sorted())
  }
}
