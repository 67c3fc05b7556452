import StrataLayerRules

/// A parser of command-line arguments by the grammars of the commands.
///
/// The project has its own parser, since a package for it would be the only outside dependency
/// (docs/decisions/0038). The parser accepts long options, `--name value` and `--name=value`, `--`
/// before operands that begin with a dash or before the arguments of an app, and suggests
/// corrections.
struct ArgumentReader: Sendable {
  var commands: [CommandGrammar]

  /// Parses the arguments of a command.
  ///
  /// - Throws: ``UsageError`` with the first invalid argument.
  func read(_ arguments: [String]) throws(UsageError) -> ParsedCommand {
    guard let name = arguments.first else {
      throw UsageError(
        text: "no command was given; use one of \(commands.map(\.name).joined(separator: ", "))")
    }
    guard let command = commands.first(where: { $0.name == name }) else {
      throw UsageError(text: "there is no command '\(name)'" + guess(name, commands.map(\.name)))
    }
    var parsed = ParsedCommand(name: name)
    var rest = arguments.dropFirst()
    var takesOptions = true
    while let argument = rest.popFirst() {
      if takesOptions, argument == "--" {
        takesOptions = false
        guard command.passesOn else { continue }
        parsed.passed = Array(rest)
        break
      } else if takesOptions, argument.hasPrefix("-"), argument != "-" {
        try take(argument, &rest, command, &parsed)
      } else {
        parsed.operands.append(argument)
      }
    }
    try judge(parsed, command)
    return parsed
  }

  private func take(
    _ argument: String, _ rest: inout ArraySlice<String>, _ command: CommandGrammar,
    _ parsed: inout ParsedCommand
  ) throws(UsageError) {
    let sides = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = String(sides[0])
    guard let option = command.options.first(where: { $0.name == name }) else {
      let known = command.options.map(\.name)
      throw UsageError(
        text: "'strata \(command.name)' has no option '\(name)'" + guess(name, known))
    }
    guard let wanted = option.value else {
      if sides.count > 1 { throw UsageError(text: "'\(name)' takes no value") }
      parsed.values[name] = []
      return
    }
    guard let value = sides.count > 1 ? String(sides[1]) : rest.popFirst() else {
      throw UsageError(text: "'\(name)' needs a value: \(name) \(wanted)")
    }
    if !option.choices.isEmpty, !option.choices.contains(value) {
      let list = option.choices.joined(separator: ", ")
      throw UsageError(text: "'\(name)' must be one of \(list), not '\(value)'")
    }
    if parsed.values[name] != nil, !option.repeats {
      throw UsageError(text: "'\(name)' is given twice")
    }
    parsed.values[name, default: []].append(value)
  }

  private func judge(_ parsed: ParsedCommand, _ command: CommandGrammar) throws(UsageError) {
    if parsed.operands.count > command.most {
      throw UsageError(
        text:
          "'strata \(command.name)' takes no further argument, but was given '\(parsed.operands[command.most])'"
      )
    }
    if let wrong = parsed.operands.first(where: { !command.choices.contains($0) }),
      !command.choices.isEmpty
    {
      let list = command.choices.joined(separator: ", ")
      throw UsageError(text: "'strata \(command.name)' takes \(list), not '\(wrong)'")
    }
    if parsed.operands.count < command.least {
      throw UsageError(text: "'strata \(command.name)' needs \(command.operands)")
    }
  }

  private func guess(_ name: String, _ known: [String]) -> String {
    NearestName.of(name, among: known).map { "; did you mean '\($0)'?" } ?? ""
  }
}
