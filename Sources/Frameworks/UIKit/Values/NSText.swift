import SwiftUI

/// The alignment of lines of text.
public enum NSTextAlignment: Int, Sendable {
  case left, center, right, justified, natural

  /// Partial: left is where a language is read from.
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
  case byWordWrapping, byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail
  case byTruncatingMiddle

  /// Partial: a browser breaks lines between words, and clips nothing in the middle of a letter.
  var swiftUI: Text.TruncationMode {
    switch self {
    case .byTruncatingHead: .head
    case .byTruncatingMiddle: .middle
    default: .tail
    }
  }
}
