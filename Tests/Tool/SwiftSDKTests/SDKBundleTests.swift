import Foundation
import StrataKitTesting
import Testing

@testable import StrataSwiftSDK

/// Tests of a Swift SDK that is written from a small package's products.
struct SDKBundleTests {
  private static let described = """
    {
      "products": [{ "name": "StrataShared", "targets": ["Views"] }],
      "targets": [
        { "name": "Views", "type": "regular", "path": "Sources/Views", "resources": [],
          "dependencies": [{ "byName": ["Pictures", null] }, { "byName": ["Macros", null] }] },
        { "name": "Pictures", "type": "regular", "path": "Sources/Pictures",
          "resources": [{ "path": "Resources" }],
          "dependencies": [{ "byName": ["CPictures", null] }, { "byName": ["Bell", null] }] },
        { "name": "CPictures", "type": "system", "path": "Sources/CPictures",
          "pkgConfig": "pictures", "resources": [], "dependencies": [] },
        { "name": "Bell", "type": "regular", "path": "Sources/Bell", "resources": [],
          "dependencies": [] },
        { "name": "Macros", "type": "macro", "path": "Sources/Macros", "resources": [],
          "dependencies": [] },
        { "name": "Elsewhere", "type": "regular", "path": "Sources/Elsewhere", "resources": [],
          "dependencies": [] }
      ]
    }
    """

  private let package: TemporaryFolder

  init() throws { package = try TemporaryFolder() }

  private func closure() throws -> [DescribedPackage.Target] {
    try JSONDecoder().decode(DescribedPackage.self, from: Data(Self.described.utf8))
      .closure(of: "StrataShared")
  }

  private func write(_ text: String, to path: String) throws {
    let file = package.url.appending(path: path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  /// Writes the package's sources and products, then the bundle; returns the SDK's folder.
  ///
  /// - Parameter linked: when the library was linked, in seconds since 1970.
  private func bundle(linked: Double = 36) throws -> URL {
    let headers = package.url.appending(path: "Sources/Bell/include").path
    try write("int bell(void);", to: "Sources/Bell/include/bell.h")
    try write("module CPictures {}", to: "Sources/CPictures/module.modulemap")
    for name in ["Views", "Pictures"] { try write(name, to: "build/Modules/\(name).swiftmodule") }
    try write("umbrella \"\(headers)\"", to: "build/Bell.build/module.modulemap")
    try write("picture", to: "build/Strata_Pictures.resources/Resources/a.txt")
    try write("library", to: "build/libStrataShared.so")
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSince1970: linked)],
      ofItemAtPath: package.url.appending(path: "build/libStrataShared.so").path)
    try write("plugin", to: "build/StrataSwiftUIMacros-tool")
    let made = SDKBundle(
      package: package.url, products: package.url.appending(path: "build"),
      toolchain: SDKToolchain(triple: "here", resources: URL(fileURLWithPath: "/tools/swift")),
      targets: try closure(), headerOptions: { ["-I/headers/\($0)"] })
    let bundle = package.url.appending(path: "bundle-\(UUID().uuidString)")
    try made.write(to: bundle, for: URL(fileURLWithPath: "/sdks/strata.artifactbundle"))
    return bundle.appending(path: "strata/here")
  }

  /// Returns the options of a tool in the bundle's toolset.
  private func options(of tool: String, linked: Double = 36) throws -> [String]? {
    struct Tool: Decodable { var extraCLIOptions: [String]? }
    struct Toolset: Decodable { var swiftCompiler, linker: Tool }
    let data = try Data(
      contentsOf: bundle(linked: linked).appending(path: "toolset.json"))
    let toolset = try JSONDecoder().decode(Toolset.self, from: data)
    return tool == "linker" ? toolset.linker.extraCLIOptions : toolset.swiftCompiler.extraCLIOptions
  }

  @Test func `the SDK contains the targets that a product depends on, and no others`() throws {
    #expect(try closure().map(\.name) == ["Bell", "CPictures", "Macros", "Pictures", "Views"])
  }

  @Test func `a product that the package lacks is an error that names it`() throws {
    let package = try JSONDecoder().decode(
      DescribedPackage.self, from: Data(Self.described.utf8))
    #expect(throws: SDKError("the package has no product 'Other'")) {
      try package.closure(of: "Other")
    }
  }

  @Test func `modules, headers, resources, the library and the plugin are copied`() throws {
    let folder = try bundle()
    let names = try FileManager.default.contentsOfDirectory(
      atPath: folder.appending(path: "modules").path)
    #expect(
      names.sorted() == [
        "Bell-headers", "CPictures-headers", "Pictures.swiftmodule", "Strata_Pictures.resources",
        "Views.swiftmodule", "libStrataShared.so",
      ])
    let plugin = folder.appending(path: "StrataSwiftUIMacros")
    #expect(try String(contentsOf: plugin, encoding: .utf8) == "plugin")
  }

  @Test func `the module map in the SDK refers to the folder where the SDK is installed`() throws {
    let map = try bundle().appending(path: "modules/Bell-headers/module.modulemap")
    #expect(
      try String(contentsOf: map, encoding: .utf8)
        == "umbrella \"/sdks/strata.artifactbundle/strata/here/modules/Bell-headers\"")
  }

  @Test
  func `the SDK's compiler options load the macro plugin, import a module and map each C module`()
    throws
  {
    let place = "/sdks/strata.artifactbundle/strata/here"
    #expect(
      try options(of: "swiftCompiler") == [
        "-Xfrontend", "-load-plugin-executable",
        "-Xfrontend", "\(place)/StrataSwiftUIMacros#StrataSwiftUIMacros",
        "-Xfrontend", "-import-module", "-Xfrontend", "StrataAppleNames",
        "-Xcc", "-fmodule-map-file=\(place)/modules/Bell-headers/module.modulemap",
        "-Xcc", "-fmodule-map-file=\(place)/modules/CPictures-headers/module.modulemap",
        "-I/headers/pictures", "-DSTRATA_SDK_rs0",
      ])
    #expect(
      try options(of: "linker") == ["-lStrataShared", "-rpath", "\(place)/modules"])
  }

  /// Otherwise an app would run with memory layouts that the new library does not have.
  @Test func `linking the frameworks again changes the compiler options, so that apps are rebuilt`()
    throws
  {
    let first = try options(of: "swiftCompiler", linked: 36)
    #expect(try options(of: "swiftCompiler", linked: 37) != first)
    #expect(try options(of: "swiftCompiler", linked: 36) == first)
  }

  @Test func `the SDK's root folder links its Swift library folder to that of the toolchain`()
    throws
  {
    let library = try bundle().appending(path: "root/usr/lib/swift")
    #expect(
      try FileManager.default.destinationOfSymbolicLink(atPath: library.path) == "/tools/swift")
  }
}

/// Tests of installing and removing an SDK.
struct SDKInstallerTests {
  @Test func `removing an SDK that is not installed throws an error with its path`() throws {
    let folder = try TemporaryFolder()
    let installer = SDKInstaller(package: folder.url, folder: folder.url)
    #expect(throws: SDKError("there is no Swift SDK at '\(installer.bundle.path)'")) {
      try installer.remove()
    }
  }

  @Test func `an SDK is removed with everything in it`() throws {
    let folder = try TemporaryFolder()
    let installer = SDKInstaller(package: folder.url, folder: folder.url)
    try FileManager.default.createDirectory(
      at: installer.bundle.appending(path: "strata"), withIntermediateDirectories: true)
    try installer.remove()
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path).isEmpty)
  }

  @Test func `a package that cannot be built leaves an earlier SDK as it was`() throws {
    let folder = try TemporaryFolder()
    let installer = SDKInstaller(
      package: folder.url.appending(path: "absent"), folder: folder.url)
    let kept = installer.bundle.appending(path: "kept")
    try FileManager.default.createDirectory(at: kept, withIntermediateDirectories: true)
    #expect(throws: SDKError.self) { try installer.install() }
    #expect(FileManager.default.fileExists(atPath: kept.path))
  }

  @Test func `the toolchain's target triple and resource folder are parsed from its JSON`() throws {
    let info = """
      { "target": { "unversionedTriple": "x86_64-unknown-linux-gnu" },
        "paths": { "runtimeResourcePath": "/opt/usr/lib/swift" } }
      """
    let toolchain = try SDKToolchain(targetInfo: Data(info.utf8))
    #expect(toolchain.triple == "x86_64-unknown-linux-gnu")
    #expect(toolchain.resources.path == "/opt/usr/lib/swift")
    #expect(throws: SDKError.self) { try SDKToolchain(targetInfo: Data("{}".utf8)) }
  }
}
