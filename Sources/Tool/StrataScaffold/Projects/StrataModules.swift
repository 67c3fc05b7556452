public import Foundation

/// The modules of Strata that are part of the package graph of every project which depends on
/// Strata. A project cannot use their names, as SwiftPM requires unique names in a graph.
public struct StrataModules: Sendable {
  private let names: Set<String>

  /// Reads the names from the manifest, which lists each module with its layer. The names of apps,
  /// simulators, examples and kits are left out, since no product contains them; a project may use
  /// these names.
  ///
  /// - Parameter package: Strata's folder.
  /// - Throws: The error of reading the manifest.
  public init(in package: URL) throws {
    let manifest = try String(
      contentsOf: package.appending(path: "Package.swift"), encoding: .utf8)
    let modules = manifest.split(separator: "\n  Folder(\"").dropFirst().flatMap { folder in
      folder.matches(of: /\sModule\(\s*"([\w-]+)"/).filter {
        $0.1.hasPrefix("Strata") || folder.hasPrefix("Sources/Frameworks")
      }
    }
    let products = manifest.prefix(upTo: manifest.firstRange(of: "let internals")?.lowerBound)
      .matches(of: /\.(?:library|plugin|executable)\(\s*name:\s*"([\w-]+)"/)
    let plugins = try FileManager.default.contentsOfDirectory(
      atPath: package.appending(path: "Plugins").path)
    names = Set(modules.map { String($0.1) } + products.map { String($0.1) } + plugins)
  }

  /// Checks that a project's modules have other names.
  ///
  /// - Throws: ``InputError`` for the first name that is taken.
  public func check(_ modules: [String], field: String, name: String) throws(InputError) {
    for module in modules where names.contains(module) {
      throw InputError(
        field, name, "would create a module \(module), but Strata already has a module of this name"
      )
    }
  }
}

extension String {
  /// Returns the text up to an index; all of it if the index is `nil`.
  fileprivate func prefix(upTo end: Index?) -> Substring { self[..<(end ?? endIndex)] }
}
