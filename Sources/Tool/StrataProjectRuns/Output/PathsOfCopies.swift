/// Translates the paths of copied sources into those of the project.
package struct PathsOfCopies: Sendable {
  /// The prefixes of the paths of copies and originals, the longest first.
  private let prefixes: [(copy: String, original: String)]

  /// Creates the translation for a package in a folder.
  package init(_ package: GeneratedPackage, in folder: String) {
    prefixes = package.plan.targets.map { target in
      let copy = "\(folder)/\(GeneratedManifest.folder(of: target.name))/"
      return (copy, target.base == "/" ? "/" : "\(target.base)/")
    }.sorted { $0.copy.count > $1.copy.count }
  }

  /// Returns a line of the compiler's output with the project's paths in place of those of the
  /// copies.
  package func translated(_ line: String) -> String {
    guard line.contains("/Targets/") else { return line }
    return prefixes.reduce(line) { $0.replacing($1.copy, with: $1.original) }
  }
}
