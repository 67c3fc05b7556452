import Foundation
import StrataCommands
import StrataScaffold

/// The command `strata new`.
struct NewCommand {
  let folder: URL
  let parsed: ParsedCommand

  func run() throws -> Outcome {
    do {
      return try made()
    } catch let error as InputError {
      throw CheckProblem(text: error.text)
    }
  }

  private func made() throws -> Outcome {
    let project = try NewProject(
      name: parsed.operands[0], bundleId: parsed.value("--bundle-id"), layout: layout,
      example: parsed.has("--example"))
    let parent = parsed.value("--path").map { URL(fileURLWithPath: $0, relativeTo: folder) }
    let top = (parent ?? folder).appending(path: project.app.text)
    let place = ProjectFolder(top)
    try place.check()
    let strata = try StrataPackage.path(from: top)
    let files = try project.files(strata: strata, package: try StrataPackage.folder())
    let command = "new \(project.app.text)"
    let isDry = parsed.has("--dry-run")
    if !isDry {
      let all = files + [try record(of: files, project, strata: strata).file()]
      try place.write(all + [try Step.making(all, command: command)])
    }
    let changes = files.map { file in
      FileChange(path: "\(project.app.text)/\(file.path)", before: nil, after: file.data)
    }
    let report = StepReport(command, changes, written: !isDry)
    return try report.outcome(for: parsed, exitCode: isDry ? 1 : 0) {
      isDry
        ? report.changes.map(\.line).joined(separator: "\n")
        : """
        made \(project.app.text): \(files.count) files

          cd \(shown(top))
          make run
          make test
        """
    }
  }

  private var layout: ProjectLayout {
    parsed.value("--preset").flatMap(ProjectLayout.init) ?? .template
  }

  /// Returns the record with which `strata upgrade` can repeat the command.
  private func record(
    of files: [ProjectFile], _ project: NewProject, strata: String
  ) -> GenerationRecord {
    let request = NewRequest(
      name: project.app.text, bundleId: project.bundleId, layout: layout,
      isExample: parsed.has("--example"), strata: strata)
    return GenerationRecord(version: StrataPackage.version, project: request, files: files)
  }

  /// Returns a folder's path as one would type it from the current folder.
  private func shown(_ top: URL) -> String {
    let here = folder.standardizedFileURL.path + "/"
    let path = top.standardizedFileURL.path
    return path.hasPrefix(here) ? String(path.dropFirst(here.count)) : path
  }
}
