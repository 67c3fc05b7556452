import EventKit
import EventKitUI
import Foundation
import StrataDeviceServices
import SwiftUI
import Testing
import UIKit

@testable import SwiftUITesting

@MainActor @Suite struct EventPageTests {
  private final class Clerk: NSObject, EKEventEditViewDelegate {
    var actions: [EKEventEditViewAction] = []
    func eventEditViewController(
      _ controller: EKEventEditViewController, didCompleteWith action: EKEventEditViewAction
    ) { actions.append(action) }
  }

  private struct Shown: UIViewControllerRepresentable {
    let controller: EKEventEditViewController
    func makeUIViewController(context: Context) -> EKEventEditViewController { controller }
    func updateUIViewController(_ controller: EKEventEditViewController, context: Context) {}
  }

  private func page() -> (EKEventEditViewController, Clerk, Screen) {
    let (controller, clerk) = (EKEventEditViewController(), Clerk())
    let store = EKEventStore()
    let event = EKEvent(eventStore: store)
    (event.title, event.startDate) = ("Run", Date(timeIntervalSince1970: 1_700_000_000))
    event.endDate = event.startDate.addingTimeInterval(3600)
    (controller.eventStore, controller.event) = (store, event)
    controller.editViewDelegate = clerk
    return (controller, clerk, Screen(Shown(controller: controller)))
  }

  @Test func `an event's title is edited on the page and saved with Add`() throws {
    let (controller, clerk, screen) = page()
    #expect(try screen.field("Title").value == "Run")
    try screen.field("Title").set("Walk")
    try screen.button("Add").tap()
    #expect(controller.event?.title == "Walk" && clerk.actions == [.saved])
  }

  @Test func `cancelling the event page does not change the event`() throws {
    let (controller, clerk, screen) = page()
    try screen.field("Title").set("Walk")
    try screen.button("Cancel").tap()
    #expect(controller.event?.title == "Run" && clerk.actions == [.canceled])
  }
}
