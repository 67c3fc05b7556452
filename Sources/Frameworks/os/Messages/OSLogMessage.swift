/// A message in a log: a string literal whose values have a format and a privacy.
///
/// The message is created only if its level is written. Only then are its interpolations evaluated.
public struct OSLogMessage: ExpressibleByStringInterpolation, Sendable {
  let parts: [LogPart]

  init(parts: [LogPart]) { self.parts = parts }

  /// Creates a message without values.
  public init(stringLiteral value: String) { parts = [.literal(value)] }

  /// Creates a message with values.
  public init(stringInterpolation: OSLogInterpolation) { parts = stringInterpolation.parts }

  /// Returns the text of the message.
  func text(showsPrivate: Bool) -> String {
    parts.map { $0.text(showsPrivate: showsPrivate) }.joined()
  }
}

/// A part of a message: a literal or a value.
enum LogPart: Sendable {
  case literal(String)
  case value(String, isOpen: Bool, align: OSLogStringAlignment, privacy: OSLogPrivacy)

  func text(showsPrivate: Bool) -> String {
    switch self {
    case .literal(let text): text
    case .value(let text, let isOpen, let align, let privacy):
      align.aligned(privacy.shown(text, isOpen: isOpen, showsPrivate: showsPrivate))
    }
  }
}
