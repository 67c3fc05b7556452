/// One command of the tool as help, completions and the reader of arguments know it.
struct CommandGrammar: Sendable {
  var name: String
  var summary: String
  /// What may stand behind it, as help writes it: `[PATH…]`.
  var operands = ""
  /// How many operands it takes at most, and at least.
  var most = 0
  var least = 0
  /// The operands that there are, where they can be listed.
  var choices: [String] = []
  var options: [OptionGrammar] = []

  /// An option: `--format FORMAT`, or a flag without a value.
  struct OptionGrammar: Sendable {
    var name: String
    /// What stands for its value; `nil` for a flag.
    var value: String?
    var summary: String
    /// The values that there are, where they can be listed.
    var choices: [String] = []
    var repeats = false
  }
}
