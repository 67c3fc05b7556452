import Foundation
import StrataCommands
import StrataScaffold

/// The command `strata template check`.
struct TemplateCommand {
  let folder: URL
  let parsed: ParsedCommand

  func run() throws -> Outcome {
    guard parsed.operands[0] == "check" else {
      throw UsageError(
        text: "'strata template' cannot '\(parsed.operands[0])': use 'strata template check FOLDER'"
      )
    }
    let name = parsed.operands[1]
    let layout = parsed.value("--preset").flatMap(ProjectLayout.init) ?? .template
    do {
      let place = name.hasPrefix("/") ? URL(fileURLWithPath: name) : folder.appending(path: name)
      let paths = try OwnTemplates(reading: place, name: name).check(for: layout)
      return Outcome(
        (["'strata add entity Order --template \(name)' would also write"]
          + paths.map { "  + \($0)" }).joined(separator: "\n"))
    } catch {
      throw CheckProblem(text: error.text)
    }
  }
}
