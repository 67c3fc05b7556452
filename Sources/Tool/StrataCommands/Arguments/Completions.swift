/// Completions for shells, which are generated from the grammars of the commands.
enum Completions {
  static let shells = ["bash", "zsh", "fish"]

  static func script(for shell: String, _ commands: [CommandGrammar]) -> String {
    switch shell {
    case "bash": bash(commands)
    case "zsh": ZshCompletions.script(commands)
    default: FishCompletions.script(commands)
    }
  }

  /// Returns the words that may follow `strata`.
  private static func starts(_ commands: [CommandGrammar]) -> [String] {
    commands.map(\.name) + ["help", "--version"]
  }

  private static func bash(_ commands: [CommandGrammar]) -> String {
    let cases = commands.map { command in
      let words = command.options.map(\.name)
      return "    \(command.name)) words=\"\(words.joined(separator: " "))\" ;;"
    }
    let operands = commands.flatMap { command in
      command.offers.enumerated().compactMap { place, offer in
        bashWords(offer).map { "    \(command.name)\\ \(place)) words+=\" \($0)\" ;;" }
      }
    }
    // The same option may take other values in another command.
    let choices = commands.flatMap { command in
      command.options.compactMap { option in
        bashWords(option.offer).map {
          "    \(command.name)\\ \(option.name)) words=\"\($0)\" ;;"
        }
      }
    }
    return """
      _strata() {
        local words="" current="${COMP_WORDS[COMP_CWORD]}" before="${COMP_WORDS[COMP_CWORD-1]}"
        local operand=0 place
        for ((place = 2; place < COMP_CWORD; place++)); do
          [[ ${COMP_WORDS[place]} == -* ]] || operand=$((operand + 1))
        done
        case "${COMP_WORDS[1]}" in
      \(cases.joined(separator: "\n"))
        esac
        case "${COMP_WORDS[1]} $operand" in
      \(operands.joined(separator: "\n"))
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

  private static func bashWords(_ offer: CommandGrammar.Offer) -> String? {
    switch offer {
    case .words(let words): words.joined(separator: " ")
    case .names(let topic): "$(strata names \(topic.rawValue) 2>/dev/null)"
    case .files, .nothing: nil
    }
  }
}
