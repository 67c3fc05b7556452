import Foundation
import StrataKitTesting
import Testing

@testable import StrataAssets

/// Tests of the resource folders next to a program: SwiftPM puts those of all programs of a package
/// there.
@Suite struct ProgramPlacesTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    for name in ["Strata_weda", "Strata_MyApp", "Strata_WeDaData"] {
      let bundle = folder.url.appendingPathComponent("\(name).resources/Resources")
      try FileManager.default.createDirectory(at: bundle, withIntermediateDirectories: true)
    }
    let weather = folder.url.appendingPathComponent("Strata_weda.resources/Resources/Info.plist")
    try PropertyListSerialization.data(
      fromPropertyList: ["CFBundleDisplayName": "WeDa"], format: .xml, options: 0
    ).write(to: weather)
  }

  private func places(_ program: String) -> AssetBundles.Places {
    AssetBundles.Places(beside: folder.url, program: program)
  }

  @Test
  func `a program takes its name from its own resources, not from another program beside it`() {
    #expect(AppInformation.read(in: places("weda").program).displayName == "WeDa")
    #expect(AppInformation.read(in: places("Counter").program) == AppInformation.read(in: []))
  }

  @Test func `a program's URL schemes and scenes are read from its Info plist`() throws {
    let file = folder.url.appendingPathComponent("Info.plist")
    try PropertyListSerialization.data(
      fromPropertyList: [
        "CFBundleURLTypes": [
          ["CFBundleURLName": "Trips", "CFBundleURLSchemes": ["trips", "Voyages"]],
          ["CFBundleURLName": "none"],
        ],
        "UIApplicationSceneManifest": ["UIApplicationSupportsMultipleScenes": true],
      ], format: .xml, options: 0
    ).write(to: file)
    let information = AppInformation.read(in: [folder.url])
    #expect(information.urlSchemes == ["trips", "voyages"] && information.hasScenes)
    let other = AppInformation.read(in: places("weda").program)
    #expect(other.urlSchemes.isEmpty && !other.hasScenes)
  }

  @Test func `a program's resources are found by the name of its target, or of its library`() {
    #expect(places("weda").program.map(\.lastPathComponent) == ["Strata_weda.resources"])
    #expect(places("myapp").program.map(\.lastPathComponent) == ["Strata_MyApp.resources"])
    #expect(places("Counter").program == [])
    #expect(places("Counter").others.count == 3)
    #expect(places("weda").others.count == 2)
  }
}
