/// Completions for shells, which are generated from the grammars of the commands.
enum Completions {
  static let shells = ["bash", "zsh", "fish"]

  static func script(for shell: String, _ commands: [CommandGrammar]) -> String {
    switch shell {
    case "bash": bash(commands)
    case "zsh": "#compdef strata\nautoload -U +X bashcompinit && bashcompinit\n" + bash(commands)
    default: fish(commands)
    }
  }

  private static func bash(_ commands: [CommandGrammar]) -> String {
    let cases = commands.map { command in
      let words = command.options.map(\.name) + command.choices
      return "    \(command.name)) words=\"\(words.joined(separator: " "))\" ;;"
    }
    // The same option may take other values in another command.
    let choices = commands.flatMap { command in
      command.options.filter { !$0.choices.isEmpty }.map {
        "    \(command.name)\\ \($0.name)) words=\"\($0.choices.joined(separator: " "))\" ;;"
      }
    }
    return """
      _strata() {
        local words="" current="${COMP_WORDS[COMP_CWORD]}" before="${COMP_WORDS[COMP_CWORD-1]}"
        case "${COMP_WORDS[1]}" in
      \(cases.joined(separator: "\n"))
        esac
        case "${COMP_WORDS[1]} $before" in
      \(choices.joined(separator: "\n"))
        esac
        [ "$COMP_CWORD" -eq 1 ] && words="\(starts(commands).joined(separator: " "))"
        COMPREPLY=($(compgen -W "$words" -- "$current"))
        [ ${#COMPREPLY[@]} -eq 0 ] && COMPREPLY=($(compgen -f -- "$current"))
      }
      complete -F _strata strata
      """
  }

  /// Returns the words that may follow `strata`.
  private static func starts(_ commands: [CommandGrammar]) -> [String] {
    commands.map(\.name) + ["help", "--version"]
  }

  private static func fish(_ commands: [CommandGrammar]) -> String {
    let names =
      commands.map {
        "complete -c strata -n __fish_use_subcommand -a \($0.name) -d '\(quoted($0.summary))'"
      } + [
        "complete -c strata -n __fish_use_subcommand -l version -d '\(quoted(ToolVersion.summary))'"
      ]
    let options = commands.flatMap { command in
      command.options.map { option in
        let choices =
          option.choices.isEmpty ? "" : " -f -a '\(option.choices.joined(separator: " "))'"
        let value = option.value == nil ? "" : " -r\(choices)"
        return "complete -c strata -n '__fish_seen_subcommand_from \(command.name)' "
          + "-l \(option.name.dropFirst(2))\(value) -d '\(quoted(option.summary))'"
      }
    }
    let operands = commands.filter { !$0.choices.isEmpty }.map {
      "complete -c strata -n '__fish_seen_subcommand_from \($0.name)' -f "
        + "-a '\($0.choices.joined(separator: " "))'"
    }
    return (names + options + operands).joined(separator: "\n")
  }

  private static func quoted(_ text: String) -> String { text.replacing("'", with: "\\'") }
}
