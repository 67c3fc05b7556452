import StrataSwiftUIApp

/// The alignment of lines of text.
public enum NSTextAlignment: Int, Sendable {
  case left, center, right, justified, natural

  /// Partial: left is the leading side.
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

  /// Partial: a browser breaks lines between words only, and does not clip letters.
  var swiftUI: Text.TruncationMode {
    switch self {
    case .byTruncatingHead: .head
    case .byTruncatingMiddle: .middle
    default: .tail
    }
  }
}
