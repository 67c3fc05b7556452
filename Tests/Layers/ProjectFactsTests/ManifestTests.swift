import ImportGraph
import ProjectFacts
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

  @Test func `a manifest is read without running it`() {
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

  @Test func `a manifest that makes its targets' names is said to be computed`() {
    #expect(
      Manifest(source: "let t = names.map { .target(name: $0) }", path: "Package.swift").isComputed)
  }

  @Test func `the nearest target holds a file`() {
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
