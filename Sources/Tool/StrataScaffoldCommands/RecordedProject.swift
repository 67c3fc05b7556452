import Foundation
import StrataCommands
import StrataScaffold

/// A project with a record of its generated files, and those files as this tool would write them.
struct RecordedProject {
  let record: GenerationRecord
  /// The record that the same commands would have with this version of the tool.
  let current: GenerationRecord
  /// The files on disk that either version generates.
  let files: ProjectSnapshot

  /// Reads a project.
  ///
  /// - Parameter steps: the project's folder.
  /// - Throws: ``CheckProblem`` if it has no record; `InputError` if the record cannot be read, if
  ///   a command of it cannot be repeated, or if a generated file cannot be read.
  init(_ steps: StepFolder) throws {
    guard let record = try steps.record() else {
      throw CheckProblem(
        text:
          "this project has no file \(GenerationRecord.path): 'strata new' writes it into a new project, "
          + "and without it nobody can tell your edits from changes of the templates")
    }
    self.record = record
    current = try record.repeated(
      version: StrataPackage.version, package: try StrataPackage.folder())
    let paths = Set(record.base.files.keys).union(current.base.files.keys)
    files = try steps.recovered(try steps.snapshot(of: paths))
  }

  /// The differences between the files as generated, as on disk, and as this tool would write them.
  var drift: ProjectDrift {
    ProjectDrift(base: record.base, ours: files, theirs: current.base)
  }

  /// The paths of the generated files that still have marks of a conflict, in order.
  var conflicts: [String] {
    files.files.filter { _, data in
      let lines = String(decoding: data, as: UTF8.self).split(separator: "\n")
      return lines.contains { $0.hasPrefix("<<<<<<< ") }
        && lines.contains { $0.hasPrefix(">>>>>>> ") }
    }.keys.sorted()
  }
}
