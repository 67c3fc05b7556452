import StrataImportGraph
import StrataProjectFacts
import Testing

@Suite struct ManifestTests {
  private let source = """
    // swift-tools-version: 6.1
    import PackageDescription
    let package = Package(
      name: "Feed",
      dependencies: [
        .package(url: "https://example.org/a/Routing.git", exact: "1.0.6"),
        .package(path: "../Core"),
      ],
      targets: [
        .target(name: "Feed", dependencies: ["Core", .product(name: "Routing", package: "Routing")],
                swiftSettings: [.swiftLanguageMode(.v6)]),
        .executableTarget(name: "app", dependencies: [.target(name: "Feed")], path: "App"),
        .testTarget(name: "FeedTests", dependencies: ["Feed"]),
      ])
    """

  @Test func `the targets of a package manifest are read without compiling it`() {
    let manifest = Manifest(source: source, path: "Feed/Package.swift")
    #expect(manifest.tools == "6.1")
    #expect(manifest.targets.map(\.name) == ["Feed", "app", "FeedTests"])
    #expect(
      manifest.targets.map(\.folder) == ["Feed/Sources/Feed", "Feed/App", "Feed/Tests/FeedTests"])
    #expect(manifest.targets.map(\.isTest) == [false, false, true])
    #expect(manifest.targets[0].dependencies == ["Core", "Routing"])
    #expect(manifest.packages.map(\.address) == ["https://example.org/a/Routing.git", "../Core"])
    #expect(manifest.packages.map(\.isLocal) == [false, true])
    #expect(manifest.packages[0].requirement == #"exact:"1.0.6""#)
    #expect(manifest.settings == [".swiftLanguageMode(.v6)"])
    #expect(!manifest.isComputed)
  }

  @Test(arguments: [
    (".", "Feed"), ("./", "Feed"), ("./App/", "Feed/App"), ("App/../Lib", "Feed/Lib"),
    ("../Shared", "Shared"),
  ])
  func `a target's path with dots and slashes is normalized`(path: String, folder: String) {
    let source = "let p = Package(name: \"P\", targets: [.target(name: \"A\", path: \"\(path)\")])"
    let files = ["\(folder)/a.swift": "", "Feed/Package.swift": source]
    let facts = ProjectFacts(WrittenTree(files), paths: files.keys.sorted())
    #expect(facts.manifests.flatMap(\.targets).map(\.folder) == [folder])
    #expect(facts.target(of: "\(folder)/a.swift")?.name == "A")
    #expect(facts.troubles == [])
  }

  /// Returns the files whose code is isolated to the main actor by a manifest.
  private func onMainActor(_ targets: String, _ more: String = "") -> [String] {
    let manifest = "\(more)let p = Package(name: \"P\", targets: [\(targets)])"
    let facts = ProjectFacts(WrittenTree(["Package.swift": manifest]), paths: ["Package.swift"])
    return ["Sources/A/x.swift", "Sources/B/x.swift"].filter(facts.isOnMainActor)
  }

  @Test(arguments: [
    (".target(name: \"A\", swiftSettings: [.defaultIsolation(MainActor.self)])", true),
    (".target(name: \"A\", swiftSettings: [.defaultIsolation(nil)])", false),
    (".target(name: \"A\")", false),
  ])
  func `the default isolation of a target applies to no other target`(target: String, isA: Bool) {
    #expect(
      onMainActor(target + ", .target(name: \"B\")")
        == (isA ? ["Sources/A/x.swift"] : []))
  }

  @Test func `a default isolation in a variable that targets may share applies to all targets`() {
    let shared = "let shared: [SwiftSetting] = [.defaultIsolation(MainActor.self)]\n"
    let targets = ".target(name: \"A\", swiftSettings: shared), .target(name: \"B\")"
    #expect(onMainActor(targets, shared) == ["Sources/A/x.swift", "Sources/B/x.swift"])
    #expect(onMainActor(targets, "// .defaultIsolation(MainActor.self)\n") == [])
  }

  @Test(arguments: [("MainActor", true), ("nonisolated", false)])
  func `Xcode's default isolation applies to a file that no package target contains`(
    value: String, isOn: Bool
  ) {
    let tree = WrittenTree(["A.xcconfig": "SWIFT_DEFAULT_ACTOR_ISOLATION = \(value)\n"])
    #expect(ProjectFacts(tree, paths: tree.paths()).isOnMainActor("App/x.swift") == isOn)
  }

  @Test func `a manifest that computes its targets' names is marked as computed`() {
    #expect(
      Manifest(source: "let t = names.map { .target(name: $0) }", path: "Package.swift").isComputed)
  }

  @Test func `a file belongs to the target with the nearest folder`() {
    let tree = WrittenTree([
      "Package.swift":
        "let p = Package(targets: [.target(name: \"A\"), .target(name: \"B\", path: \"Sources/A/B\")])"
    ])
    let facts = ProjectFacts(tree, paths: tree.paths())
    #expect(facts.target(of: "Sources/A/x.swift")?.name == "A")
    #expect(facts.target(of: "Sources/A/B/x.swift")?.name == "B")
    #expect(facts.target(of: "Other/x.swift") == nil)
  }
}
