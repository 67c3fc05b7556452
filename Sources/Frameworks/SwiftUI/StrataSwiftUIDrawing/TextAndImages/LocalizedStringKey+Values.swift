public import Foundation

extension LocalizedStringKey.StringInterpolation {
  private mutating func insert(_ text: Text) {
    value.appendInterpolation(InsertToken.text(inserts.count))
    inserts.append(text)
  }

  /// Appends a string as it is.
  public mutating func appendInterpolation(_ string: String) { insert(Text(verbatim: string)) }

  /// Appends a number; the catalog may have a variant for each plural category.
  public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T) {
    self.value.appendInterpolation(value)
  }

  /// Appends a number with a format specifier, such as `\(3.14159, specifier: "%.2f")`.
  ///
  /// - Parameters:
  ///   - value: The number to append.
  ///   - specifier: The format specifier, such as `%.1f`.
  public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T, specifier: String) {
    self.value.appendInterpolation(value, specifier: specifier)
  }

  /// Appends a value in a format style, in the locale of the view.
  ///
  /// - Parameters:
  ///   - input: The value that is formatted.
  ///   - format: The format style that turns the value into text.
  public mutating func appendInterpolation<F: FormatStyle>(
    _ input: F.FormatInput, format: F
  ) where F.FormatInput: Equatable, F.FormatOutput == String {
    insert(Text(input, format: format))
  }

  /// Appends a value in a format style that produces an attributed string.
  ///
  /// - Parameters:
  ///   - input: The value that is formatted.
  ///   - format: The format style that turns the value into text.
  public mutating func appendInterpolation<F: FormatStyle>(
    _ input: F.FormatInput, format: F
  ) where F.FormatInput: Equatable, F.FormatOutput == AttributedString {
    insert(Text(input, format: format))
  }

  /// Appends an object, formatted by a formatter.
  ///
  /// - Parameters:
  ///   - subject: The value that is formatted.
  ///   - formatter: The formatter of the value.
  public mutating func appendInterpolation<Subject: NSObject>(
    _ subject: Subject, formatter: Formatter? = nil
  ) {
    insert(Text(verbatim: formatter?.string(for: subject) ?? subject.description))
  }

  /// Appends a value, formatted by a formatter.
  ///
  /// - Parameters:
  ///   - subject: The value that is formatted.
  ///   - formatter: The formatter of the value.
  public mutating func appendInterpolation<Subject: ReferenceConvertible>(
    _ subject: Subject, formatter: Formatter? = nil
  ) {
    insert(Text(verbatim: formatter?.string(for: subject) ?? "\(subject)"))
  }

  /// Appends a date, formatted by a formatter. It is a separate overload, as `Date` has no
  /// reference type on Linux.
  ///
  /// - Parameters:
  ///   - subject: The value that is formatted.
  ///   - formatter: The formatter of the value.
  public mutating func appendInterpolation(_ subject: Date, formatter: Formatter? = nil) {
    insert(Text(verbatim: formatter?.string(for: subject) ?? "\(subject)"))
  }

  /// Appends a text with its style.
  public mutating func appendInterpolation(_ text: Text) { insert(text) }

  /// Appends a symbol or an image.
  public mutating func appendInterpolation(_ image: Image) { insert(Text(image)) }

  /// Appends an attributed string.
  public mutating func appendInterpolation(_ attributedString: AttributedString) {
    insert(Text(attributedString))
  }

  /// Appends another localized string.
  public mutating func appendInterpolation(_ resource: LocalizedStringResource) {
    insert(Text(resource))
  }

  /// Appends a date, or its distance from now.
  ///
  /// - Parameters:
  ///   - date: The date.
  ///   - style: Whether to show the day, the time or the distance from now.
  public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
    insert(Text(date, style: style))
  }

  /// Appends a range of dates.
  public mutating func appendInterpolation(_ dates: ClosedRange<Date>) { insert(Text(dates)) }

  /// Appends the start and the end of an interval.
  public mutating func appendInterpolation(_ interval: DateInterval) { insert(Text(interval)) }

  /// Appends a timer that counts up or down within an interval.
  ///
  /// - Parameters:
  ///   - timerInterval: The time that is counted.
  ///   - pauseTime: The date at which the timer stops; `nil` if it runs.
  ///   - countsDown: Whether the remaining time is shown instead of the elapsed one.
  ///   - showsHours: Whether hours are shown separately from minutes.
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
