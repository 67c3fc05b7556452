import Foundation
import StrataImportGraph
import StrataLayerPresets
import StrataLayerRules
import StrataSwiftEdits
import Testing

@testable import StrataScaffold

/// Tests of the presets' examples under `Examples`: the output of `strata new --example`.
@Suite struct CommittedExampleTests {
  static let examples: [(layout: ProjectLayout, name: String)] = [
    (.template, "MyApp"), (.strata, "Staff"), (.featureFirst, "StarterApp"), (.layers, "Larder"),
    (.modules, "Multiverse"), (.dashboard, "WeDaApp"),
  ]

  @Test func `there is a committed example for each preset`() {
    #expect(Set(Self.examples.map(\.layout)) == Set(ProjectLayout.allCases))
  }

  @Test(arguments: examples)
  func `the committed example equals what strata new --example writes, byte for byte`(
    layout: ProjectLayout, name: String
  ) throws {
    let files = try NewProject(name: name, layout: layout, example: true).files(strata: "../..")
    let folder = NewProject.repository.appending(path: "Examples/\(name)")
    #expect(try Set(Self.paths(in: folder)) == Set(files.map(\.path)))
    for file in files {
      let data = try? Data(contentsOf: folder.appending(path: file.path))
      #expect(data == file.data, "\(file.path); make it anew with 'strata new \(name) --example'")
    }
  }

  @Test(arguments: examples)
  func `an example that is generated under another name does not contain its usual name`(
    layout: ProjectLayout, name: String
  ) throws {
    let project = try NewProject(
      name: "Gale", bundleId: "com.wind.Gale", layout: layout, example: true)
    let files = try project.files(strata: "../house")
    for file in files {
      #expect(!file.path.contains(name) && !file.text.contains(name), "\(file.path)")
      #expect(!file.text.contains("../../.."), "\(file.path)")
      guard file.path.hasSuffix(".swift") else { continue }
      let long = file.text.split(separator: "\n").filter { $0.count > 140 }.map(String.init)
      #expect(long.isEmpty, "\(file.path): \(long)")
      #expect(throws: Never.self) { try SwiftSource(path: file.path, text: file.text) }
    }
    let xcode = files.first { $0.path == "Gale.xcodeproj/project.pbxproj" }
    #expect(xcode?.text.contains("PRODUCT_BUNDLE_IDENTIFIER = com.wind.Gale;") == true)
    #expect(try Self.violations(files) == [])
  }

  @Test(arguments: [
    ("StrataWire", ProjectLayout.layers, "StrataWire"),
    ("SwiftUITesting", .template, "SwiftUITesting"),
    ("StrataSymbols", .modules, "StrataSymbols"), ("StrataAssets", .strata, "StrataAssets"),
  ])
  func `an app name that would create a module which Strata already has is refused`(
    name: String, layout: ProjectLayout, module: String
  ) throws {
    let project = try NewProject(name: name, layout: layout)
    let rule = "would create a module \(module), but Strata already has a module of this name"
    #expect(throws: InputError("app's name", name, rule)) { try project.files(strata: "..") }
  }

  @Test func `an app named like one of its own types is refused`() throws {
    let project = try NewProject(name: "WeatherStore", layout: .featureFirst, example: true)
    #expect(
      throws: InputError(
        "app's name", "WeatherStore",
        "is also the name of a type in the example; choose another name")
    ) {
      try project.files(strata: "..")
    }
  }

  /// Returns the violations of the example's rule book.
  private static func violations(_ files: [ProjectFile]) throws -> [String] {
    let json = files.first { $0.path == "strata.json" }?.text ?? ""
    let book = try LayerBook(json: Data(json.utf8), file: "strata.json", presets: Preset.shelf)
    let tree = WrittenTree(Dictionary(uniqueKeysWithValues: files.map { ($0.path, $0.text) }))
    return try LayerCheck(book: book).violations(in: tree).map {
      "\($0.id) \($0.path):\($0.line ?? 0) \($0.found)"
    }
  }

  /// Returns the files of a folder, without build products.
  private static func paths(in folder: URL) throws -> [String] {
    let built: Set<Substring> = [
      ".build", ".strata", ".strata-generated.json", "Package.resolved",
    ]
    return try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter { path in
      let values = try folder.appending(path: path).resourceValues(forKeys: [.isRegularFileKey])
      return values.isRegularFile == true && !built.contains(path.prefix { $0 != "/" })
    }
  }
}
