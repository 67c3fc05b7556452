public import Foundation

/// A formatter of people's names, with results such as "Ada Lovelace", "Ada" or "AL".
///
/// Same as Apple's, without annotated text. Foundation on Linux has a class of this name that
/// cannot be created. So an app can create and use formatters, but not use the name of the class as
/// a type, such as in `let names: PersonNameComponentsFormatter`.
///
/// The family name comes first for names in Chinese, Japanese or Korean script, and for readers of
/// Hungarian.
// @unchecked: as on Apple's platforms, its owner uses it on one thread at a time.
open class PersonNameComponentsFormatter: Formatter, @unchecked Sendable {
  /// The length of the formatted name, such as a full name or initials.
  public enum Style: Int, Sendable {
    /// The default length, which is equal to `medium`.
    case `default` = 0
    /// The given name, such as "Ada".
    case short = 1
    /// The given and the family name, such as "Ada Lovelace".
    case medium = 2
    /// All parts of the name, such as "Dr. Ada Augusta Lovelace Jr.".
    case long = 3
    /// The initials, such as "AL".
    case abbreviated = 4
  }

  /// The options for the text.
  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The name is written by its pronunciation.
    public static let phonetic = Options(rawValue: 1 << 1)
  }

  /// The length of the formatted name, such as a full name or initials.
  open var style = Style.default
  /// A Boolean value that indicates whether the name is written by its pronunciation.
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

  /// Returns a name as text; an empty text if the name has none of the parts that the style
  /// includes.
  open func string(from components: PersonNameComponents) -> String {
    let name = isPhonetic ? components.phoneticRepresentation ?? PersonNameComponents() : components
    return NameWriter(name, locale: locale ?? PreferredLanguages.locale).text(style)
  }

  /// Returns the parts of a name that is given as text. The last word is the family name, the words
  /// before it are given and middle names; in languages with the family name first, the first word
  /// is the family name.
  ///
  /// - Returns: The parts; `nil` for a text without words.
  open func personNameComponents(from string: String) -> PersonNameComponents? {
    NameWriter.parts(of: string, locale: locale ?? PreferredLanguages.locale)
  }

  /// Returns the text of `PersonNameComponents`; `nil` if the value is no name.
  open override func string(for obj: Any?) -> String? {
    (obj as? PersonNameComponents).map { string(from: $0) }
  }
}

extension PersonNameComponents {
  /// A style that formats a name. Same as Apple's, without the attributed form.
  public struct FormatStyle: Foundation.FormatStyle, Sendable {
    /// The length of the formatted name, such as a full name or initials.
    public enum Style: String, Codable, Hashable, Sendable {
      /// The given name, such as "Ada".
      case short
      /// The given and the family name, such as "Ada Lovelace".
      case medium
      /// All parts of the name, such as "Dr. Ada Augusta Lovelace Jr.".
      case long
      /// The initials, such as "AL".
      case abbreviated
    }

    /// The length of the formatted name, such as a full name or initials.
    public var style: Style
    /// The locale of the text; `.autoupdatingCurrent` is the reader's.
    public var locale: Locale

    /// Creates a style that formats a name.
    ///
    /// - Parameters:
    ///   - style: The length of the text.
    ///   - locale: The language and region.
    public init(style: Style = .medium, locale: Locale = .autoupdatingCurrent) {
      self.style = style
      self.locale = locale
    }

    /// Returns a name as text.
    public func format(_ value: PersonNameComponents) -> String {
      let writer = NameWriter(value, locale: locale.ofReader)
      return switch style {
      case .short: writer.text(.short)
      case .medium: writer.text(.medium)
      case .long: writer.text(.long)
      case .abbreviated: writer.text(.abbreviated)
      }
    }

    /// Returns the name style with another locale.
    public func locale(_ locale: Locale) -> Self { Self(style: style, locale: locale) }
  }

  /// Returns the name as text in a format style.
  public func formatted<S: Foundation.FormatStyle>(
    _ style: S
  ) -> S.FormatOutput where S.FormatInput == Self {
    style.format(self)
  }

  /// Returns the name as text of medium length, such as "Ada Lovelace".
  public func formatted() -> String { formatted(FormatStyle()) }
}

extension FormatStyle where Self == PersonNameComponents.FormatStyle {
  /// Returns a style for names of a certain length.
  public static func name(style: PersonNameComponents.FormatStyle.Style) -> Self {
    Self(style: style)
  }
}
