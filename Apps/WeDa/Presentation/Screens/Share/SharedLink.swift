import WeDaDomain

/// The words of a link, read once.
struct SharedLink: Equatable, Sendable {
  let view: SharedView
  /// What could not be read, for a sentence each.
  let problems: [InvalidValue]

  init(_ text: String) { (view, problems) = SharedView.read(text) }
}
