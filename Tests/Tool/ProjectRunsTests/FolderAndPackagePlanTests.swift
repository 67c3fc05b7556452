import Testing

@testable import StrataProjectRuns

/// Tests of the plans of packages and of folders without a project.
@Suite struct FolderAndPackagePlanTests {
  @Test func `a folder of sources is one app, with a target of its tests`() throws {
    let plan = try FixtureProject.plan(
      "/a/My App",
      [
        "/a/My App/App.swift": "import SwiftUI\n@main struct A: App {}\n",
        "/a/My App/Views/Home.swift": "struct Home {}\n", "/a/My App/places.json": "[]",
        "/a/My App/HomeTests/HomeTests.swift": "import Testing\n",
        "/a/My App/HomeUITests/Taps.swift": "import XCTest\n", "/a/My App/.env": "KEY=1",
      ])
    #expect(plan.app == "My_App" && plan.targets.map(\.name) == ["My_App", "HomeTests"])
    #expect(
      plan.targets[0].files.map(\.path) == [
        "App.swift", "Views/Home.swift", "StrataBundle/Resources/places.json",
      ])
    #expect(plan.targets[1].dependencies == [.target("My_App")])
    #expect(plan.leftOut.map(\.name) == ["HomeUITests"])
  }

  @Test(arguments: [", path: \".\"", ", path: \"App\"", ""])
  func `a Swift Playgrounds app is planned as the folder of its sources`(path: String) throws {
    let place = ["": "Sources/AppModule/", ", path: \"App\"": "App/"][path] ?? ""
    let plan = try FixtureProject.plan(
      "/a/Trips.swiftpm",
      [
        "/a/Trips.swiftpm/Package.swift": """
        import PackageDescription
        import AppleProductTypes
        let package = Package(
          name: "Trips",
          products: [.iOSApplication(name: "Trips", targets: ["AppModule"])],
          targets: [.executableTarget(name: "AppModule"\(path))])
        """,
        "/a/Trips.swiftpm/\(place)App.swift": "import SwiftUI\n@main struct A: App {}\n",
      ])
    #expect(plan.targets.map { $0.sources.map(\.path) } == [["App.swift"]])
    #expect(plan.leftOut.map(\.name) == ["Package.swift"])
  }

  private let json = """
    {"name": "Trips", "dependencies": [
      {"fileSystem": [{"identity": "strata", "path": "/strata"}]},
      {"fileSystem": [{"identity": "kit", "path": "/w/Kit"}]}],
     "products": [], "toolsVersion": {"_version": "5.9.0"},
     "targets": [
       {"name": "Trips", "type": "executable", "path": "App", "exclude": ["Notes"],
        "dependencies": [{"product": ["SwiftUI", "strata", null, {"platformNames": ["linux"]}]},
                         {"byName": ["Kit", null]}],
        "resources": [], "settings": []},
       {"name": "TripsTests", "type": "test", "exclude": [],
        "dependencies": [{"target": ["Trips", null]}], "resources": [], "settings": []}]}
    """
  private var texts: [String: String] {
    FixtureProject.folders.merging([
      "/p/Package.swift": "", "/p/App/App.swift": "import SwiftUI\n@main struct A: App {}\n",
      "/p/App/Notes/Draft.swift": "let draft = 1\n",
      "/p/Tests/TripsTests/TripsTests.swift": "import Testing\n",
    ]) { $1 }
  }

  @Test
  func `the plan for a package has its targets, and those of the local packages it depends on`()
    throws
  {
    let plan = try FixtureProject.plan(
      "/p", texts, packages: ["/p": json, "/w/Kit": FixtureProject.kit])
    #expect(plan.targets.map(\.name) == ["Trips", "TripsTests", "Kit", "KitCore"])
    #expect(plan.targets[0].sources.map(\.path) == ["App.swift"])
    #expect(plan.targets[0].dependencies == [.target("Kit")])
    #expect(plan.targets[0].settings == [".swiftLanguageMode(.v5)"])
    #expect(plan.targets[1].kind == .test && plan.targets[1].dependencies == [.target("Trips")])
  }

  @Test func `package manifests are not sources of a target whose folder is the whole package`()
    throws
  {
    let whole = json.replacing(
      "\"path\": \"App\", \"exclude\": [\"Notes\"]",
      with: "\"path\": \".\", \"exclude\": [\"App/Notes\", \"Tests\"]")
    var texts = texts
    texts["/p/Package@swift-5.9.swift"] = ""
    let plan = try FixtureProject.plan(
      "/p", texts, packages: ["/p": whole, "/w/Kit": FixtureProject.kit])
    #expect(plan.targets[0].sources.map(\.path) == ["App/App.swift"])
  }

  @Test func `an asset catalog of a package's target gets symbols in its module's bundle`() throws {
    var texts = texts
    texts["/p/App/Assets.xcassets/Deep.colorset/Contents.json"] = "{}"
    let target = try #require(
      try FixtureProject.plan("/p", texts, packages: ["/p": json, "/w/Kit": FixtureProject.kit])
        .targets.first)
    let file = try #require(target.files.first { $0.path == AssetSymbols.path })
    #expect(
      file.content
        == .text(
          """
          import SwiftUI

          extension ColorResource {
            nonisolated static let `deep` = ColorResource(name: "Deep", bundle: .module)
          }

          """))
    #expect(target.resources == [".copy(\"Assets.xcassets\")"])
  }

  @Test func `a package manifest that does not compile is an error`() {
    #expect(throws: ProjectRunProblem(text: "nothing describes /p")) {
      try FixtureProject.plan("/p", texts)
    }
  }

  @Test func `a target without sources for Linux is omitted, and the plan names it`() throws {
    var texts = texts
    texts["/w/Kit/Sources/KitCore/Core.swift"] = nil
    texts["/w/Kit/Sources/KitCore/Core.m"] = ""
    let plan = try FixtureProject.plan(
      "/p", texts, packages: ["/p": json, "/w/Kit": FixtureProject.kit])
    #expect(!plan.targets.contains { $0.name == "KitCore" })
    #expect(
      plan.leftOut == [
        LeftOut(
          name: "Kit/Sources/KitCore/Core.m", reason: "Strata compiles no Objective-C"),
        LeftOut(name: "Kit/KitCore", reason: "the target has no Swift or C sources"),
      ])
  }
}
