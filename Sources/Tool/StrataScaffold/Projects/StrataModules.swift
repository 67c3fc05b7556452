public import Foundation

/// The modules of Strata that are in the graph of every package that depends on it, and so cannot be a
/// project's, too: SwiftPM builds each name once in a graph.
public struct StrataModules: Sendable {
  private let names: Set<String>

  /// Reads them from the manifest, which lists each module with its floor. No product reaches the apps,
  /// simulators, examples and kits: a project may use their names.
  ///
  /// - Parameter package: Strata's folder.
  /// - Throws: What reading the manifest throws.
  public init(in package: URL) throws {
    let manifest = try String(
      contentsOf: package.appending(path: "Package.swift"), encoding: .utf8)
    let modules = manifest.matches(of: /name:\s*"([\w-]+)",\s*floor:\s*"([^"]+)"/)
      .filter { $0.1.hasPrefix("Strata") || $0.2.hasPrefix("Sources/Frameworks") }
    let products = manifest.prefix(upTo: manifest.firstRange(of: "let internals")?.lowerBound)
      .matches(of: /\.(?:library|plugin|executable)\(\s*name:\s*"([\w-]+)"/)
    let plugins = try FileManager.default.contentsOfDirectory(
      atPath: package.appending(path: "Plugins").path)
    names = Set(modules.map { String($0.1) } + products.map { String($0.1) } + plugins)
  }

  /// - Throws: ``InputError`` for the first module that is there already.
  public func check(_ modules: [String], field: String, name: String) throws(InputError) {
    for module in modules where names.contains(module) {
      throw InputError(field, name, "would make a module \(module), which Strata has already")
    }
  }
}

extension String {
  /// All of it where there is no such place.
  fileprivate func prefix(upTo end: Index?) -> Substring { self[..<(end ?? endIndex)] }
}
