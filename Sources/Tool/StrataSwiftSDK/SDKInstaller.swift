public import Foundation

/// Builds a Swift SDK from Strata's package, and installs it where SwiftPM finds it.
///
/// A package is then built by `swift build --swift-sdk strata`, without a dependency on Strata in its
/// manifest.
public struct SDKInstaller {
  /// The folder of Strata's package.
  let package: URL
  /// The folder in which SwiftPM keeps SDKs.
  let folder: URL
  let isRelease: Bool

  /// Creates an installer that builds a Swift SDK from Strata's package, and installs it where
  /// SwiftPM finds it.
  ///
  /// - Parameters:
  ///   - package: the folder of Strata's package.
  ///   - folder: the folder in which SwiftPM keeps SDKs; `~/.swiftpm/swift-sdks` if `nil`.
  ///   - isRelease: whether the frameworks are compiled with optimization, which takes many minutes
  ///     and makes apps faster.
  public init(package: URL, folder: URL? = nil, isRelease: Bool = false) {
    self.package = package
    self.folder = folder ?? Self.usualFolder
    self.isRelease = isRelease
  }

  /// The folder in which SwiftPM keeps SDKs by default.
  public static var usualFolder: URL {
    FileManager.default.homeDirectoryForCurrentUser.appending(path: ".swiftpm/swift-sdks")
  }

  /// The folder of the installed SDK.
  public var bundle: URL { folder.appending(path: "\(SDKFiles.name).artifactbundle") }

  /// Builds the frameworks and installs the SDK, replacing an earlier one.
  ///
  /// The earlier one stays usable until the new one is complete.
  ///
  /// - Throws: ``SDKError`` if the frameworks cannot be built or the folder cannot be written.
  public func install() throws(SDKError) {
    let toolchain = try SDKToolchain(targetInfo: output(["swiftc", "-print-target-info"]))
    try build()
    do {
      let described = try JSONDecoder().decode(
        DescribedPackage.self, from: output(["swift", "package", "dump-package"]))
      let made = SDKBundle(
        package: package, products: products, toolchain: toolchain,
        targets: try described.closure(of: SDKFiles.library), headerOptions: headerOptions)
      try replace { try made.write(to: $0, for: bundle) }
    } catch let error as SDKError {
      throw error
    } catch {
      throw SDKError("the Swift SDK cannot be written to '\(bundle.path)': \(error)")
    }
  }

  /// Returns whether the installed SDK was made by this compiler after the last change of Strata's
  /// sources.
  ///
  /// - Complexity: one look at each file below `Sources`.
  /// - Throws: ``SDKError`` if there is no Swift compiler.
  public func isCurrent() throws(SDKError) -> Bool {
    let toolchain = try SDKToolchain(targetInfo: output(["swiftc", "-print-target-info"]))
    let folder = bundle.appending(path: "\(SDKFiles.name)/\(toolchain.triple)")
    let files = SDKFiles(toolchain: toolchain, folder: folder, moduleMaps: [])
    guard let made = Self.changed(bundle.appending(path: "info.json")),
      let written = try? Data(contentsOf: folder.appending(path: "swift-sdk.json")),
      written == (try? files.sdk())
    else { return false }
    let sources = FileManager.default.enumerator(
      at: package.appending(path: "Sources"), includingPropertiesForKeys: nil)
    let all =
      [package.appending(path: "Package.swift")] + (sources?.compactMap { $0 as? URL } ?? [])
    return all.allSatisfy { (Self.changed($0) ?? .distantPast) <= made }
  }

  private static func changed(_ file: URL) -> Date? {
    let attributes = try? FileManager.default.attributesOfItem(atPath: file.path)
    return attributes?[.modificationDate] as? Date
  }

  /// Removes the installed SDK.
  ///
  /// - Throws: ``SDKError`` if there is none, or it cannot be removed.
  public func remove() throws(SDKError) {
    guard FileManager.default.fileExists(atPath: bundle.path) else {
      throw SDKError("there is no Swift SDK at '\(bundle.path)'")
    }
    do {
      try FileManager.default.removeItem(at: bundle)
    } catch {
      throw SDKError("'\(bundle.path)' cannot be removed: \(error.localizedDescription)")
    }
  }

  private var configuration: String { isRelease ? "release" : "debug" }

  private var products: URL { package.appending(path: ".build/\(configuration)") }

  /// Writes the bundle to a folder next to the final one, then exchanges the two.
  private func replace(_ write: (URL) throws -> Void) throws {
    let files = FileManager.default
    try files.createDirectory(at: folder, withIntermediateDirectories: true)
    // SwiftPM reads each folder that ends with `.artifactbundle`.
    let made = folder.appending(path: ".strata-\(UUID().uuidString)")
    defer { try? files.removeItem(at: made) }
    try write(made)
    if files.fileExists(atPath: bundle.path) { try files.removeItem(at: bundle) }
    try files.moveItem(at: made, to: bundle)
  }

  private func build() throws(SDKError) {
    let words = ["swift", "build", "-c", configuration, "--product", SDKFiles.library]
    let process = started(words, output: FileHandle.standardError)
    process?.waitUntilExit()
    guard process?.terminationStatus == 0 else {
      throw SDKError(
        "the frameworks cannot be built: run '\(words.joined(separator: " "))' in "
          + "'\(package.path)' to see why")
    }
  }

  private func headerOptions(of library: String) -> [String] {
    let flags = (try? output(["pkg-config", "--cflags-only-I", library])) ?? Data()
    return String(decoding: flags, as: UTF8.self).split(whereSeparator: \.isWhitespace)
      .map(String.init)
  }

  private func output(_ words: [String]) throws(SDKError) -> Data {
    let pipe = Pipe()
    let process = started(words, output: pipe)
    let data = process == nil ? Data() : pipe.fileHandleForReading.readDataToEndOfFile()
    process?.waitUntilExit()
    guard process?.terminationStatus == 0 else {
      throw SDKError("'\(words.joined(separator: " "))' failed in '\(package.path)'")
    }
    return data
  }

  private func started(_ words: [String], output: Any) -> Process? {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = words
    process.currentDirectoryURL = package
    var environment = ProcessInfo.processInfo.environment
    environment["STRATA_SHARED"] = "1"
    process.environment = environment
    process.standardOutput = output
    process.standardInput = FileHandle.nullDevice
    return (try? process.run()) == nil ? nil : process
  }
}
