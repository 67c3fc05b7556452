import Foundation

/// The modules that one of Apple's names is made of: apps import the one that re-exports the others.
struct ModuleParts {
  let top: URL

  /// Every folder of the module's that has its name or begins with it, after `Strata` or not; a
  /// module in one piece is its only part.
  func names(of module: String) -> [String] {
    let folder = top.appendingPathComponent("Sources/Frameworks/\(module)", isDirectory: true)
    let entries = try? FileManager.default.contentsOfDirectory(atPath: folder.path)
    let parts = (entries ?? []).filter {
      ($0.hasPrefix(module) || $0.hasPrefix("Strata\(module)")) && !$0.hasSuffix(".swift")
    }
    return parts.contains(module) ? parts.sorted() : [module]
  }
}
