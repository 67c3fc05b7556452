public import Foundation

/// A formatter of lists: "ash, birch, and cedar". Same as Apple's.
// @unchecked: as on Apple's platforms, its owner uses it on one thread at a time.
open class ListFormatter: Formatter, @unchecked Sendable {
  /// The locale of the text; by default the reader's.
  open var locale: Locale!
  /// The formatter of the items; without one, an item is written by its description.
  open var itemFormatter: Formatter?

  /// Creates a formatter for the reader's locale.
  public override init() {
    super.init()
    locale = PreferredLanguages.locale
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    locale = PreferredLanguages.locale
  }

  /// Returns a list of texts in the reader's language.
  open class func localizedString(byJoining strings: [String]) -> String {
    strings.formatted(.list(type: .and).locale(PreferredLanguages.locale))
  }

  /// Returns a list of items; `nil` if the formatter of the items refuses one.
  open func string(from items: [Any]) -> String? {
    let texts = items.map { item in
      itemFormatter.map { $0.string(for: item) } ?? String(describing: item)
    }
    guard !texts.contains(nil) else { return nil }
    return texts.compactMap { $0 }.formatted(
      .list(type: .and).locale(locale ?? PreferredLanguages.locale))
  }

  /// Returns the list of an array's items; `nil` for another value.
  open override func string(for obj: Any?) -> String? {
    (obj as? [Any]).flatMap { string(from: $0) }
  }
}
