public import Foundation
import StrataSwiftUIApp

/// A control by which a person selects a date or a time of day. It is the browser's date or time
/// field.
open class UIDatePicker: UIControl {
  /// The date that is selected in the control.
  open var date = Date() { didSet { if date != oldValue { setNeedsDisplay() } } }
  /// The earliest date that can be selected; `nil` for no limit.
  open var minimumDate: Date? { didSet { setNeedsDisplay() } }
  /// The latest date that can be selected; `nil` for no limit.
  open var maximumDate: Date? { didSet { setNeedsDisplay() } }
  /// The parts of the date that can be selected.
  open var datePickerMode = Mode.dateAndTime { didSet { setNeedsDisplay() } }
  /// The form of the control that the app requests.
  open var preferredDatePickerStyle = UIDatePickerStyle.automatic { didSet { setNeedsDisplay() } }
  /// The form in which the control is shown.
  public var datePickerStyle: UIDatePickerStyle {
    preferredDatePickerStyle == .automatic ? .compact : preferredDatePickerStyle
  }
  /// The language of the control.
  ///
  /// Accepted: it has no effect; the browser's field is in the browser's language.
  open var locale: Locale?
  /// The calendar of the control.
  ///
  /// Accepted: it has no effect; the browser's field has the Gregorian calendar.
  open var calendar: Calendar! = .current
  /// The time zone of the control; `nil` for the time zone of the person who uses the browser.
  open var timeZone: TimeZone? { didSet { setNeedsDisplay() } }
  /// The number of minutes between two times that the control offers.
  ///
  /// Accepted: it has no effect; the browser's field offers every minute.
  open var minuteInterval = 1

  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Sets the date without running actions.
  ///
  /// - Parameters:
  ///   - date: The date to select.
  ///   - animated: Not used.
  open func setDate(_ date: Date, animated: Bool) { self.date = date }

  override var namesItself: Bool { true }

  override func content() -> AnyView {
    AnyView(
      picker.labelsHidden()
        .modifier(DateStyleModifier(style: preferredDatePickerStyle))
        .transformEnvironment(\.timeZone) { [timeZone] in $0 = timeZone ?? $0 }
        .disabled(!isEnabled))
  }

  @ViewBuilder private var picker: some View {
    let name = Text(verbatim: spoken.label ?? "")
    let parts = datePickerMode.parts
    switch (minimumDate, maximumDate) {
    case (let first?, let last?) where first <= last:
      DatePicker(selection: binding, in: first...last, displayedComponents: parts) { name }
    case (let first?, nil):
      DatePicker(selection: binding, in: first..., displayedComponents: parts) { name }
    case (nil, let last?):
      DatePicker(selection: binding, in: ...last, displayedComponents: parts) { name }
    default:
      // As on Apple's platforms, bounds that contradict each other are ignored.
      DatePicker(selection: binding, displayedComponents: parts) { name }
    }
  }

  private var binding: Binding<Date> {
    Binding(
      get: { [weak self] in self?.date ?? Date() },
      set: { [weak self] new in
        self?.date = new
        self?.sendActions(for: [.valueChanged, .primaryActionTriggered])
      })
  }

  /// The parts of a date that can be selected.
  public enum Mode: Int, Sendable {
    /// A time of day.
    case time
    /// A date without the time of day.
    case date
    /// A day and a time of day.
    case dateAndTime
    /// The picker selects a duration in hours and minutes.
    ///
    /// Partial: the picker selects a time of day instead of a duration, as a browser has no field
    /// for durations.
    case countDownTimer
    /// The picker selects a month and a year.
    ///
    /// Partial: the picker selects a day instead of a month, as its field is the browser's date
    /// field.
    case yearAndMonth

    var parts: DatePickerComponents {
      switch self {
      case .time, .countDownTimer: .hourAndMinute
      case .date, .yearAndMonth: .date
      case .dateAndTime: [.date, .hourAndMinute]
      }
    }
  }
}

/// The form of a date picker.
public enum UIDatePickerStyle: Int, Sendable {
  /// The system chooses the form.
  case automatic
  /// A date picker of rotating wheels.
  case wheels
  /// A date picker that is a field, which opens a calendar.
  case compact
  /// A date picker that is a calendar inside of the page.
  case inline
}

private struct DateStyleModifier: ViewModifier {
  let style: UIDatePickerStyle

  func body(content: Content) -> some View {
    switch style {
    case .automatic: content.datePickerStyle(.automatic)
    case .wheels: content.datePickerStyle(.wheel)
    case .compact: content.datePickerStyle(.compact)
    case .inline: content.datePickerStyle(.graphical)
    }
  }
}
