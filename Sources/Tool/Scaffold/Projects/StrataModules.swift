public import Foundation

/// The modules of Strata's package that a project cannot have under the same name: SwiftPM builds each
/// name once in a graph.
public struct StrataModules: Sendable {
  private let names: Set<String>

  /// Reads them from the manifest, which lists each with its floor. Those of the examples are in no
  /// product, and so in nobody's way; `Counter` is in one. Plugins are modules, too.
  ///
  /// - Parameter package: Strata's folder.
  /// - Throws: What reading the manifest throws.
  public init(in package: URL) throws {
    let manifest = try String(
      contentsOf: package.appending(path: "Package.swift"), encoding: .utf8)
    let modules = manifest.matches(of: /name:\s*"(\w+)",\s*floor:\s*"([^"]+)"/)
    let plugins = try FileManager.default.contentsOfDirectory(
      atPath: package.appending(path: "Plugins").path)
    names = Set(modules.filter { !$0.2.hasPrefix("Examples/") }.map { String($0.1) } + plugins)
  }

  /// - Throws: ``InputError`` for the first module that is there already.
  public func check(_ modules: [String], field: String, name: String) throws(InputError) {
    for module in modules where names.contains(module) {
      throw InputError(field, name, "would make a module \(module), which Strata has already")
    }
  }
}
