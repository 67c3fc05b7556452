public import Foundation
import StrataSwiftUIApp

/// A control that selects a date or a time of day in the browser's field.
open class UIDatePicker: UIControl {
  /// The selected date.
  open var date = Date() { didSet { if date != oldValue { setNeedsDisplay() } } }
  /// The earliest date, if there is one.
  open var minimumDate: Date? { didSet { setNeedsDisplay() } }
  /// The latest date, if there is one.
  open var maximumDate: Date? { didSet { setNeedsDisplay() } }
  /// The parts of the date that can be selected.
  open var datePickerMode = Mode.dateAndTime { didSet { setNeedsDisplay() } }
  /// The form of the control.
  open var preferredDatePickerStyle = UIDatePickerStyle.automatic { didSet { setNeedsDisplay() } }
  /// The form that the control has.
  public var datePickerStyle: UIDatePickerStyle {
    preferredDatePickerStyle == .automatic ? .compact : preferredDatePickerStyle
  }
  /// The language of the control.
  ///
  /// Accepted: the browser's field has the browser's language.
  open var locale: Locale?
  /// The calendar of the control.
  ///
  /// Accepted: the browser's field has the Gregorian calendar.
  open var calendar: Calendar! = .current
  /// The time zone of the control; `nil` for the reader's.
  open var timeZone: TimeZone? { didSet { setNeedsDisplay() } }
  /// The difference between two minutes that can be selected.
  ///
  /// Accepted: the browser's field offers every minute.
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
    /// Partial: it selects a time of day, as a browser has no field for a duration.
    case countDownTimer
    /// Partial: it selects a day.
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
  /// The system's choice.
  case automatic
  /// Rotating wheels.
  case wheels
  /// A field that opens a calendar.
  case compact
  /// A calendar inside of the page.
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
