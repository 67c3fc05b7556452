import Foundation

/// The package that is generated for a project, with its files and the changes that were made in
/// copies.
package struct GeneratedPackage: Sendable {
  /// The plan that the package follows.
  package let plan: ProjectPlan
  /// The bytes of each file by its path in the package.
  package private(set) var files: [String: [UInt8]] = [:]
  /// The changes in each source, by the absolute path of the original.
  private(set) var rewritten: [String: Rewritten] = [:]
  /// The absolute path of each original by the path of its copy.
  private(set) var originals: [String: String] = [:]

  /// Generates the package that a plan describes.
  ///
  /// - Throws: ``ProjectRunProblem`` if a file cannot be read, or a module has a name of Strata's.
  package init(
    _ plan: ProjectPlan, strata: StrataCheckout, in files: some ProjectFiles
  ) throws(ProjectRunProblem) {
    self.plan = plan
    let names = Set(plan.targets.map(\.name))
    if let taken = names.sorted().first(where: strata.modules.contains) {
      throw ProjectRunProblem(
        text: "the module '\(taken)' has the name of a framework of Strata; rename the target")
    }
    var rewriter = SourceRewriter(offered: strata.modules, own: names)
    rewriter.lacksPackages = plan.lacksPackages
    let native = Set(
      plan.targets.filter(\.isNative).map { PlannedTarget.Dependency.target($0.name) })
    for target in plan.targets {
      rewriter.keepsSystem = !target.dependencies.isDisjoint(with: native)
      for file in target.files {
        let path = "\(GeneratedManifest.folder(of: target.name))/\(file.path)"
        let bytes = try Self.bytes(of: file, in: files)
        originals[path] = file.original
        guard file.isSource, let original = file.original else {
          self.files[path] = bytes
          continue
        }
        let copy = rewriter.rewrite(bytes)
        self.files[path] = copy.bytes
        rewritten[original] = copy
      }
    }
    let manifest = GeneratedManifest(plan: plan)
    self.files["Package.swift"] = Array(manifest.text.utf8)
  }

  private static func bytes(
    of file: PlannedFile, in files: some ProjectFiles
  ) throws(ProjectRunProblem) -> [UInt8] {
    switch file.content {
    case .text(let text): return Array(text.utf8)
    case .source(let path), .copy(let path):
      do { return try files.bytes(at: path) } catch {
        throw ProjectRunProblem(text: "\(path) cannot be read")
      }
    }
  }

  /// Writes the package into a folder. Files that would not change are kept, so that they need no
  /// rebuild; copies of files that the project no longer has are removed.
  ///
  /// - Throws: ``ProjectRunProblem`` if the folder cannot be written.
  package func write(to folder: String) throws(ProjectRunProblem) {
    do {
      for (path, bytes) in files.sorted(by: { $0.key < $1.key }) {
        try Self.write(bytes, to: URL(fileURLWithPath: "\(folder)/\(path)"))
      }
      for path in FilesOnDisk().files(below: "\(folder)/Targets")
      where files["Targets/\(path)"] == nil {
        try FileManager.default.removeItem(atPath: "\(folder)/Targets/\(path)")
      }
    } catch {
      throw ProjectRunProblem(text: "'\(folder)' cannot be written: \(error)")
    }
  }

  private static func write(_ bytes: [UInt8], to file: URL) throws {
    let data = Data(bytes)
    if (try? Data(contentsOf: file)) == data { return }
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: file, options: .atomic)
  }

  /// Returns the text of `--dry-run`: the manifest, the files that would be generated, and what
  /// would be left out.
  package func summary(folder: String) -> String {
    let manifest = String(decoding: files["Package.swift"] ?? [], as: UTF8.self)
    let copies = files.keys.filter { $0 != "Package.swift" }.sorted().map { path in
      guard let original = originals[path] else { return "  \(path)" }
      let count = rewritten[original]?.substitutions.count ?? 0
      let changes = count == 0 ? "" : ", \(count) \(count == 1 ? "change" : "changes")"
      return "  \(path) <- \(Path.relative(original, from: plan.folder))\(changes)"
    }
    let left = plan.leftOut.map { "  \($0.name): \($0.reason)" }
    return
      (["\(folder):", "", manifest, "files:"] + copies
      + (left.isEmpty ? [] : ["", "left out:"] + left)).joined(separator: "\n")
  }
}
