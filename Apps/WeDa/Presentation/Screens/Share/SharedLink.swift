import WeDaDomain

/// The parsed text of a link.
struct SharedLink: Equatable, Sendable {
  let view: SharedView
  /// The values that could not be read.
  let problems: [InvalidValue]

  init(_ text: String) { (view, problems) = SharedView.read(text) }
}
