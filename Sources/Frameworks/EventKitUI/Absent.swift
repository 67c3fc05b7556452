// Pages of EventKitUI that a browser cannot show, since it does not reveal a person's calendars. Each is
// declared so that a use of it says what is missing.
// swift-format-ignore-file

public import EventKit
public import UIKit

/// A page on which a person chooses calendars.
@available(*, unavailable, message: "Strata does not have EKCalendarChooser: a browser does not reveal a person's calendars; EKEventEditViewController adds an event by a file")
open class EKCalendarChooser: UIViewController {
  public init(selectionStyle: EKCalendarChooserSelectionStyle, displayStyle: EKCalendarChooserDisplayStyle, entityType: EKEntityType, eventStore: EKEventStore) { fatalError() }
  public init(selectionStyle: EKCalendarChooserSelectionStyle, displayStyle: EKCalendarChooserDisplayStyle, eventStore: EKEventStore) { fatalError() }
  public required init?(coder: NSCoder) { fatalError() }
  public weak var delegate: (any EKCalendarChooserDelegate)?
  public var selectedCalendars: Set<EKCalendar> { get { fatalError() } set { fatalError() } }
  public var showsDoneButton: Bool { get { fatalError() } set { fatalError() } }
  public var showsCancelButton: Bool { get { fatalError() } set { fatalError() } }
}

/// An object that is notified when a person has chosen calendars.
@available(*, unavailable, message: "Strata does not have EKCalendarChooserDelegate: a browser does not reveal a person's calendars")
public protocol EKCalendarChooserDelegate: NSObjectProtocol {}

/// The number of calendars that can be chosen.
@available(*, unavailable, message: "Strata does not have EKCalendarChooserSelectionStyle: a browser does not reveal a person's calendars")
public enum EKCalendarChooserSelectionStyle {
  case single, multiple
}

/// The calendars that are shown.
@available(*, unavailable, message: "Strata does not have EKCalendarChooserDisplayStyle: a browser does not reveal a person's calendars")
public enum EKCalendarChooserDisplayStyle {
  case allCalendars, writableCalendarsOnly
}

/// A page that shows an event.
@available(*, unavailable, message: "Strata does not have EKEventViewController: show the event's properties in a view, or edit it by EKEventEditViewController")
open class EKEventViewController: UIViewController {
  public required init?(coder: NSCoder) { fatalError() }
  public var event: EKEvent! { get { fatalError() } set { fatalError() } }
  public var allowsEditing: Bool { get { fatalError() } set { fatalError() } }
}
