import Foundation
import KitTesting
import Testing

@testable import Scaffold

/// What a stranger's package can take from Strata, and what the guides say of it.
@Suite struct ProductTests {
  /// Modules on that floor which Apple does not have.
  private static let ours: Set = [
    "FoundationAdditions", "SwiftUIMacroExpansion", "SwiftUIMacros",
  ]

  private static func text(_ path: String) throws -> String {
    try String(contentsOf: NewProject.repository.appending(path: path), encoding: .utf8)
  }

  @Test func `each framework of Apple's name is a product of the same name`() throws {
    let folder = NewProject.repository.appending(path: "Sources/Frameworks")
    let frameworks = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { !$0.hasPrefix(".") && !Self.ours.contains($0) }
    let products = try Self.text("Package.swift").matches(of: /\.library\(name: "(\w+)"/)
      .map { String($0.1) }
    #expect(frameworks.contains("MapKit"))
    #expect(Set(frameworks).subtracting(products) == [])
  }

  @Test(arguments: ["run-your-swiftui-app", "write-an-app"])
  func `a guide's manifest has the flags that Foundation's additions need`(guide: String) throws {
    let text = try Self.text("docs/guides/\(guide).md")
    #expect(
      text.contains(#"["-Xfrontend", "-import-module", "-Xfrontend", "FoundationAdditions"]"#))
  }

  @Test func `the guide for an app that is there names every framework`() throws {
    let text = try Self.text("docs/guides/run-your-swiftui-app.md")
    #expect(!text.contains("It uses `UIKit`, `SwiftData`"))
    for name in ["UIKit", "MapKit", "UserNotifications", "BackgroundTasks"] {
      #expect(text.contains("`\(name)`"), "\(name)")
    }
  }

  /// Modules of the apps, examples, simulators and their tests, which are nobody else's business.
  private static let names = [
    "UseCase", "Feed", "Counter", "CoreAPI", "DependencyContainer", "DevPreview", "TabBarView",
    "FoodShare", "WeDaDomain", "weda", "Bookshelf", "MyApp", "SimulatorKit", "FuzzTargets",
    "BrowserTests", "SwiftUITests",
  ]

  @Test func `a package whose targets are called as our apps' modules can depend on Strata`() throws
  {
    let package = try TemporaryFolder()
    let repository = NewProject.repository.path
    for name in Self.names {
      try package.write("Sources/\(name)/One.swift", "let one = 1\n")
    }
    let targets = Self.names.map {
      """
      .target(name: "\($0)", dependencies: [.product(name: "SwiftUI", package: "Strata")])
      """
    }
    try package.write(
      "Package.swift",
      """
      // swift-tools-version: 6.2
      import PackageDescription
      let package = Package(
        name: "Stranger", platforms: [.macOS(.v14)],
        dependencies: [.package(name: "Strata", path: "\(repository)")],
        targets: [\(targets.joined(separator: ", "))])
      """)
    let process = Process()
    let errors = Pipe()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    // Reads all manifests and puts the graph of targets together, and builds nothing.
    process.arguments = [
      "swift", "package", "--package-path", package.url.path, "show-dependencies",
    ]
    process.standardOutput = FileHandle.nullDevice
    process.standardError = errors
    try process.run()
    let said = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    #expect(process.terminationStatus == 0, "\(said)")
  }
}
