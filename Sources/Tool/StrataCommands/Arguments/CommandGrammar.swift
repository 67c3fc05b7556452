/// The grammar of a command, from which help, completions and the parser of arguments are made.
struct CommandGrammar: Sendable {
  var name: String
  var summary: String
  /// The operands in the notation of the help, such as `[PATH…]`.
  var operands = ""
  /// The maximum (`most`) and the minimum number of operands.
  var most = 0
  var least = 0
  /// A Boolean value that indicates whether the arguments after `--` are for another program, such
  /// as an app.
  var passesOn = false
  /// The possible operands, if they are a fixed list; else empty.
  var choices: [String] = []
  /// The words that a shell completes for each operand; it completes none for further ones.
  var offers: [Offer] = []
  var options: [OptionGrammar] = []

  /// The words that a shell completes for an operand or for the value of an option.
  enum Offer: Equatable, Sendable {
    case words([String])
    /// The names that `strata names` prints for a topic.
    case names(NameTopic)
    case files
    /// Nothing, since the word is new.
    case nothing
  }

  /// An option such as `--format FORMAT`, or a flag without a value.
  struct OptionGrammar: Sendable {
    var name: String
    /// The placeholder of the option's value in the help; `nil` for a flag.
    var value: String?
    var summary: String
    /// The possible values, if they are a fixed list; else empty.
    var choices: [String] = []
    var repeats = false
    /// The names that `strata names` prints for the value; `nil` for other values.
    var names: NameTopic?

    /// The words that a shell completes for the value.
    var offer: Offer {
      if !choices.isEmpty { return .words(choices) }
      if let names { return .names(names) }
      return ["FILE", "DIR", "PATH"].contains(value) ? .files : .nothing
    }
  }
}
