import StrataSwiftUIApp

/// The alignment of lines of text.
public enum NSTextAlignment: Int, Sendable {
  /// Lines begin at the left edge.
  case left
  /// Lines are centered.
  case center
  /// Lines end at the right edge.
  case right
  /// Text is justified: lines are stretched to the same width.
  case justified
  /// Lines begin where reading begins in their language.
  case natural

  /// Partial: left means the leading side, and right the trailing side.
  var swiftUI: TextAlignment {
    switch self {
    case .center: .center
    case .right: .trailing
    case .left, .natural, .justified: .leading
    }
  }
}

/// The place where text that does not fit is broken or truncated.
public enum NSLineBreakMode: Int, Sendable {
  /// The text continues in the next line, and is broken between words.
  case byWordWrapping
  /// The text continues in the next line, and is broken between letters.
  case byCharWrapping
  /// The text that does not fit is cut off.
  case byClipping
  /// The text has one line, whose beginning is omitted if it does not fit.
  case byTruncatingHead
  /// The text has one line, whose end is omitted if it does not fit.
  case byTruncatingTail
  /// The text has one line, whose middle is omitted if it does not fit.
  case byTruncatingMiddle

  /// Partial: a browser breaks lines between words only, and does not clip letters.
  var swiftUI: Text.TruncationMode {
    switch self {
    case .byTruncatingHead: .head
    case .byTruncatingMiddle: .middle
    default: .tail
    }
  }
}
