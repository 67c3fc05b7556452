/// Completions for zsh, with its own descriptions of arguments.
enum ZshCompletions {
  static func script(_ commands: [CommandGrammar]) -> String {
    let names = commands.map { "    \(quoted("\(plain($0.name)):\($0.summary)"))" }
    let cases = commands.map { "      \($0.name)) _arguments \(arguments($0)) ;;" }
    return """
      #compdef strata

      _strata_names() {
        local -a names
        names=(${(f)"$(strata names $1 2>/dev/null)"})
        compadd -a names
      }

      _strata() {
        local context state state_descr line
        typeset -A opt_args
        local -a commands
        commands=(
      \(names.joined(separator: "\n"))
          'help:explain one command'
        )
        _arguments -C \(quoted("(- *)--version[\(plain(ToolVersion.summary))]")) '1:command:->command' '*::argument:->argument'
        case $state in
          command) _describe -t commands command commands ;;
          argument)
            case $words[1] in
      \(cases.joined(separator: "\n"))
            esac ;;
        esac
      }

      # A file of $fpath is the function itself; a script that is read defines it.
      if [ "$funcstack[1]" = _strata ]; then _strata "$@"; else compdef _strata strata; fi
      """
  }

  private static func arguments(_ command: CommandGrammar) -> String {
    let options = command.options.map { option in
      let repeated = option.repeats ? "*" : ""
      let value = option.value.map { ":\(plain($0)):\(action(option.offer))" } ?? ""
      return quoted("\(repeated)\(option.name)[\(plain(option.summary))]\(value)")
    }
    let operands = command.offers.enumerated().map { place, offer in
      // The last kind of operand is offered again if there may be many.
      let isRepeated = place == command.offers.count - 1 && offer == .files && command.most > 1
      return quoted("\(isRepeated ? "*" : String(place + 1)):argument:\(action(offer))")
    }
    let rest = command.most > command.offers.count ? ["'*:argument: '"] : []
    let isOpen = operands.contains { $0.hasPrefix("'*") }
    return (options + operands + (isOpen ? [] : rest)).joined(separator: " ")
  }

  private static func action(_ offer: CommandGrammar.Offer) -> String {
    switch offer {
    case .words(let words): "(\(words.joined(separator: " ")))"
    case .names(let topic): "_strata_names \(topic.rawValue)"
    case .files: "_files"
    case .nothing: " "
    }
  }

  /// Returns a text in which colons and brackets do not end a part of an argument's description.
  private static func plain(_ text: String) -> String {
    ["\\", ":", "[", "]"].reduce(text) { $0.replacing($1, with: "\\\($1)") }
  }

  private static func quoted(_ text: String) -> String {
    "'\(text.replacing("'", with: "'\\''"))'"
  }
}
