import Foundation
import StrataCommands
import StrataScaffold

/// A project whose style `strata adopt` described.
struct AdoptedProject {
  private let top: URL

  init(_ top: URL) { self.top = top }

  /// Returns the folder that has a style and no rule book of `strata new`: the given one or a
  /// folder above it; `nil` if there is none.
  static func top(above start: URL) -> URL? {
    var folder = start.standardizedFileURL
    while true {
      let style = folder.appending(path: AdoptedStyle.path)
      if FileManager.default.fileExists(atPath: style.path) { return folder }
      let book = try? Data(contentsOf: folder.appending(path: "strata.json"))
      if let book, ProjectLayout(ruleBook: book) != nil { return nil }
      guard folder.path != "/" else { return nil }
      folder = folder.deletingLastPathComponent().standardizedFileURL
    }
  }

  /// Runs `strata add`.
  ///
  /// - Throws: `InputError` and `EditConflict`, if the style has no such part or its files are gone.
  func adding(_ request: AddRequest, _ parsed: ParsedCommand) throws -> Outcome {
    let steps = StepFolder(top)
    return try steps.alone { try added(request, parsed, steps) }
  }

  private func added(
    _ request: AddRequest, _ parsed: ParsedCommand, _ steps: StepFolder
  ) throws -> Outcome {
    let isDry = parsed.has("--dry-run")
    if !isDry { try steps.recover() }
    let project = try steps.recovered(ProjectSnapshot(folder: top))
    let style = try AdoptedStyle(json: project.files[AdoptedStyle.path] ?? Data())
    let plan = try style.plan(request, in: project)
    let command = "add \(request.kind.rawValue) \(request.name)"
    let isWritten = !isDry && !plan.changes.isEmpty
    if isWritten { try steps.apply(plan.changes, command: command) }
    let report = StepReport(command, plan.changes, written: isWritten)
    let what = "\(request.kind.rawValue) \(request.name)"
    if plan.changes.isEmpty {
      return try report.outcome(for: parsed) {
        "\(what) already exists with all its files; nothing to do"
      }
    }
    guard isWritten else {
      return try report.outcome(for: parsed, exitCode: 1, end: "") {
        UnifiedDiff.text(plan.changes)
      }
    }
    return try report.outcome(for: parsed) {
      (["added \(what), like \(style.example)\n\(report.list)"] + plan.advice(style, project))
        .joined(separator: "\n")
    }
  }
}

extension AdoptedStyle.Plan {
  /// Returns the sentences about what a person still has to do.
  fileprivate func advice(_ style: AdoptedStyle, _ project: ProjectSnapshot) -> [String] {
    let places = mentions.map {
      "\($0) names \(style.example), too, and was not changed: check whether it needs an entry"
    }
    let names = changes.filter { $0.before == nil }.compactMap {
      $0.path.split(separator: "/").last
    }
    let isListed = project.files.contains { path, data in
      path.hasSuffix(".pbxproj")
        && !String(decoding: data, as: UTF8.self).contains("PBXFileSystemSynchronizedRootGroup")
    }
    let xcode = "the Xcode project lists each file: add the new ones to it, such as "
    return places + (isListed ? names.prefix(1).map { "\(xcode)\($0)" } : [])
  }
}
