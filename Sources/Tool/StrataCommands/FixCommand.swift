import Foundation
import StrataLayerRules

/// The command `strata check --fix`: removes forbidden imports that the code does not need, and
/// comments that suppress nothing, adds conformances that the compiler derives, and makes classes
/// final.
struct FixCommand {
  let folder: URL
  let parsed: ParsedCommand

  /// Checks that no other option contradicts a fix: a baseline is rewritten by the check, even by a
  /// dry run, and a diff is no report of another format.
  ///
  /// - Throws: ``UsageError`` with the first such option.
  static func check(_ parsed: ParsedCommand) throws(UsageError) {
    for option in ["--baseline", "--accept", "--format"] where parsed.has(option) {
      throw UsageError(text: "'--fix' cannot be used with '\(option)'")
    }
  }

  /// Fixes violations, and returns the diff with the report of what is left.
  ///
  /// - Parameters:
  ///   - violations: the violations that are reported.
  ///   - check: checks the project again.
  /// - Throws: ``CheckProblem`` if a file cannot be read or written.
  func run(_ violations: [Violation], then check: () throws -> Outcome) throws -> Outcome {
    let project = try Project(folder: folder, parsed: parsed)
    let fixes = try fixes(of: violations, in: project)
    let diff = fixes.map(\.diff).joined()
    if parsed.has("--dry-run") {
      return Outcome(diff, exitCode: fixes.isEmpty ? 0 : 1, isReport: true, end: "")
    }
    var skipped: [FileFix] = []
    for fix in fixes where try !fix.write(in: project.top) { skipped.append(fix) }
    let done = fixes.filter { fix in !skipped.contains { $0.path == fix.path } }
    let notes = skipped.map { "\($0.path) was changed meanwhile and is left as it is\n" }
    let rest = try check()
    return Outcome(
      done.map(\.diff).joined() + notes.joined() + Self.summary(done) + rest.text,
      exitCode: rest.exitCode, isReport: true, end: rest.text.isEmpty ? "" : "\n")
  }

  private static func summary(_ done: [FileFix]) -> String {
    let count = done.reduce(0) { $0 + $1.count }
    let violations = count == 1 ? "1 violation" : "\(count) violations"
    return "fixed \(violations) in \(done.count == 1 ? "1 file" : "\(done.count) files")\n"
  }

  private func fixes(of violations: [Violation], in project: Project) throws -> [FileFix] {
    let files = Dictionary(grouping: violations, by: \.path)
    guard files.keys.contains(where: { $0.hasSuffix(".swift") }) else { return [] }
    let sources = try project.sources(also: .everything)
    let known = Dictionary(sources.files.map { ($0.path, $0) }) { first, _ in first }
    return files.sorted { $0.key < $1.key }.compactMap { path, violations in
      guard path.hasSuffix(".swift"),
        let before = try? Data(contentsOf: project.top.appending(path: path))
      else { return nil }
      return FileFix(path, before, violations) { violation in
        known[path].map { Self.isNeeded(violation, by: $0, in: sources) } ?? false
      }
    }
  }

  /// Returns whether a file names a type of the module whose import is forbidden. Of a module that
  /// is not part of the project, no type is known.
  private static func isNeeded(
    _ violation: Violation, by file: SourceFile, in sources: SourceProject
  ) -> Bool {
    let module = String(violation.symbol.dropFirst("import ".count))
    return file.facts.uses.contains { use in
      !use.isValue && sources.types.types[use.name]?.contains { $0.file.module == module } == true
    }
  }
}
