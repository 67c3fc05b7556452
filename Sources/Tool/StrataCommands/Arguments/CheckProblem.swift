/// The error of something outside the tool, in one sentence.
package struct CheckProblem: Error {
  package var text: String

  package init(text: String) { self.text = text }
}
