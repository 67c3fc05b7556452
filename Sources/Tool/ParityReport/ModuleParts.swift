import Foundation

/// The modules that make up one of Apple's modules here: apps import the one that re-exports the
/// others.
struct ModuleParts {
  let top: URL

  /// Returns every folder of the module whose name begins with the module's, with or without
  /// `Strata`; a module in one piece is its only part.
  func names(of module: String) -> [String] {
    let folder = top.appendingPathComponent("Sources/Frameworks", isDirectory: true)
    let prefixed = "Strata\(module)"
    // Ours: Apple has no module of that name.
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
