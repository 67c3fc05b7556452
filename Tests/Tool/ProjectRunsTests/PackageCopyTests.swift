import Testing

@testable import StrataProjectRuns

/// Tests of packages that are not fetched: copies on this machine, packages inside of the project,
/// and packages that are left out.
@Suite struct PackageCopyTests {
  private let maps = """
    {"name": "Maps", "dependencies": [],
     "products": [{"name": "Maps", "settings": [], "targets": ["Maps"],
       "type": {"library": ["automatic"]}}],
     "toolsVersion": {"_version": "6.0.0"},
     "targets": [{"name": "Maps", "type": "regular", "exclude": [], "dependencies": [],
       "resources": [], "settings": []}]}
    """

  private var trips: [String: String] {
    FixtureProject.groups.merging([
      "/a/Trips/Home.swift": "import SwiftUI\nimport Maps\nstruct Home {}\n",
      "/copies/maps/Package.swift": "// described",
      "/copies/maps/Sources/Maps/Map.swift": "#if os(iOS)\npublic struct Map {}\n#endif\n",
    ]) { $1 }
  }

  @Test func `a local copy of a remote package is used in place of fetching it`() throws {
    let plan = try FixtureProject.plan(
      "/a/Trips.xcodeproj", trips, packages: ["/copies/maps": maps], copies: "/copies")
    #expect(plan.targets.map(\.name).contains("Maps"))
    #expect(plan.targets[0].dependencies == [.target("Maps")])
    #expect(plan.remotePackages.isEmpty)
    // Its sources are rewritten, as those of the project.
    let package = try FixtureProject.generated(plan, trips)
    let copy = try #require(package.files["Targets/Maps/Map.swift"])
    #expect(String(decoding: copy, as: UTF8.self).hasPrefix("#if true"))
  }

  @Test
  func `a copied package with a C target keeps conditions such as os(iOS) in its Swift sources`()
    throws
  {
    let described = maps.replacing(
      "\"targets\": [{", with: "\"targets\": [\(Self.shims), {"
    ).replacing(
      "\"exclude\": [], \"dependencies\": [],\n",
      with: "\"exclude\": [], \"dependencies\": [{\"byName\": [\"Shims\", null]}],\n")
    var texts = trips
    texts["/copies/maps/Sources/Shims/shims.c"] = ""
    let plan = try FixtureProject.plan(
      "/a/Trips.xcodeproj", texts, packages: ["/copies/maps": described], copies: "/copies")
    let maps = try #require(plan.targets.first { $0.name == "Maps" })
    #expect(maps.dependencies == [.target("Shims")])
    let copy = try #require(
      try FixtureProject.generated(plan, texts).files["Targets/Maps/Map.swift"])
    #expect(String(decoding: copy, as: UTF8.self).hasPrefix("#if os(iOS)"))
  }

  private static let shims = """
    {"name": "Shims", "type": "regular", "exclude": [], "dependencies": [], "resources": [],
     "settings": []}
    """

  @Test func `a remote package without a local copy is fetched`() throws {
    let plan = try FixtureProject.plan("/a/Trips.xcodeproj", trips, copies: "/elsewhere")
    #expect(plan.targets[0].dependencies == [.product("Maps", package: "Maps")])
    #expect(plan.remotePackages.map(\.url) == ["https://example.org/a/Maps.git"])
  }

  @Test func `offline a package without a local copy is omitted, and its imports are blanked`()
    throws
  {
    var texts = FixtureProject.groups
    texts["/a/Trips/Home.swift"] = "import Foundation\nimport Maps\nimport SwiftUI\n"
    let plan = try FixtureProject.plan("/a/Trips.xcodeproj", texts, isOffline: true)
    #expect(plan.remotePackages.isEmpty && plan.targets[0].dependencies.isEmpty)
    #expect(plan.leftOut.map(\.name).contains("https://example.org/a/Maps.git"))
    let package = try FixtureProject.generated(plan, texts)
    let copy = try #require(package.files["Targets/Trips/Trips/Home.swift"])
    #expect(
      String(decoding: copy, as: UTF8.self) == "import Foundation\n           \nimport SwiftUI\n")
  }

  @Test
  func `a local package inside a synchronized folder becomes a target, not sources of the app`()
    throws
  {
    var texts = FixtureProject.folders.filter { !$0.key.hasPrefix("/w/Kit/") }
    texts["/w/App/Shop/Libraries/Kit/Package.swift"] = "products: [.library(name: \"Kit\")]"
    texts["/w/App/Shop/Libraries/Kit/Sources/Kit/Kit.swift"] = "public struct Kit {}\n"
    texts["/w/App/Shop/Libraries/Other/Package.swift"] = "products: [.library(name: \"Other\")]"
    let described = maps.replacing("Maps", with: "Kit")
    let plan = try FixtureProject.plan(
      "/w/App/Shop.xcodeproj", texts, target: "Shop",
      packages: ["/w/App/Shop/Libraries/Kit": described])
    #expect(plan.targets.map(\.name) == ["Shop", "Kit"])
    #expect(plan.targets[0].dependencies == [.target("Kit")])
    #expect(plan.targets[0].sources.map(\.path) == ["Shop/Shared.swift", "Shop/ShopApp.swift"])
  }

  @Test func `a package that the app links and never imports is omitted, with a reason`() throws {
    var texts = trips
    texts["/a/Trips/Home.swift"] = "import SwiftUI\nstruct Home {}\n"
    let plan = try FixtureProject.plan(
      "/a/Trips.xcodeproj", texts, packages: ["/copies/maps": maps], copies: "/copies")
    #expect(!plan.targets.contains { $0.name == "Maps" })
    let reason = plan.leftOut.first { $0.name == "Maps" }?.reason
    #expect(reason == "the app does not import this target of a package")
    // An import of its tests counts, too.
    texts["/a/TripsTests/HomeTests.swift"] = "import XCTest\nimport Maps\n"
    let tested = try FixtureProject.plan(
      "/a/Trips.xcodeproj", texts, packages: ["/copies/maps": maps], copies: "/copies")
    #expect(tested.targets.contains { $0.name == "Maps" })
  }

  @Test func `the name of a package is read from a URL with a query`() {
    let address = "https://example.org/a/Sound.git?tab=readme"
    #expect(ProjectPlan.RemotePackage.identity(address) == "Sound")
  }
}
