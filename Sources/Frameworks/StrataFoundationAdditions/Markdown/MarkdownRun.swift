/// A part of a Markdown text with one style.
package struct MarkdownRun: Equatable, Sendable {
  package var text: String
  package var intent: InlinePresentationIntent = []
  /// The address of the link, as it was written.
  package var link: String?
}
