public import Foundation

/// A formatter of names: "Ada Lovelace", "Ada", "AL".
///
/// Same as Apple's, without annotated text. Foundation on Linux has a formatter that cannot be
/// created. With this one, an app creates and uses formatters, but cannot name their class where a
/// type is written, as in `let names: PersonNameComponentsFormatter`.
///
/// The family's name comes first in a name in Chinese, Japanese or Korean letters, and for readers
/// of Hungarian.
// @unchecked: as on Apple's platforms, its owner uses it on one thread at a time.
open class PersonNameComponentsFormatter: Formatter, @unchecked Sendable {
  /// The length of the text.
  public enum Style: Int, Sendable {
    /// As `medium`.
    case `default` = 0
    /// "Ada"
    case short = 1
    /// "Ada Lovelace"
    case medium = 2
    /// "Dr. Ada Augusta Lovelace Jr."
    case long = 3
    /// "AL"
    case abbreviated = 4
  }

  /// Options of the text.
  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The name is written as it is pronounced.
    public static let phonetic = Options(rawValue: 1 << 1)
  }

  /// The length of the text.
  open var style = Style.default
  /// A Boolean value that indicates whether the name is written as it is pronounced.
  open var isPhonetic = false
  /// The locale of the text; by default the reader's.
  open var locale: Locale!

  /// Creates a formatter for the reader's locale.
  public override init() {
    super.init()
    locale = PreferredLanguages.locale
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    locale = PreferredLanguages.locale
  }

  /// Returns a name in the reader's locale.
  ///
  /// - Parameters:
  ///   - components: The parts of the name.
  ///   - nameFormatStyle: The length of the name.
  ///   - nameOptions: The options, such as phonetic names.
  open class func localizedString(
    from components: PersonNameComponents, style nameFormatStyle: Style,
    options nameOptions: Options = []
  ) -> String {
    let formatter = PersonNameComponentsFormatter()
    formatter.style = nameFormatStyle
    formatter.isPhonetic = nameOptions.contains(.phonetic)
    return formatter.string(from: components)
  }

  /// Returns a name; empty if it has none of the parts that the style writes.
  open func string(from components: PersonNameComponents) -> String {
    let name = isPhonetic ? components.phoneticRepresentation ?? PersonNameComponents() : components
    return NameWriter(name, locale: locale ?? PreferredLanguages.locale).text(style)
  }

  /// Returns the parts of a name: the words before the last one are given and middle names, the
  /// last is the family's, or the first where the family's name comes first.
  ///
  /// - Returns: `nil` for a text without words.
  open func personNameComponents(from string: String) -> PersonNameComponents? {
    NameWriter.parts(of: string, locale: locale ?? PreferredLanguages.locale)
  }

  /// Returns the text of `PersonNameComponents`; `nil` for another value.
  open override func string(for obj: Any?) -> String? {
    (obj as? PersonNameComponents).map { string(from: $0) }
  }
}

extension PersonNameComponents {
  /// A style that formats a name. Same as Apple's, without the attributed form.
  public struct FormatStyle: Foundation.FormatStyle, Sendable {
    /// The length of the text.
    public enum Style: String, Codable, Hashable, Sendable {
      /// "Ada"
      case short
      /// "Ada Lovelace"
      case medium
      /// "Dr. Ada Augusta Lovelace Jr."
      case long
      /// "AL"
      case abbreviated
    }

    /// The length of the text.
    public var style: Style
    /// The locale; `.autoupdatingCurrent` is the reader's.
    public var locale: Locale

    /// Creates a style.
    ///
    /// - Parameters:
    ///   - style: How much of the name is written.
    ///   - locale: The language and region.
    public init(style: Style = .medium, locale: Locale = .autoupdatingCurrent) {
      self.style = style
      self.locale = locale
    }

    /// Returns the name as text.
    public func format(_ value: PersonNameComponents) -> String {
      let writer = NameWriter(value, locale: locale.ofReader)
      return switch style {
      case .short: writer.text(.short)
      case .medium: writer.text(.medium)
      case .long: writer.text(.long)
      case .abbreviated: writer.text(.abbreviated)
      }
    }

    /// Returns the style with a locale.
    public func locale(_ locale: Locale) -> Self { Self(style: style, locale: locale) }
  }

  /// Returns the name in a format style.
  public func formatted<S: Foundation.FormatStyle>(
    _ style: S
  ) -> S.FormatOutput where S.FormatInput == Self {
    style.format(self)
  }

  /// Returns the name: "Ada Lovelace".
  public func formatted() -> String { formatted(FormatStyle()) }
}

extension FormatStyle where Self == PersonNameComponents.FormatStyle {
  /// A style of names.
  public static func name(style: PersonNameComponents.FormatStyle.Style) -> Self {
    Self(style: style)
  }
}
