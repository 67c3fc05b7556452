import Foundation
import Testing

@testable import StrataProjectRuns

/// Tests of the plans of Xcode projects and workspaces.
@Suite struct XcodePlanTests {
  private func groups(_ configuration: String = "Debug") throws -> ProjectPlan {
    try FixtureProject.plan(
      "/a/Trips.xcodeproj", FixtureProject.groups, configuration: configuration)
  }

  private func shop() throws -> ProjectPlan {
    try FixtureProject.plan(
      "/w", FixtureProject.folders, target: "Shop", packages: ["/w/Kit": FixtureProject.kit])
  }

  @Test func `an app consists of the files of its build phases`() throws {
    let plan = try groups()
    let app = try #require(plan.targets.first)
    #expect((plan.name, plan.app) == ("Trips", "Trips"))
    #expect(app.kind == .executable && app.base == "/a")
    #expect(
      app.sources.map(\.path) == ["Shared/Town.swift", "Trips/Home.swift", "Trips/TripsApp.swift"])
    let bundle = "StrataBundle/Resources/"
    #expect(
      app.files.map(\.path).filter { $0.hasPrefix(bundle) }.sorted()
        == [
          "Assets.xcassets/Contents.json", "Assets.xcassets/Red.colorset/Contents.json",
          "Info.plist", "de.lproj/Localizable.strings", "en.lproj/Localizable.strings",
          "places.json",
        ].map { bundle + $0 })
    #expect(app.resources == [".copy(\"StrataBundle/Resources\")"])
  }

  @Test
  func `files and targets that cannot be built are omitted, and the plan gives each a reason`()
    throws
  {
    let left = try groups().leftOut
    #expect(
      left.map(\.name) == ["Trips/Legacy.m", "Trips/Launch.storyboard", "TripsWidget"])
    #expect(left.allSatisfy { !$0.reason.isEmpty })
    #expect(
      left.first { $0.name == "TripsWidget" }?.reason
        == "a browser has no app extensions or widgets")
  }

  @Test
  func `scripts, aggregate targets, bridging headers and watch apps are left out with a reason`()
    throws
  {
    var texts = FixtureProject.groups
    let project = "/a/Trips.xcodeproj/project.pbxproj"
    texts[project] = texts[project]?.replacing("(S1, R1, L1)", with: "(S1, R1, L1, H1, H2)")
      .replacing(
        "T2 = {isa",
        with: """
          H1 = {isa = PBXShellScriptBuildPhase; name = SwiftLint; };
          H2 = {isa = PBXShellScriptBuildPhase; };
          A1 = {isa = PBXAggregateTarget; name = Documents; };
          W1 = {isa = PBXNativeTarget; name = Wrist; buildConfigurationList = WL;
                productType = "com.apple.product-type.application"; buildPhases = (); };
          WL = {isa = XCConfigurationList; buildConfigurations = (WC); };
          WC = {isa = XCBuildConfiguration; name = Debug; buildSettings = {SDKROOT = watchos; }; };
          T2 = {isa
          """)
    texts["/a/More.xcconfig", default: ""] += "SWIFT_OBJC_BRIDGING_HEADER = Trips/Bridge.h\n"
    let left = try FixtureProject.plan("/a/Trips.xcodeproj", texts).leftOut
    let expected = [
      LeftOut(name: "My Trips: Run Script", reason: LeftOut.script),
      LeftOut(name: "My Trips: SwiftLint", reason: LeftOut.script),
      LeftOut(name: "Documents", reason: LeftOut.aggregate),
      LeftOut(name: "Trips/Bridge.h", reason: LeftOut.bridgingHeader),
      LeftOut(name: "Wrist", reason: "a browser has no watch"),
    ]
    #expect(Set(left).isSuperset(of: expected))
  }

  @Test(
    arguments: [
      ("platformFilter = macos", false), ("platformFilters = (macos, tvos)", false),
      ("platformFilter = ios", true), ("platformFilters = (macos, ios)", true),
    ])
  func `a file whose platform filter lacks iOS is not a source of the app`(
    filter: String, isBuilt: Bool
  ) throws {
    var texts = FixtureProject.groups
    let project = "/a/Trips.xcodeproj/project.pbxproj"
    texts[project] = texts[project]?.replacing("fileRef = UP;", with: "fileRef = UP; \(filter);")
    let app = try FixtureProject.plan("/a/Trips.xcodeproj", texts).targets[0]
    #expect(app.sources.contains { $0.path == "Shared/Town.swift" } == isBuilt)
    #expect(app.sources.contains { $0.path == "Trips/Home.swift" })
  }

  @Test(arguments: [("(macos, )", false), ("(ios, macos, )", true)])
  func `a file of a synchronized folder whose platform filter lacks iOS is not a source of the app`(
    filter: String, isBuilt: Bool
  ) throws {
    var texts = FixtureProject.folders
    let project = "/w/App/Shop.xcodeproj/project.pbxproj"
    texts[project] = texts[project]?.replacing(
      "(Info.plist, Drafts, \"Old.swift\");",
      with: "(Info.plist, Drafts, \"Old.swift\"); platformFiltersByRelativePath = "
        + "{Shared.swift = \(filter); };")
    let app = try FixtureProject.plan(
      "/w", texts, target: "Shop", packages: ["/w/Kit": FixtureProject.kit]
    ).targets[0]
    #expect(app.sources.contains { $0.path == "Shop/Shared.swift" } == isBuilt)
    #expect(app.sources.contains { $0.path == "Shop/ShopApp.swift" })
  }

  @Test func `a package among a target's resources is no source of the app`() throws {
    var texts = FixtureProject.groups
    let project = "/a/Trips.xcodeproj/project.pbxproj"
    texts[project] = texts[project]?.replacing("path = Data/places.json", with: "path = Kit")
    texts["/a/Trips/Kit/Package.swift"] = "import PackageDescription\n"
    texts["/a/Trips/Kit/Sources/Kit/Kit.swift"] = "public struct Kit {}\n"
    let app = try FixtureProject.plan("/a/Trips.xcodeproj", texts).targets[0]
    #expect(!app.files.contains { $0.path.contains("Kit") })
    #expect(app.sources.count == 3)
  }

  @Test func `a source file that does not exist is omitted, and the plan names it`() throws {
    var texts = FixtureProject.groups
    texts["/a/Shared/Town.swift"] = nil
    let plan = try FixtureProject.plan("/a/Trips.xcodeproj", texts)
    #expect(plan.leftOut.map(\.name).contains("Shared/Town.swift"))
  }

  @Test func `a target's settings are merged from the project, its .xcconfig files and the target`()
    throws
  {
    let app = try #require(try groups().targets.first)
    #expect(
      app.settings == [
        ".swiftLanguageMode(.v6)", ".defaultIsolation(MainActor.self)",
        ".enableUpcomingFeature(\"InferIsolatedConformances\")",
        ".enableUpcomingFeature(\"NonisolatedNonsendingByDefault\")", ".define(\"STAGING\")",
      ])
  }

  @Test func `the plan for the configuration Release has the settings of that configuration`()
    throws
  {
    let app = try #require(try groups("Release").targets.first)
    // Only the configuration Debug is named in an .xcconfig.
    #expect(app.name == "My_Trips")
    // Xcode reads regular expressions between slashes unless the project says no.
    #expect(
      app.settings == [
        ".swiftLanguageMode(.v5)", ".enableUpcomingFeature(\"BareSlashRegexLiterals\")",
      ])
  }

  @Test
  func
    `a generated Info.plist has the project's resolved entries and those of the settings`()
    throws
  {
    let app = try #require(try groups().targets.first)
    let file = try #require(app.files.first { $0.path.hasSuffix("/Info.plist") })
    guard case .text(let text) = file.content else { throw CocoaError(.coderInvalidValue) }
    let list = try PropertyListSerialization.propertyList(from: Data(text.utf8), format: nil)
    let entries = try #require(list as? [String: Any])
    #expect(entries["CFBundleName"] as? String == "Trips")
    #expect(entries["CFBundleDisplayName"] as? String == "Our Trips")
    #expect(entries["CFBundleIdentifier"] as? String == "com.acme.Trips")
    #expect(entries["CFBundleDevelopmentRegion"] as? String == "de")
  }

  @Test func `unit tests depend on the app, and fetched packages stay dependencies`() throws {
    let plan = try groups()
    let tests = try #require(plan.targets.first { $0.kind == .test })
    #expect(tests.name == "TripsTests" && tests.dependencies == [.target("Trips")])
    #expect(plan.targets[0].dependencies == [.product("Maps", package: "Maps")])
    #expect(plan.remotePackages.map(\.requirement) == ["from: \"1.4.0\""])
  }

  @Test
  func `a synchronized folder gives a target its sources and resources except the exceptions`()
    throws
  {
    let app = try #require(try shop().targets.first)
    #expect(app.sources.map(\.path) == ["Shop/Shared.swift", "Shop/ShopApp.swift"])
    #expect(
      Set(app.files.filter { !$0.isSource }.map(\.path))
        == Set(
          [
            "Assets.xcassets/Contents.json", "Assets-2.xcassets/Contents.json", "Big.ttf",
            "Info.plist", "Model.momd/Model.xcdatamodel/contents",
          ].map { "StrataBundle/Resources/\($0)" }))
  }

  @Test func `a file of one target's folder that is shared with another target is built by both`()
    throws
  {
    let plan = try FixtureProject.plan(
      "/w/App/Shop.xcodeproj", FixtureProject.folders, target: "Admin")
    #expect(plan.targets[0].sources.map(\.path) == ["Admin/AdminApp.swift", "Shop/Shared.swift"])
  }

  @Test func `a localized file that two targets share is included in all its languages`() throws {
    var texts = FixtureProject.folders
    texts["/w/App/Shop.xcodeproj/project.pbxproj"] =
      texts["/w/App/Shop.xcodeproj/project.pbxproj"]?.replacing(
        "(Shared.swift)", with: "(\"/Localized: Texts/Words.strings\", Shared.swift)")
    for path in ["en.lproj/Words.strings", "es.lproj/Words.strings", "es.lproj/Other.strings"] {
      texts["/w/App/Shop/Texts/\(path)"] = ""
    }
    let plan = try FixtureProject.plan("/w/App/Shop.xcodeproj", texts, target: "Admin")
    let bundled = plan.targets[0].files.compactMap(\.original).filter { $0.hasSuffix(".strings") }
    #expect(
      bundled.sorted() == [
        "/w/App/Shop/Texts/en.lproj/Words.strings", "/w/App/Shop/Texts/es.lproj/Words.strings",
      ])
    #expect(!plan.leftOut.contains { $0.name.contains("Words") })
  }

  @Test func `targets of a local package are targets of the generated one`() throws {
    let plan = try shop()
    #expect(plan.targets.map(\.name) == ["Shop", "Kit", "KitCore"])
    #expect(plan.targets[0].dependencies == [.target("Kit")])
    let kit = plan.targets[1]
    #expect(kit.base == "/w/Kit/Sources/Kit")
    #expect(kit.dependencies == [.target("KitCore"), .product("Y", package: "y")])
    #expect(
      kit.settings == [
        ".swiftLanguageMode(.v6)", ".define(\"FOO\")", ".defaultIsolation(MainActor.self)",
      ])
    #expect(kit.resources == [".process(\"Res\")", ".copy(\"Kit.xcassets\")"])
    #expect(plan.targets[2].settings == [".swiftLanguageMode(.v5)"])
    #expect(plan.remotePackages.map(\.requirement) == ["\"1.2.0\"..<\"2.0.0\""])
  }

  @Test func `a project with several apps lists them`() {
    #expect(
      throws: ProjectRunProblem(
        text: "Shop.xcodeproj has several app targets, so name one with '--target': Admin, Shop")
    ) { try FixtureProject.plan("/w/App", FixtureProject.folders) }
    #expect(
      throws: ProjectRunProblem(
        text: "Shop.xcodeproj has no app target 'Shopp'; it has Admin, Shop")
    ) { try FixtureProject.plan("/w/App", FixtureProject.folders, target: "Shopp") }
  }

  @Test func `colors and images of an asset catalog get generated Swift symbols`() throws {
    var texts = FixtureProject.groups
    for path in [
      "Blue.imageset", "hero-banner.imageset", "BrandColor.colorset", "In/Deep.colorset",
      "Icons/Star.symbolset", "Icons/Sun.colorset",
    ] { texts["/a/Trips/Assets.xcassets/\(path)/Contents.json"] = "{}" }
    texts["/a/Trips/Assets.xcassets/Icons/Contents.json"] =
      #"{"properties": {"provides-namespace" : true}}"#
    texts["/a/More.xcconfig", default: ""] +=
      "ASSETCATALOG_COMPILER_GENERATE_SWIFT_ASSET_SYMBOL_EXTENSIONS = YES\n"
    let app = try #require(try FixtureProject.plan("/a/Trips.xcodeproj", texts).targets.first)
    let file = try #require(app.files.first { $0.path == AssetSymbols.path })
    #expect(
      file.content
        == .text(
          """
          import SwiftUI
          import UIKit

          extension ColorResource {
            nonisolated static let `brand` = ColorResource(name: "BrandColor", bundle: .main)
            nonisolated static let `deep` = ColorResource(name: "Deep", bundle: .main)
            nonisolated static let `red` = ColorResource(name: "Red", bundle: .main)
          }

          extension ColorResource {
            enum Icons {}
          }

          extension ColorResource.Icons {
            nonisolated static let `sun` = ColorResource(name: "Icons/Sun", bundle: .main)
          }

          extension ImageResource {
            nonisolated static let `blue` = ImageResource(name: "Blue", bundle: .main)
            nonisolated static let `heroBanner` = ImageResource(name: "hero-banner", bundle: .main)
          }

          extension ImageResource {
            enum Icons {}
          }

          extension ImageResource.Icons {
            nonisolated static let `star` = ImageResource(name: "Icons/Star", bundle: .main)
          }

          extension Color {
            nonisolated static var `brand`: Color { Color(ColorResource.`brand`) }
            nonisolated static var `deep`: Color { Color(ColorResource.`deep`) }
          }

          extension Color {
            enum Icons {}
          }

          extension Color.Icons {
            nonisolated static var `sun`: Color { Color(ColorResource.Icons.`sun`) }
          }

          extension ShapeStyle where Self == Color {
            nonisolated static var `brand`: Color { Color.`brand` }
            nonisolated static var `deep`: Color { Color.`deep` }
          }

          extension UIColor {
            nonisolated static var `brand`: UIColor { UIColor(resource: .`brand`) }
            nonisolated static var `deep`: UIColor { UIColor(resource: .`deep`) }
          }

          extension UIImage {
            nonisolated static var `blue`: UIImage { UIImage(resource: .`blue`) }
            nonisolated static var `heroBanner`: UIImage { UIImage(resource: .`heroBanner`) }
          }

          """))
  }

  @Test(arguments: [
    ("hero-banner", "heroBanner"), ("URLIcon", "urlIcon"), ("Icon_home 2", "iconHome2"),
    ("24hours", "_24hours"), ("AccentColor", "accent"), ("Color", "color"), ("ABC", "ABC"),
    ("BGDark", "bgDark"),
  ])
  func `the Swift symbol of an asset is its name as a Swift identifier`(
    name: String, symbol: String
  ) {
    #expect(AssetSymbols.symbol(of: name, without: "Color") == symbol)
  }
}
