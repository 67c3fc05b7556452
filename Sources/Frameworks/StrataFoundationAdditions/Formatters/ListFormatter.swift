public import Foundation

/// A formatter of lists, with results such as "ash, birch, and cedar". Same as Apple's.
// @unchecked: as on Apple's platforms, its owner uses it on one thread at a time.
open class ListFormatter: Formatter, @unchecked Sendable {
  /// The locale of the text; by default the reader's.
  open var locale: Locale!
  /// The formatter of the items; if it is `nil`, an item is represented by its description.
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

  /// Returns a list of texts, joined in the reader's language.
  open class func localizedString(byJoining strings: [String]) -> String {
    strings.formatted(.list(type: .and).locale(PreferredLanguages.locale))
  }

  /// Returns a list of items as text; `nil` if the item formatter returns `nil` for one of them.
  open func string(from items: [Any]) -> String? {
    let texts = items.map { item in
      itemFormatter.map { $0.string(for: item) } ?? String(describing: item)
    }
    guard !texts.contains(nil) else { return nil }
    return texts.compactMap { $0 }.formatted(
      .list(type: .and).locale(locale ?? PreferredLanguages.locale))
  }

  /// Returns the items of an array as a list; `nil` if the value is no array.
  open override func string(for obj: Any?) -> String? {
    (obj as? [Any]).flatMap { string(from: $0) }
  }
}
