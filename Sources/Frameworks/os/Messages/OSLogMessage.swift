/// A message in a log: a string literal whose values have a format and a privacy.
///
/// It is made only if its level is written. Interpolations are evaluated then, and not otherwise.
public struct OSLogMessage: ExpressibleByStringInterpolation, Sendable {
  let parts: [LogPart]

  init(parts: [LogPart]) { self.parts = parts }

  /// Creates a message without values.
  public init(stringLiteral value: String) { parts = [.literal(value)] }

  /// Creates a message with values.
  public init(stringInterpolation: OSLogInterpolation) { parts = stringInterpolation.parts }

  /// Returns the message as it is written.
  func text(showsPrivate: Bool) -> String {
    parts.map { $0.text(showsPrivate: showsPrivate) }.joined()
  }
}

/// A part of a message.
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
