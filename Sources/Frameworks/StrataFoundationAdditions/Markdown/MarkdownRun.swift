/// A stretch of a Markdown text that is written in one way.
package struct MarkdownRun: Equatable, Sendable {
  package var text: String
  package var intent: InlinePresentationIntent = []
  /// Where it leads, as it was written.
  package var link: String?
}
