/// Completions for fish.
enum FishCompletions {
  static func script(_ commands: [CommandGrammar]) -> String {
    let names =
      commands.map {
        "complete -c strata -n __fish_use_subcommand -a \($0.name) -d '\(quoted($0.summary))'"
      } + [
        "complete -c strata -n __fish_use_subcommand -l version -d '\(quoted(ToolVersion.summary))'"
      ]
    return ([count] + names + commands.flatMap(options) + commands.flatMap(operands))
      .joined(separator: "\n")
  }

  /// A function that tells whether as many operands precede the cursor as its argument says.
  private static let count = """
    function __strata_operand
      set -l count 0
      for word in (commandline -opc)[3..-1]
        string match -q -- '-*' $word; or set count (math $count + 1)
      end
      test $count -eq $argv[1]
    end
    """

  private static func options(of command: CommandGrammar) -> [String] {
    command.options.map { option in
      let value =
        option.value == nil ? "" : " -r\(words(option.offer).map { " -f -a \($0)" } ?? "")"
      return "complete -c strata -n '__fish_seen_subcommand_from \(command.name)' "
        + "-l \(option.name.dropFirst(2))\(value) -d '\(quoted(option.summary))'"
    }
  }

  private static func operands(of command: CommandGrammar) -> [String] {
    command.offers.enumerated().compactMap { place, offer in
      words(offer).map {
        "complete -c strata -n '__fish_seen_subcommand_from \(command.name); "
          + "and __strata_operand \(place)' -f -a \($0)"
      }
    }
  }

  private static func words(_ offer: CommandGrammar.Offer) -> String? {
    switch offer {
    case .words(let words): "'\(words.joined(separator: " "))'"
    case .names(let topic): "'(strata names \(topic.rawValue) 2>/dev/null)'"
    case .files, .nothing: nil
    }
  }

  private static func quoted(_ text: String) -> String { text.replacing("'", with: "\\'") }
}
