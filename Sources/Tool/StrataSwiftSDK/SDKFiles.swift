import Foundation

/// The three files by which SwiftPM knows a Swift SDK, as JSON.
///
/// Their schemas are those of SwiftPM's `SwiftSDKBundle`, version 4.0 of the SDK's metadata.
struct SDKFiles {
  static let name = "strata"

  let toolchain: SDKToolchain
  /// The folder of the SDK for the target triple, at its final place.
  let folder: URL
  /// The compiler options by which sources find C modules.
  let moduleMaps: [String]
  /// A text that differs between two builds of the frameworks; empty to leave it out.
  var version = ""

  /// The name of the shared library, without `lib` and `.so`.
  static let library = "StrataShared"
  /// The name of the compiler's plugin, which is also its module.
  static let macros = "StrataSwiftUIMacros"

  var modules: URL { folder.appending(path: "modules") }

  /// Returns the contents of `info.json`, which lists the SDKs in the bundle.
  static func info(triple: String) throws -> Data {
    try json([
      "schemaVersion": "1.0",
      "artifacts": [
        name: [
          "type": "swiftSDK", "version": "0.1.0",
          "variants": [["path": "\(name)/\(triple)", "supportedTriples": [triple]]],
        ] as [String: Any]
      ],
    ])
  }

  /// Returns the contents of `swift-sdk.json`, which says where the SDK's parts are.
  func sdk() throws -> Data {
    try Self.json([
      "schemaVersion": "4.0",
      "targetTriples": [
        toolchain.triple: [
          "sdkRootPath": "root", "swiftResourcesPath": toolchain.resources.path,
          "includeSearchPaths": ["modules"], "librarySearchPaths": ["modules"],
          "toolsetPaths": ["toolset.json"],
        ] as [String: Any]
      ],
    ])
  }

  /// Returns the contents of `toolset.json`, which has the options of the compiler and the linker.
  ///
  /// Every tool in a toolset needs a property with a value, or SwiftPM refuses the SDK.
  func toolset() throws -> Data {
    let plugin = folder.appending(path: Self.macros).path
    let compiler =
      [
        "-Xfrontend", "-load-plugin-executable", "-Xfrontend", "\(plugin)#\(Self.macros)",
        // With it, a file that imports Foundation sees what it would on Apple's platforms
        // (decisions 0006 and 0089).
        "-Xfrontend", "-import-module", "-Xfrontend", "StrataAppleNames",
      ] + moduleMaps + versionOptions
    return try Self.json([
      "schemaVersion": "1.0",
      "swiftCompiler": ["extraCLIOptions": compiler],
      "linker": ["extraCLIOptions": ["-l\(Self.library)", "-rpath", modules.path]],
    ])
  }

  /// The option that makes SwiftPM compile an app anew after the frameworks have changed.
  ///
  /// SwiftPM does not look at an SDK's modules. Without it, an app would keep the memory layouts of the
  /// frameworks that it was compiled with, and crash with the new library.
  private var versionOptions: [String] { version.isEmpty ? [] : ["-DSTRATA_SDK_\(version)"] }

  private static func json(_ value: [String: Any]) throws -> Data {
    try JSONSerialization.data(
      withJSONObject: value, options: [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes])
  }
}
