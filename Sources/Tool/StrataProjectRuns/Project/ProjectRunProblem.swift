/// The reason why a project cannot be run, in one sentence.
package struct ProjectRunProblem: Error, Equatable, Sendable {
  /// The sentence that describes the problem, with the file and the rule.
  package var text: String

  /// Creates an error with the reason why a project cannot be run, in one sentence.
  package init(text: String) { self.text = text }
}
