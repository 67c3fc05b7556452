/// The built-in rules that apply to every project, with their texts for `strata explain`.
enum StandingRules {
  static let all = [
    "layers": words(
      "a layer may import only the layers and modules that its entry in the rule book lists",
      "an import that the rule book does not list connects two layers unnoticed",
      "remove the import, or add it to 'layers' or 'modules' of the layer"),
    "homeless": words(
      "every module and every source belongs to a layer, or 'outside' lists it with a reason",
      "no rule checks a source that belongs to no layer",
      "add the source to a layer's 'folder', define a layer for it, or list it under 'outside'"),
    "platform-free": words(
      "the layers in the rule book's 'platformFree' do not check the platform that they run on",
      "the same sources must build on every platform",
      "move the code that differs between platforms into a lower module"),
    "broken-source": words(
      "every bracket, comment, string and #if is balanced",
      "strata may misread the code after something that is not balanced",
      "compile the file: the compiler's errors show what is not balanced"),
    "link": words(
      "the project's folder contains its sources",
      "no rule checks a file that strata does not read",
      "run strata check on the folder to which the link leads, or add the link to 'ignore'"),
    "empty-layer": words(
      "every layer matches a file", "rules for a layer without files check nothing",
      "correct the layer's 'folder', or remove the layer"),
    "empty-rule": words(
      "every rule matches something", "a rule that matches nothing checks nothing",
      "correct the rule's patterns, or add the rule to 'off' with a reason"),
    "renamed-key": words(
      "a rule book uses the current names of its keys",
      "strata reads the old name of a key only until its next release",
      "write the new name of the key"),
    "unused-exception": words(
      "an exception allows a violation, with a reason, until its date",
      "an exception that is no longer needed would hide a new violation",
      "remove the exception, or correct the names and the date in it"),
    "stale-baseline": words(
      "the baseline lists only violations that still exist",
      "an entry that is no longer needed would hide a new violation",
      "strata has removed the entry: commit the baseline"),
  ]

  private static func words(_ rule: String, _ why: String, _ remedy: String) -> String {
    "  rule   \(rule)\n  why    \(why)\n  try    \(remedy)"
  }
}
