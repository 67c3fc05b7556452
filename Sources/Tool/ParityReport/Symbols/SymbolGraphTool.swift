import Foundation

/// A call of the toolchain for the symbol graph of a built module.
struct SymbolGraphTool {
  let top: URL
  /// The folder of the modules that `swift build` has built.
  var products: URL { top.appendingPathComponent(".build/debug", isDirectory: true) }

  /// Returns the graph, including the module's extensions of types of other modules.
  ///
  /// - Throws: ``ParityProblems`` if the module is not built.
  func graph(of module: String) throws -> SymbolGraph {
    let output = FileManager.default.temporaryDirectory
      .appendingPathComponent("parity-\(UUID().uuidString)", isDirectory: true)
    try FileManager.default.createDirectory(at: output, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: output) }
    try extract(module, to: output)
    let files = try FileManager.default.contentsOfDirectory(
      at: output, includingPropertiesForKeys: nil)
    return try SymbolGraph(
      merging: files.filter { $0.pathExtension == "json" }.map {
        try SymbolGraph(json: Data(contentsOf: $0))
      })
  }

  private func extract(_ module: String, to output: URL) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = try arguments(module: module, output: output.path)
    let errors = Pipe()
    process.standardError = errors
    try process.run()
    let words = errors.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw ParityProblems(all: [
        "the symbols of the module \(module) cannot be read: run `swift build` first. "
          + String(decoding: words, as: UTF8.self)
      ])
    }
  }

  private func arguments(module: String, output: String) throws -> [String] {
    [
      "swift", "symbolgraph-extract", "-module-name", module, "-target", Self.target,
      "-minimum-access-level", "public", "-skip-synthesized-members", "-skip-inherited-docs",
      "-emit-extension-block-symbols", "-output-dir", output,
    ] + (try moduleFlags())
  }

  /// Returns the compiler's flags by which it finds the built modules, and the modules that they
  /// import.
  func moduleFlags() throws -> [String] {
    try ["-I", products.appendingPathComponent("Modules").path]
      + clangModuleMaps().flatMap { ["-Xcc", "-fmodule-map-file=\($0)"] }
  }

  /// Returns the module maps of the C targets that the module uses. For built targets they are next
  /// to the objects, for system libraries in the sources.
  private func clangModuleMaps() throws -> [String] {
    let files = FileManager.default
    let system = top.appendingPathComponent("Sources/System", isDirectory: true)
    let modules = try files.contentsOfDirectory(atPath: system.path)
    let built = modules.map {
      products.appendingPathComponent("\($0).build/module.modulemap").path
    }
    let given = modules.map { system.appendingPathComponent("\($0)/module.modulemap").path }
    return (built + given).filter { files.fileExists(atPath: $0) }.sorted()
  }

  #if arch(arm64)
    private static let target = "aarch64-unknown-linux-gnu"
  #else
    private static let target = "x86_64-unknown-linux-gnu"
  #endif
}
