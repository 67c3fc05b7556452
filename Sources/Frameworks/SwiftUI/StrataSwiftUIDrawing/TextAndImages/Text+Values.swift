public import Foundation

extension Text {
  /// Creates a text with a value in a format style, in the locale of the view.
  ///
  /// - Parameters:
  ///   - input: The value that is formatted.
  ///   - format: The format in which the value is shown.
  public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(.formatted(format.format(input)) { format.locale($0).format(input) })
  }

  /// Creates a text with a value in a format style that produces an attributed string.
  ///
  /// - Parameters:
  ///   - input: The value that is formatted.
  ///   - format: The format in which the value is shown.
  public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == AttributedString {
    self.init(.attributed(format.format(input)) { format.locale($0).format(input) })
  }

  /// Creates a text with an object, formatted by a formatter at once.
  ///
  /// - Parameters:
  ///   - subject: The value that is formatted.
  ///   - formatter: The formatter of the value.
  public init<Subject: NSObject>(_ subject: Subject, formatter: Formatter) {
    self.init(verbatim: formatter.string(for: subject) ?? "")
  }

  /// Creates a text with a value, formatted by a formatter at once.
  ///
  /// - Parameters:
  ///   - subject: The value that is formatted.
  ///   - formatter: The formatter of the value.
  public init<Subject: ReferenceConvertible>(_ subject: Subject, formatter: Formatter) {
    self.init(verbatim: formatter.string(for: subject) ?? "")
  }

  /// Creates a text with a date, formatted by a formatter at once. It is a separate overload, as
  /// `Date` has no reference type on Linux.
  ///
  /// - Parameters:
  ///   - subject: The value that is formatted.
  ///   - formatter: The formatter of the value.
  public init(_ subject: Date, formatter: Formatter) {
    self.init(verbatim: formatter.string(for: subject) ?? "")
  }

  /// Creates a text from an attributed string, with Foundation's links and Markdown, and SwiftUI's
  /// fonts and colors.
  @_disfavoredOverload
  public init(_ attributedContent: AttributedString) {
    self.init(.attributed(attributedContent) { _ in attributedContent })
  }

  /// Creates a text from an image or a symbol.
  ///
  ///     Text(Image(systemName: "star")) + Text(" 4.5")
  public init(_ image: Image) { self.init(.image(image)) }
}
