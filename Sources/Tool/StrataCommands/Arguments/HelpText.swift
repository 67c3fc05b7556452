/// The texts of `--help`, which are generated from the grammars of the commands.
enum HelpText {
  static func all(_ commands: [CommandGrammar]) -> String {
    let width = (commands.map(\.name.count).max() ?? 0) + 2
    let list = commands.map { "  \(padded($0.name, width))\($0.summary)" }
    return """
      strata: the layers of a Swift project, checked and drawn

      usage: strata COMMAND …

      \(list.joined(separator: "\n"))

        --version  \(ToolVersion.summary)

      'strata help COMMAND' explains one command.
      exit codes: 0 success, 1 violations or a failure, 2 wrong settings or unreadable, 70 a bug of strata
      """
  }

  static func one(_ command: CommandGrammar) -> String {
    let heads = command.options.map { $0.name + ($0.value.map { " \($0)" } ?? "") }
    let width = (heads.map(\.count).max() ?? 0) + 2
    let lines = zip(command.options, heads).map { option, head in
      let choices = option.choices.isEmpty ? "" : ": \(option.choices.joined(separator: ", "))"
      return "  \(padded(head, width))\(option.summary)\(choices)"
    }
    let operands = command.operands.isEmpty ? "" : " \(command.operands)"
    let usage = "usage: strata \(command.name)\(operands)\(lines.isEmpty ? "" : " [options]")"
    let options = lines.isEmpty ? "" : "\n\n\(lines.joined(separator: "\n"))"
    return "\(command.summary)\n\n\(usage)\(options)"
  }

  private static func padded(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(1, width - text.count))
  }
}
