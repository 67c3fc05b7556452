public import EventKit
public import Foundation
import StrataDeviceServices
import SwiftUI
public import UIKit

/// The result of editing an event.
public enum EKEventEditViewAction: Int, Sendable {
  /// The person has cancelled the editing of the event.
  case canceled
  /// The person has saved the event.
  case saved
  /// The person has deleted the event.
  case deleted
}

/// An object that is notified when the editing of an event ends.
@MainActor @preconcurrency public protocol EKEventEditViewDelegate: NSObjectProtocol {
  /// Called when the person has saved the event or cancelled.
  ///
  /// - Parameters:
  ///   - controller: The controller.
  ///   - action: The action with which the editing has ended.
  func eventEditViewController(
    _ controller: EKEventEditViewController, didCompleteWith action: EKEventEditViewAction)
}

/// A page that adds an event to the person's calendar.
///
/// Partial: the page shows the event, whose title, place and times can be changed, and saves it as
/// an iCalendar file, which the person's calendar program opens.
open class EKEventEditViewController: UINavigationController {
  /// The object that is notified when the editing ends.
  open weak var editViewDelegate: (any EKEventEditViewDelegate)?
  /// The store in which the event is saved.
  open var eventStore: EKEventStore!
  /// The event that is edited; `nil` for a new one that lasts an hour.
  open var event: EKEvent?

  /// Creates a page that adds an event to the person's calendar.
  public init() {
    super.init(nibName: nil, bundle: nil)
    viewControllers = [EventController(self)]
  }

  public required init?(coder: NSCoder) { return nil }

  fileprivate private(set) lazy var draft = EventDraft(
    event ?? EKEvent(eventStore: eventStore ?? EKEventStore()))

  fileprivate func end(_ action: EKEventEditViewAction) {
    if let editViewDelegate {
      editViewDelegate.eventEditViewController(self, didCompleteWith: action)
    } else {
      dismiss(animated: true)
    }
  }

  /// Applies the person's changes to the event, and sends its file to the browser.
  fileprivate func save() {
    draft.apply()
    let store: EKEventStore = eventStore ?? EKEventStore()
    do {
      try store.save(draft.event, span: .thisEvent)
      end(.saved)
    } catch {
      draft.problem = error.localizedDescription
    }
  }
}

/// The event while the person edits it.
@MainActor @Observable private final class EventDraft {
  var title: String
  var place: String
  var start: Date
  var end: Date
  var isAllDay: Bool
  var problem: String?
  @ObservationIgnored let event: EKEvent

  init(_ event: EKEvent) {
    self.event = event
    (title, place) = (event.title ?? "", event.location ?? "")
    start = event.startDate ?? Date()
    end = event.endDate ?? (event.startDate ?? Date()).addingTimeInterval(3600)
    isAllDay = event.isAllDay
  }

  func apply() {
    (event.title, event.location) = (title, place.isEmpty ? nil : place)
    (event.startDate, event.endDate, event.isAllDay) = (start, end, isAllDay)
  }
}

/// The only controller of the page's stack.
private final class EventController: UIViewController {
  private weak var page: EKEventEditViewController?

  init(_ page: EKEventEditViewController) {
    self.page = page
    super.init(nibName: nil, bundle: nil)
    navigationItem.title = "New Event"
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      title: "Cancel", image: nil,
      primaryAction: UIAction { [weak page] _ in page?.end(.canceled) },
      menu: nil)
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Add", image: nil, primaryAction: UIAction { [weak page] _ in page?.save() }, menu: nil
    )
  }

  required init?(coder: NSCoder) { return nil }

  override func loadView() {
    view = EventPage { [weak page] in page.map { EventFace(draft: $0.draft) } }
  }
}

private final class EventPage: UIView {
  private let make: () -> EventFace?

  init(_ make: @escaping () -> EventFace?) {
    self.make = make
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { return nil }

  override func _content() -> AnyView? { make().map { AnyView($0) } }
}

private struct EventFace: View {
  @Bindable var draft: EventDraft

  var body: some View {
    Form {
      Section {
        TextField("Title", text: $draft.title)
        TextField("Location", text: $draft.place)
      }
      Section {
        Toggle("All-day", isOn: $draft.isAllDay)
        DatePicker("Starts", selection: $draft.start, displayedComponents: parts)
        DatePicker("Ends", selection: $draft.end, displayedComponents: parts)
      }
      if let notes = draft.event.notes, !notes.isEmpty { Text(verbatim: notes) }
      if let problem = draft.problem { Text(verbatim: problem).foregroundStyle(.red) }
    }
  }

  private var parts: DatePickerComponents { draft.isAllDay ? .date : [.date, .hourAndMinute] }
}
