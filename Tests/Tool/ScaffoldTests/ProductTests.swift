import Foundation
import StrataKitTesting
import Testing

@testable import StrataScaffold

/// Tests of the products for other packages, and of the guides about them.
@Suite struct ProductTests {
  /// The modules in that folder which Apple does not have.
  private static let ours: Set = [
    "StrataAppleNames", "StrataFoundationAdditions", "StrataSwiftUIMacroExpansion",
    "StrataSwiftUIMacros",
  ]

  private static func text(_ path: String) throws -> String {
    try String(contentsOf: NewProject.repository.appending(path: path), encoding: .utf8)
  }

  @Test func `each framework named after one of Apple's is a library product of the same name`()
    throws
  {
    let folder = NewProject.repository.appending(path: "Sources/Frameworks")
    let frameworks = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { !$0.hasPrefix(".") && !Self.ours.contains($0) }
    let products = try Self.text("Package.swift").matches(of: /\.library\(name: "(\w+)"/)
      .map { String($0.1) }
    #expect(frameworks.contains("MapKit"))
    #expect(Set(frameworks).subtracting(products) == [])
  }

  @Test(arguments: [
    ("run-your-swiftui-app", "StrataAppleNames"), ("write-an-app", "StrataFoundationAdditions"),
  ])
  func `the manifests in the guides have the compiler flags for the implicitly imported module`(
    guide: String, module: String
  ) throws {
    let text = try Self.text("docs/guides/\(guide).md")
    #expect(
      text.contains(##"["-Xfrontend", "-import-module", "-Xfrontend", "\##(module)"]"##)
    )
  }

  @Test func `the guide for existing apps names every framework`() throws {
    let text = try Self.text("docs/guides/run-your-swiftui-app.md")
    #expect(!text.contains("It uses `UIKit`, `SwiftData`"))
    for name in [
      "UIKit", "MapKit", "UserNotifications", "BackgroundTasks", "CryptoKit", "OSLog", "os",
    ] {
      #expect(text.contains("`\(name)`"), "\(name)")
    }
  }

  /// Modules that no product reaches, former names without prefix, and the kits: another package
  /// may use these names for its targets and products.
  private static func names() throws -> [String] {
    try text("Tests/Tool/Listings/names-of-strangers.txt").split(separator: "\n").map(String.init)
  }

  @Test(.thorough) func `a package with targets named like Strata's can depend on Strata by path`()
    throws
  {
    let said = try Self.resolve(
      #".package(name: "Strata", path: "\#(NewProject.repository.path)")"#)
    #expect(said == nil)
  }

  @Test(.thorough)
  func `a package with targets named like Strata's can depend on a tagged version of Strata`()
    throws
  {
    let clone = try TemporaryFolder()
    let url = clone.url.appending(path: "Strata")
    let version =
      try Self.run(
        ["git", "clone", "--quiet", "--bare", NewProject.repository.path, url.path])
      ?? Self.run(["git", "-C", url.path, "tag", "1.0.0"])
    #expect(version == nil)
    let said = try Self.resolve(#".package(url: "\#(url.absoluteString)", exact: "1.0.0")"#)
    #expect(said == nil)
  }

  @Test func `every module that a product reaches has Apple's name or begins with Strata`() throws {
    let apple = try FileManager.default.contentsOfDirectory(
      atPath: NewProject.repository.appending(path: "Sources/Frameworks").path)
    // Names of the toolchain, of Apple's SwiftUI, of the programs, and of modules that tests
    // import.
    let known: Set = [
      "_Testing_UIKit", "_Testing_CoreImage", "SwiftUICore", "strata", "strata-scaffold",
      "strata-secrets", "SwiftUITesting", "SealedKeys",
    ]
    let reached = try ProductGraph.own().reached
    #expect(reached.count > 60)
    #expect(
      reached.filter { !$0.hasPrefix("Strata") && !known.contains($0) && !apple.contains($0) }
        == [])
  }

  @Test(arguments: [
    ("PersistenceKit", "StrataPersistence"), ("SecretsKit", "StrataSecrets"),
    ("FoundationAdditions", "StrataFoundationAdditions"), ("AppHost", "StrataAppHost"),
    ("AppDriving", "StrataAppDriving"),
  ])
  func `a module's former name is an alias product with a warning that names the current module`(
    former: String, current: String
  ) throws {
    let manifest = try Self.text("Sources/Aliases/Package.swift")
    #expect(manifest.contains(#".library(name: "\#(former)", targets: ["\#(former)"])"#))
    #expect(manifest.contains(#".define("STRATA_ALIAS")"#))
    let source = try Self.text("Sources/Aliases/\(former)/Exports.swift")
    #expect(source.contains("@_exported public import \(current)\n"))
    #expect(source.contains("#if STRATA_ALIAS\n  #warning(\"\(former) is now \(current); "))
    let glossary = try Self.text("docs/glossary.md")
    #expect(glossary.contains("| `\(former)` | `\(current)`"))
  }

  /// Resolves a package with targets and products of these names that depends on Strata, without
  /// building; returns the package manager's error, or `nil`.
  private static func resolve(_ dependency: String) throws -> String? {
    let (package, names) = (try TemporaryFolder(), try names())
    for name in names { try package.write("Sources/\(name)/One.swift", "let one = 1\n") }
    let products = names.map { #".library(name: "\#($0)", targets: ["\#($0)"])"# }
    let targets = names.map {
      #".target(name: "\#($0)", dependencies: [.product(name: "SwiftUI", package: "Strata")])"#
    }
    try package.write(
      "Package.swift",
      """
      // swift-tools-version: 6.2
      import PackageDescription
      let package = Package(
        name: "Stranger", platforms: [.macOS(.v14)],
        products: [\(products.joined(separator: ", "))], dependencies: [\(dependency)],
        targets: [\(targets.joined(separator: ", "))])
      """)
    return try run([
      "swift", "package", "--disable-dependency-cache", "--package-path", package.url.path,
      "show-dependencies",
    ])
  }

  /// Runs a program of the path.
  ///
  /// - Returns: Its standard error if it failed.
  private static func run(_ words: [String]) throws -> String? {
    let process = Process()
    let errors = Pipe()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = words
    process.standardOutput = FileHandle.nullDevice
    process.standardError = errors
    try process.run()
    let said = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return process.terminationStatus == 0 ? nil : said
  }
}
