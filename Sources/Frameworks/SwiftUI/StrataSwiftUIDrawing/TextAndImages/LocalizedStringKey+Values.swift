public import Foundation

extension LocalizedStringKey.StringInterpolation {
  private mutating func insert(_ text: Text) {
    value.appendInterpolation(InsertToken.text(inserts.count))
    inserts.append(text)
  }

  public mutating func appendInterpolation(_ string: String) { insert(Text(verbatim: string)) }

  /// A number; the catalog may give a form for each plural category.
  public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T) {
    self.value.appendInterpolation(value)
  }

  /// A number with its own specifier: `\(3.14159, specifier: "%.2f")`.
  public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T, specifier: String) {
    self.value.appendInterpolation(value, specifier: specifier)
  }

  /// A value in a format style, in the language of the view.
  public mutating func appendInterpolation<F: FormatStyle>(
    _ input: F.FormatInput, format: F
  ) where F.FormatInput: Equatable, F.FormatOutput == String {
    insert(Text(input, format: format))
  }

  /// A value in a format style that writes its parts in different ways.
  public mutating func appendInterpolation<F: FormatStyle>(
    _ input: F.FormatInput, format: F
  ) where F.FormatInput: Equatable, F.FormatOutput == AttributedString {
    insert(Text(input, format: format))
  }

  /// An object, as a formatter writes it.
  public mutating func appendInterpolation<Subject: NSObject>(
    _ subject: Subject, formatter: Formatter? = nil
  ) {
    insert(Text(verbatim: formatter?.string(for: subject) ?? subject.description))
  }

  /// A value, as a formatter writes it.
  public mutating func appendInterpolation<Subject: ReferenceConvertible>(
    _ subject: Subject, formatter: Formatter? = nil
  ) {
    insert(Text(verbatim: formatter?.string(for: subject) ?? "\(subject)"))
  }

  /// A moment, as a formatter writes it: on Linux a date has no object behind it.
  public mutating func appendInterpolation(_ subject: Date, formatter: Formatter? = nil) {
    insert(Text(verbatim: formatter?.string(for: subject) ?? "\(subject)"))
  }

  /// A text with its own look.
  public mutating func appendInterpolation(_ text: Text) { insert(text) }

  /// A symbol or picture among the words.
  public mutating func appendInterpolation(_ image: Image) { insert(Text(image)) }

  /// Words with looks of their own.
  public mutating func appendInterpolation(_ attributedString: AttributedString) {
    insert(Text(attributedString))
  }

  /// A localized string inside another.
  public mutating func appendInterpolation(_ resource: LocalizedStringResource) {
    insert(Text(resource))
  }

  /// A moment, or how far it is from now.
  public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
    insert(Text(date, style: style))
  }

  /// Two moments.
  public mutating func appendInterpolation(_ dates: ClosedRange<Date>) { insert(Text(dates)) }

  /// The moments at which something begins and ends.
  public mutating func appendInterpolation(_ interval: DateInterval) { insert(Text(interval)) }

  /// The time between two moments that is left or has passed.
  public mutating func appendInterpolation(
    timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true,
    showsHours: Bool = true
  ) {
    insert(
      Text(
        timerInterval: timerInterval, pauseTime: pauseTime, countsDown: countsDown,
        showsHours: showsHours))
  }
}
