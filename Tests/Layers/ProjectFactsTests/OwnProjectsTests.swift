import Foundation
import StrataImportGraph
import StrataKitTesting
import Testing

@testable import StrataProjectFacts

/// Tests of this repository's Xcode projects against its manifest. They do not run Xcode;
/// docs/guides/xcode.md lists what only a Mac can show.
@Suite struct OwnProjectsTests {
  private static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().appendingPathComponent("../../..").standardizedFileURL

  /// A module in the manifest.
  private struct Module {
    var parent: String
    var folder: String
    var uses: [String]
    var path: String { "\(parent)/\(folder)" }
  }

  struct App: Sendable {
    let folder: String
    let name: String
    let executable: String
    let identifier: String
    /// The minimum number of modules, so that a misread manifest does not pass.
    var modules = 9
  }

  static let apps = [
    App(folder: "Apps/WeDa", name: "WeDa", executable: "weda", identifier: "com.dollarg.wedaapp"),
    App(
      folder: "Apps/RickMorty", name: "RickMorty", executable: "rickmorty",
      identifier: "com.example.rickmorty"),
    App(
      folder: "Apps/FoodShare", name: "FoodShare", executable: "FoodShare",
      identifier: "com.strata.foodshare", modules: 5),
  ]

  /// The modules that Apple provides, or that only a server needs.
  private static let elsewhere: Set = [
    "StrataFoundationAdditions", "StrataAppHost", "WeDaServer", "RickMortyServer",
  ]

  private func text(_ path: String) throws -> String {
    try String(contentsOf: Self.root.appendingPathComponent(path), encoding: .utf8)
  }

  private func path(_ app: App) -> String {
    "\(app.folder)/\(app.name).xcodeproj/project.pbxproj"
  }

  private func modules() throws -> [String: Module] {
    let reader = CallReader(tokens: SwiftLexer.tokens(of: try text("Package.swift")))
    var found: [String: Module] = [:]
    var parent = ""
    for call in reader.calls(["Folder", "Module"]) {
      guard let name = call.arguments.first?.tokens.first, name.kind == .string else { continue }
      if call.name == "Folder" {
        parent = name.text
      } else {
        found[name.text] = Module(
          parent: parent, folder: call.text("folder") ?? name.text, uses: uses(call))
      }
    }
    return found
  }

  /// Returns the argument after `uses:`, and those without a label that follow it.
  private func uses(_ call: CallReader.Call) -> [String] {
    let rest = call.arguments.drop { $0.label != "uses" }
    let listed = rest.prefix(1) + rest.dropFirst().prefix { $0.label == nil }
    return listed.compactMap { $0.tokens.first?.text }
  }

  private func isBuilt(_ name: String, _ modules: [String: Module]) -> Bool {
    guard let module = modules[name], !Self.elsewhere.contains(name) else { return false }
    return !["Sources/Frameworks", "Sources/System"].contains { module.parent.hasPrefix($0) }
  }

  /// Returns the app's module with all its dependencies in the package.
  private func needed(_ app: App, _ modules: [String: Module]) -> Set<String> {
    var found: Set<String> = []
    var open = [app.executable]
    while let name = open.popLast() {
      guard found.insert(name).inserted else { continue }
      open += (modules[name]?.uses ?? []).filter { isBuilt($0, modules) }
    }
    return found
  }

  @Test(arguments: apps)
  func `each module of an app is an Xcode target with the module's folder, and no others exist`(
    app: App
  ) throws {
    let modules = try modules()
    let project = try XcodeProject(text: try text(path(app)), path: path(app))
    let wanted = needed(app, modules)
    #expect(wanted.count >= app.modules)
    let names = Set(wanted.map { $0 == app.executable ? app.name : $0 })
    #expect(Set(project.targets.map(\.name)) == names)
    for name in wanted {
      let target = try #require(
        project.targets.first { $0.name == (name == app.executable ? app.name : name) })
      let folder = try #require(target.folders.first)
      let place = Self.root.appendingPathComponent(folder).standardizedFileURL.path
      let module = try #require(modules[name])
      #expect(place == Self.root.appendingPathComponent(module.path).path)
      #expect(FileManager.default.fileExists(atPath: place))
      #expect(target.folders.count == 1 && target.files.allSatisfy { !$0.hasSuffix(".swift") })
    }
  }

  @Test(arguments: apps)
  func `a target depends on the modules that the manifest lists`(app: App) throws {
    let modules = try modules()
    let plist = try PropertyListSerialization.propertyList(
      from: Data(try text(path(app)).utf8), format: nil)
    let objects = try #require((plist as? [String: Any])?["objects"] as? [String: [String: Any]])
    func name(_ id: Any?) -> String? { objects[id as? String ?? ""]?["name"] as? String }
    var frameworks = 0
    for target in objects.values where target["isa"] as? String == "PBXNativeTarget" {
      let own = try #require(target["name"] as? String)
      let waits = Set(
        (target["dependencies"] as? [String] ?? []).compactMap { name(objects[$0]?["target"]) })
      guard own != app.name else {
        // An app embeds all of its frameworks.
        #expect(waits == needed(app, modules).subtracting([app.executable]))
        continue
      }
      frameworks += 1
      #expect(waits == Set(try #require(modules[own]).uses.filter { isBuilt($0, modules) }))
    }
    #expect(frameworks >= app.modules - 1)
  }

  @Test(.mission("W-243"), arguments: apps)
  func `every Xcode project has the shared build settings and no package dependencies`(app: App)
    throws
  {
    let project = try XcodeProject(text: try text(path(app)), path: path(app))
    #expect(project.settings["SWIFT_VERSION"] == ["6.0"])
    #expect(project.settings["IPHONEOS_DEPLOYMENT_TARGET"] == ["17.0"])
    #expect(project.settings["SWIFT_STRICT_CONCURRENCY"] == ["complete"])
    #expect(project.settings["PRODUCT_BUNDLE_IDENTIFIER"]?.contains(app.identifier) == true)
    #expect(project.packages.isEmpty)
    #expect(try text("Package.swift").contains(".iOS(.v17)"))
    let manifest = Manifest(source: try text("Package.swift"), path: "Package.swift")
    #expect(manifest.packages.isEmpty)
  }

  @Test func `a file of a module belongs to its target only`() throws {
    let project = try XcodeProject(
      text: try text(path(Self.apps[0])), path: path(Self.apps[0]))
    #expect(project.target(of: "Apps/WeDa/Domain/Places/Place.swift")?.name == "WeDaDomain")
    #expect(project.target(of: "Apps/WeDa/App/WeDaApp.swift")?.name == "WeDa")
    #expect(project.target(of: "Apps/WeDa/Server/WeatherPlan.swift") == nil)
  }

  @Test func `the workspace lists every project, and each exists`() throws {
    let workspace = try text("Strata.xcworkspace/contents.xcworkspacedata")
    let places = workspace.matches(of: #/location = "group:([^"]+)"/#).map { String($0.output.1) }
    #expect(places == Self.apps.map { "\($0.folder)/\($0.name).xcodeproj" })
    for place in places {
      #expect(
        FileManager.default.fileExists(
          atPath: Self.root.appendingPathComponent("\(place)/project.pbxproj").path))
    }
  }

  @Test func `the Info.plist of the Xcode app agrees with that of the app on the server`() throws {
    let app = Self.apps[0]
    let project = try XcodeProject(text: try text(path(app)), path: path(app))
    #expect(project.settings["INFOPLIST_FILE"] == ["App/Info.plist"])
    func read(_ path: String) throws -> [String: Any] {
      let data = try Data(contentsOf: Self.root.appendingPathComponent(path))
      let plist = try PropertyListSerialization.propertyList(from: data, format: nil)
      return try #require(plist as? [String: Any])
    }
    let mac = try read("\(app.folder)/App/Info.plist")
    let served = try read("\(app.folder)/App/Resources/Info.plist")
    for key in ["BGTaskSchedulerPermittedIdentifiers", "UIBackgroundModes"] {
      #expect(mac[key] as? [String] == served[key] as? [String])
    }
    let identifiers = mac["BGTaskSchedulerPermittedIdentifiers"] as? [String] ?? []
    #expect(identifiers == ["\(app.identifier).refresh"])
    #expect(
      mac["NSLocationWhenInUseUsageDescription"] as? String
        == "Allow location access to automatically show weather for your area")
  }

  @Test func `the Xcode projects and the workspace are what the script make-xcode generates`()
    throws
  {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [
      "python3", Self.root.appendingPathComponent("Scripts/make-xcode").path, "--check",
    ]
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
  }
}
