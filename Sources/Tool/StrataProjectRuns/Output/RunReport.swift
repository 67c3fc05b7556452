/// The report on how a project compiled: each file, the missing symbols, and what is left out.
package struct RunReport {
  let package: GeneratedPackage
  /// The output of the build, with the project's paths.
  let log: BuildLog
  /// A Boolean value that indicates whether everything compiled.
  let isBuilt: Bool

  /// Creates a report of a build.
  package init(_ package: GeneratedPackage, log: BuildLog, isBuilt: Bool) {
    (self.package, self.log, self.isBuilt) = (package, log, isBuilt)
  }

  private var errors: [Diagnostic] {
    log.diagnostics.filter(\.isError).sorted {
      ($0.path, $0.line, $0.column) < ($1.path, $1.line, $1.column)
    }
  }

  /// The text of the report.
  package var text: String {
    let parts = [obstacle, files, missing, remarks, leftOut].filter { !$0.isEmpty }
    return parts.map { $0.joined(separator: "\n") }.joined(separator: "\n\n")
  }

  private var obstacle: [String] {
    guard !isBuilt, let obstacle = log.obstacle else { return [] }
    return ["nothing was compiled, since \(obstacle.text):"] + obstacle.details.map { "  \($0)" }
  }

  // MARK: - Files

  private var files: [String] {
    let grouped = Dictionary(grouping: errors, by: \.path)
    let reached = reached
    var lines: [String] = []
    for target in package.plan.targets where !target.sources.isEmpty {
      for path in target.sources.compactMap(\.original).sorted() {
        let name = Path.relative(path, from: package.plan.folder)
        let changes = package.rewritten[path]?.substitutions ?? []
        if let errors = grouped[path] {
          lines.append("not compiled  \(name)")
          lines += errors.map { "  \($0.line): \($0.message)" }
        } else if !reached.contains(target.name) {
          lines.append("not reached   \(name)")
        } else {
          lines.append("\(changes.isEmpty ? "unchanged   " : "changed     ")  \(name)")
        }
        lines += changes.map { "  \($0.line): \($0.text) -> \($0.result)" }
      }
    }
    return ["files: \(counts(lines))"] + lines
  }

  private func counts(_ lines: [String]) -> String {
    ["unchanged", "changed", "not compiled", "not reached"].compactMap { word in
      let count = lines.count { $0.hasPrefix("\(word) ") }
      return count == 0 ? nil : "\(count) \(word)"
    }.joined(separator: ", ")
  }

  /// The names of the targets that the compiler reached; a target is compiled after those that it
  /// depends on.
  private var reached: Set<String> {
    let targets = package.plan.targets
    guard !isBuilt else { return Set(targets.map(\.name)) }
    guard log.obstacle == nil else { return [] }
    let failed = Set(errors.map(\.path))
    var blocked = Set(
      targets.filter { target in
        target.sources.contains { $0.original.map(failed.contains) == true }
      }.map(\.name))
    let broken = blocked
    while true {
      let more = targets.filter { target in
        !blocked.contains(target.name)
          && target.dependencies.contains { dependency in
            if case .target(let name) = dependency { blocked.contains(name) } else { false }
          }
      }
      guard !more.isEmpty else { break }
      blocked.formUnion(more.map(\.name))
    }
    return Set(targets.map(\.name)).subtracting(blocked.subtracting(broken))
  }

  // MARK: - What is missing

  private var missing: [String] {
    let counts = Dictionary(grouping: errors.compactMap(\.missing)) { $0 }.mapValues(\.count)
    guard !counts.isEmpty else { return [] }
    let ranked = counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
    return ["missing symbols, with the number of their uses:"]
      + ranked.map { "  \($0.value)  \($0.key)" }
  }

  private var remarks: [String] {
    let all = package.rewritten.sorted { $0.key < $1.key }.flatMap { path, copy in
      copy.remarks.map {
        "  \(Path.relative(path, from: package.plan.folder)):\($0.line): \($0.text) \($0.result)"
      }
    }
    return all.isEmpty ? [] : ["needs a change:"] + all
  }

  private var leftOut: [String] {
    let all = package.plan.leftOut
    return all.isEmpty ? [] : ["left out:"] + all.map { "  \($0.name): \($0.reason)" }
  }
}
