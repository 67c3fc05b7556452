public import Foundation

extension Text {
  /// A value in the format given, in the language of the view.
  public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(.formatted(format.format(input)) { format.locale($0).format(input) })
  }

  /// A value in a format that writes its parts in different ways.
  public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == AttributedString {
    self.init(.attributed(format.format(input)) { format.locale($0).format(input) })
  }

  /// An object, as a formatter writes it now.
  public init<Subject: NSObject>(_ subject: Subject, formatter: Formatter) {
    self.init(verbatim: formatter.string(for: subject) ?? "")
  }

  /// A value, as a formatter writes it now.
  public init<Subject: ReferenceConvertible>(_ subject: Subject, formatter: Formatter) {
    self.init(verbatim: formatter.string(for: subject) ?? "")
  }

  /// A moment, as a formatter writes it: on Linux a date has no object behind it.
  public init(_ subject: Date, formatter: Formatter) {
    self.init(verbatim: formatter.string(for: subject) ?? "")
  }

  /// Words with looks of their own: Foundation's links and Markdown, SwiftUI's fonts and colours.
  @_disfavoredOverload
  public init(_ attributedContent: AttributedString) {
    self.init(.attributed(attributedContent) { _ in attributedContent })
  }

  /// A picture or symbol as a part of a text.
  ///
  ///     Text(Image(systemName: "star")) + Text(" 4.5")
  public init(_ image: Image) { self.init(.image(image)) }
}
