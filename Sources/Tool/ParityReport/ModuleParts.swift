import Foundation

/// Finds the modules of this package that together form one of Apple's modules, such as `SwiftUI`
/// and `SwiftUICore`. Apps import the one that re-exports the others.
struct ModuleParts {
  let top: URL

  /// Returns the names of the folders inside of the module's folder that begin with the module's
  /// name, with or without `Strata`. A module without such folders is its only part.
  func names(of module: String) -> [String] {
    let folder = top.appendingPathComponent("Sources/Frameworks", isDirectory: true)
    let prefixed = "Strata\(module)"
    // Apple has no module of this name, so the folder is the whole module.
    if FileManager.default.fileExists(atPath: folder.appendingPathComponent(prefixed).path) {
      return [prefixed]
    }
    let entries = try? FileManager.default.contentsOfDirectory(
      atPath: folder.appendingPathComponent(module).path)
    let parts = (entries ?? []).filter {
      ($0.hasPrefix(module) || $0.hasPrefix(prefixed)) && !$0.hasSuffix(".swift")
    }
    return parts.contains(module) ? parts.sorted() : [module]
  }
}
