/// The grammar of a command, for help, completions and the argument parser.
struct CommandGrammar: Sendable {
  var name: String
  var summary: String
  /// The operands in the notation of the help: `[PATH…]`.
  var operands = ""
  /// The maximum and the minimum number of operands.
  var most = 0
  var least = 0
  /// A Boolean value that indicates whether what follows `--` is for another program: the arguments
  /// of an app.
  var passesOn = false
  /// The possible operands, if they are a fixed list.
  var choices: [String] = []
  var options: [OptionGrammar] = []

  /// An option: `--format FORMAT`, or a flag without a value.
  struct OptionGrammar: Sendable {
    var name: String
    /// The placeholder of its value; `nil` for a flag.
    var value: String?
    var summary: String
    /// The possible values, if they are a fixed list.
    var choices: [String] = []
    var repeats = false
  }
}
