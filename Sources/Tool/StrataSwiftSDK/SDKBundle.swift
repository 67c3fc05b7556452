import Foundation

/// Writes the folder of a Swift SDK from the products of a build of Strata's package.
struct SDKBundle {
  let package: URL
  /// The folder of the build's products, such as `.build/debug`.
  let products: URL
  let toolchain: SDKToolchain
  let targets: [DescribedPackage.Target]
  /// The options by which the compiler finds a system library's headers, from `pkg-config`.
  let headerOptions: (_ library: String) -> [String]

  /// Writes the files of the SDK into a bundle.
  ///
  /// - Parameters:
  ///   - bundle: the folder to write, which does not exist.
  ///   - place: the folder's final path, which the compiler's options contain.
  /// - Throws: an error of the file system.
  func write(to bundle: URL, for place: URL) throws {
    let path = "\(SDKFiles.name)/\(toolchain.triple)"
    let folder = bundle.appending(path: path)
    let modules = folder.appending(path: "modules")
    try FileManager.default.createDirectory(at: modules, withIntermediateDirectories: true)
    try writeRoot(folder.appending(path: "root"))
    let final = place.appending(path: path)
    let maps = try copyParts(to: modules, at: final.appending(path: "modules"))
    let library = products.appending(path: "lib\(SDKFiles.library).so")
    try copy(library, into: modules)
    try FileManager.default.copyItem(
      at: products.appending(path: "\(SDKFiles.macros)-tool"),
      to: folder.appending(path: SDKFiles.macros))
    let files = SDKFiles(
      toolchain: toolchain, folder: final, moduleMaps: maps, version: try version(of: library))
    try SDKFiles.info(triple: toolchain.triple).write(to: bundle.appending(path: "info.json"))
    try files.sdk().write(to: folder.appending(path: "swift-sdk.json"))
    try files.toolset().write(to: folder.appending(path: "toolset.json"))
  }

  /// Returns the time at which a library was linked, as a word of digits and letters.
  private func version(of library: URL) throws -> String {
    let attributes = try FileManager.default.attributesOfItem(atPath: library.path)
    guard let linked = attributes[.modificationDate] as? Date else { return "" }
    return String(Int(linked.timeIntervalSince1970 * 1000), radix: 36)
  }

  /// Links the system's folders, with the toolchain's `usr/lib/swift` among them.
  ///
  /// With `/` as the root, the linker would look for Swift's start file in the system's folders.
  private func writeRoot(_ root: URL) throws {
    let files = FileManager.default
    let libraries = root.appending(path: "usr/lib")
    try files.createDirectory(at: libraries, withIntermediateDirectories: true)
    for name in ["lib", "lib64", "usr/include", "usr/lib64"]
    where files.fileExists(atPath: "/\(name)") {
      try link(root.appending(path: name), to: "/\(name)")
    }
    for name in try files.contentsOfDirectory(atPath: "/usr/lib") where name != "swift" {
      try link(libraries.appending(path: name), to: "/usr/lib/\(name)")
    }
    try link(libraries.appending(path: "swift"), to: toolchain.resources.path)
  }

  private func link(_ place: URL, to path: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: place.path, withDestinationPath: path)
  }

  /// Copies modules, headers and resources; returns the compiler's options for the C modules.
  private func copyParts(to modules: URL, at final: URL) throws -> [String] {
    var options: [String] = []
    for target in targets {
      options += try copyHeaders(of: target, to: modules, at: final)
      try copyIfThere(products.appending(path: "Modules/\(target.name).swiftmodule"), modules)
      if !target.resources.isEmpty {
        try copy(products.appending(path: "Strata_\(target.name).resources"), into: modules)
      }
    }
    return options
  }

  private func copyHeaders(
    of target: DescribedPackage.Target, to modules: URL, at final: URL
  ) throws -> [String] {
    guard let path = target.path else { return [] }
    let sources = package.appending(path: path)
    let name = "\(target.name)-headers"
    let option = ["-Xcc", "-fmodule-map-file=\(final.path)/\(name)/module.modulemap"]
    let copied = modules.appending(path: name)
    if target.type == "system" {
      try FileManager.default.copyItem(at: sources, to: copied)
      return option + (target.pkgConfig.map(headerOptions) ?? [])
    }
    let headers = sources.appending(path: "include")
    guard FileManager.default.fileExists(atPath: headers.path) else { return [] }
    try FileManager.default.copyItem(at: headers, to: copied)
    try writeMap(of: target.name, from: headers, to: copied, at: final.appending(path: name))
    return option
  }

  /// Writes the module map that SwiftPM generated for a target without one. The map contains the
  /// path of the headers' folder.
  private func writeMap(of name: String, from headers: URL, to copied: URL, at final: URL) throws {
    let map = copied.appending(path: "module.modulemap")
    guard !FileManager.default.fileExists(atPath: map.path) else { return }
    let made = products.appending(path: "\(name).build/module.modulemap")
    let text = try String(contentsOf: made, encoding: .utf8)
      .replacingOccurrences(of: headers.path, with: final.path)
    try Data(text.utf8).write(to: map)
  }

  private func copyIfThere(_ file: URL, _ folder: URL) throws {
    guard FileManager.default.fileExists(atPath: file.path) else { return }
    try copy(file, into: folder)
  }

  private func copy(_ file: URL, into folder: URL) throws {
    try FileManager.default.copyItem(
      at: file, to: folder.appending(path: file.lastPathComponent))
  }
}
