/// The privacy of a value in a message. Public values are shown; private ones are replaced.
public struct OSLogPrivacy: Sendable {
  /// The replacement of a private value.
  public struct Mask: Sendable {
    let isHash: Bool

    /// The value is replaced by a hash, which is the same for equal values in a process and reveals
    /// nothing else.
    public static var hash: Mask { Mask(isHash: true) }

    /// The value is replaced by the word `private`.
    public static var none: Mask { Mask(isHash: false) }
  }

  enum Kind { case automatic, open, hidden, sensitive }

  let kind: Kind
  let mask: Mask

  /// Numbers, Boolean values and static strings are shown; other values are private.
  public static var auto: OSLogPrivacy { OSLogPrivacy(kind: .automatic, mask: .none) }

  /// The value is shown.
  public static var `public`: OSLogPrivacy { OSLogPrivacy(kind: .open, mask: .none) }

  /// The value is shown only with `STRATA_LOG_PRIVATE=1`.
  public static var `private`: OSLogPrivacy { OSLogPrivacy(kind: .hidden, mask: .none) }

  /// The value is never shown.
  public static var sensitive: OSLogPrivacy { OSLogPrivacy(kind: .sensitive, mask: .none) }

  /// Returns the privacy ``auto``, with a mask that replaces a value that is not shown.
  public static func auto(mask: Mask) -> OSLogPrivacy {
    OSLogPrivacy(kind: .automatic, mask: mask)
  }

  /// Returns the privacy ``private``, with a mask that replaces a value that is not shown.
  public static func `private`(mask: Mask) -> OSLogPrivacy {
    OSLogPrivacy(kind: .hidden, mask: mask)
  }

  /// Returns the privacy ``sensitive``, with a mask that replaces the value.
  public static func sensitive(mask: Mask) -> OSLogPrivacy {
    OSLogPrivacy(kind: .sensitive, mask: mask)
  }

  /// Returns a value's text, or the text that replaces it.
  ///
  /// - Parameters:
  ///   - isOpen: Whether the value is shown by default.
  ///   - showsPrivate: Whether private values are shown.
  func shown(_ text: String, isOpen: Bool, showsPrivate: Bool) -> String {
    let isShown =
      switch kind {
      case .open: true
      case .automatic: isOpen || showsPrivate
      case .hidden: showsPrivate
      case .sensitive: false
      }
    guard !isShown else { return text }
    return mask.isHash ? "<mask.hash: '\(Self.hash(of: text))'>" : "<private>"
  }

  /// Returns a hash of sixteen hexadecimal digits. Swift's hasher has another random key in each
  /// process, so nobody can find the value by trying.
  private static func hash(of text: String) -> String {
    var hasher = Hasher()
    hasher.combine(text)
    let digits = String(UInt(bitPattern: hasher.finalize()), radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
