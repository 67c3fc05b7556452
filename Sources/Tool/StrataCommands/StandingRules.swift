/// The built-in rules that apply to every project, with their texts for `strata explain`.
enum StandingRules {
  static let all = [
    "layers": words(
      "a layer imports the layers and modules that its entry names",
      "an arrow that nobody drew is how layers grow together",
      "take the import away, or let 'layers' or 'modules' of the layer name it"),
    "homeless": words(
      "every module and every source belongs to a layer, or 'outside' says why not",
      "what no rule names, no rule holds",
      "give it to a layer's 'folder', write a layer for it, or name it under 'outside'"),
    "platform-free": words(
      "where the rule book says so, sources do not ask which platform they are on",
      "the same sources build everywhere", "move what differs into a module below"),
    "broken-source": words(
      "every bracket, comment, text and #if is closed",
      "what stands behind it was read as well as it could be",
      "let the compiler say where it belongs"),
    "link": words(
      "sources are in the project's own folder", "what is not read, no rule holds",
      "check the other folder by itself, or put the link into 'ignore'"),
    "empty-layer": words(
      "a layer holds a module", "a rule that matches nothing checks nothing",
      "mend the layer's 'folder', or take the layer out"),
    "empty-rule": words(
      "a rule holds for something", "a rule that matches nothing checks nothing",
      "mend what it looks for, or put it into 'off' with a reason"),
    "renamed-key": words(
      "a rule book uses the current names of its keys",
      "an old key is read until the next release", "write the new name of the key"),
    "unused-exception": words(
      "an exception allows a violation, with a reason, until its day",
      "one that is left over hides the next violation", "take it out, or mend what it names"),
    "stale-baseline": words(
      "the baseline holds what is broken", "an entry that is left over hides the next violation",
      "it was taken out: commit the baseline"),
  ]

  private static func words(_ rule: String, _ why: String, _ remedy: String) -> String {
    "  rule   \(rule)\n  why    \(why)\n  try    \(remedy)"
  }
}
