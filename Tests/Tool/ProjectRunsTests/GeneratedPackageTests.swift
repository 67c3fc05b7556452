import Foundation
import StrataKitTesting
import Testing

@testable import StrataProjectRuns

/// Tests of the generated package: its manifest, its files, and what is kept between two builds.
@Suite struct GeneratedPackageTests {
  private func package(_ texts: [String: String] = FixtureProject.groups) throws
    -> GeneratedPackage
  {
    try FixtureProject.generated(
      try FixtureProject.plan("/a/Trips.xcodeproj", texts), texts)
  }

  private func manifest() throws -> String {
    String(decoding: try #require(try package().files["Package.swift"]), as: UTF8.self)
  }

  @Test
  func `the generated manifest has the project's dependencies and none on the package Strata`()
    throws
  {
    let text = try manifest()
    #expect(
      text.contains(
        """
            .executableTarget(
              name: "Trips",
              dependencies: [
                .product(name: "Maps", package: "Maps")
              ],
              path: "Targets/Trips",
              resources: [
                .copy("StrataBundle/Resources")
              ],
        """), "\(text)")
    #expect(!text.contains("Strata\""))
    #expect(text.contains("defaultLocalization: \"de\""))
    #expect(text.contains(".package(url: \"https://example.org/a/Maps.git\", from: \"1.4.0\")"))
  }

  @Test
  func `the generated manifest has balanced brackets, and its test target depends on the app`()
    throws
  {
    let text = try manifest()
    for (open, close) in [("(", ")"), ("[", "]")] {
      #expect(text.count { String($0) == open } == text.count { String($0) == close })
    }
    #expect(text.contains(".testTarget(\n      name: \"TripsTests\""))
    #expect(text.contains(".target(name: \"Trips\")"))
  }

  @Test func `writing a package again does not touch unchanged files, and deletes removed ones`()
    throws
  {
    let folder = try TemporaryFolder()
    let path = folder.url.path
    try package().write(to: path)
    let home = folder.file("Targets/Trips/Trips/Home.swift")
    let town = folder.file("Targets/Trips/Shared/Town.swift")
    let old = Date(timeIntervalSince1970: 1_000_000)
    for file in [home, town] {
      try FileManager.default.setAttributes([.modificationDate: old], ofItemAtPath: file.path)
    }
    var texts = FixtureProject.groups
    texts["/a/Trips/Home.swift"] = "import SwiftUI\nstruct Home { let a = 1 }\n"
    texts["/a/Trips/Data/places.json"] = nil
    try package(texts).write(to: path)
    #expect(try changed(town) == old)
    #expect(try changed(home) != old)
    #expect(
      !FileManager.default.fileExists(
        atPath: folder.file("Targets/Trips/StrataBundle/Resources/places.json").path))
    withExtendedLifetime(folder) {}
  }

  private func changed(_ file: URL) throws -> Date? {
    try FileManager.default.attributesOfItem(atPath: file.path)[.modificationDate] as? Date
  }

  @Test func `a compiler error in a copied file names the original file`() throws {
    let paths = PathsOfCopies(try package(), in: "/cache/Trips-1")
    #expect(
      paths.translated("/cache/Trips-1/Targets/Trips/Trips/Home.swift:3:5: error: no")
        == "/a/Trips/Home.swift:3:5: error: no")
    #expect(
      paths.translated("[1/2] Compiling Trips Home.swift") == "[1/2] Compiling Trips Home.swift")
  }

  @Test func `a project's scratch folder depends on the project's path alone`() {
    let home = ["HOME": "/home/ada"]
    let first = ScratchFolder.path(of: "/a/Trips.xcodeproj", environment: home)
    #expect(first.hasPrefix("/home/ada/.cache/strata/projects/Trips-"))
    #expect(first == ScratchFolder.path(of: "/a/./Trips.xcodeproj", environment: home))
    #expect(first != ScratchFolder.path(of: "/b/Trips.xcodeproj", environment: home))
    #expect(
      ScratchFolder.path(of: "/a", environment: ["XDG_CACHE_HOME": "/c"])
        .hasPrefix("/c/strata/projects/a-"))
  }

  @Test func `the available frameworks are read from Strata's Package.swift`() throws {
    let top = URL(fileURLWithPath: #filePath).appendingPathComponent("../../../..").standardized
    let strata = try StrataCheckout(folder: top.path, in: FilesOnDisk())
    #expect(strata.modules.isSuperset(of: ["SwiftUI", "UIKit", "MapKit", "Combine", "os"]))
  }
}
