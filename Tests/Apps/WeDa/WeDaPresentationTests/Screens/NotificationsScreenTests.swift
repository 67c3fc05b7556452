import Foundation
import StrataKitTesting
import SwiftUITesting
import Testing
import WeDaDomain

@testable import WeDaPresentation

/// Tests of notifications in the settings: the permission by a button, and its messages.
@MainActor @Suite(.timeLimit(.minutes(5))) struct NotificationsScreenTests {
  private func cases(_ mock: MockNotifications) -> MockUseCases {
    var cases = MockUseCases.empty
    cases.loadNotifications = mock
    cases.allowNotifications = mock
    cases.silencePlace = mock
    return cases
  }

  private func settings(_ mock: MockNotifications) async -> Screen {
    let screen = await Screen.weda(cases(mock), at: "/settings")
    await screen.settle { $0.has(UITestIDs.Notifications.state) }
    return screen
  }

  @Test(.mission("W-28"))
  func `permission is requested only after the button is tapped`() async throws {
    let mock = MockNotifications()
    let screen = await settings(mock)
    #expect(await mock.asked.isEmpty)
    #expect(screen.text.contains("Nothing is sent until you allow it."))
    try screen.element(UITestIDs.Notifications.ask).tap()
    await screen.settle { $0.has(UITestIDs.Notifications.place("tokyo-jp")) }
    #expect(await mock.asked.count == 1)
    #expect(!screen.has(UITestIDs.Notifications.ask))
  }

  @Test(
    .mission("W-28"),
    arguments: [
      (NotificationStatus.refused, "Your browser refuses notifications"),
      (.unavailable, "secure address (https)"),
    ])
  func `a refusal is explained, and the button remains`(answer: NotificationStatus, words: String)
    async throws
  {
    let screen = await settings(MockNotifications(answer: answer))
    try screen.element(UITestIDs.Notifications.ask).tap()
    await screen.settle { $0.text.contains(words) }
    #expect(screen.has(UITestIDs.Notifications.ask), "the person may change their mind")
  }

  @Test func `without favourites the section explains what is missing`() async {
    let screen = await settings(MockNotifications(.allowed, favorites: []))
    #expect(screen.text.contains("Add a favorite to be notified about its weather."))
  }

  @Test func `without a push service, the section shows a message and the switches`() async {
    let screen = await settings(MockNotifications(.allowedWhileOpen))
    #expect(screen.text.contains("only while a page of WeDa is open"))
    #expect(screen.has(UITestIDs.Notifications.place("london-england-gb")))
  }

  @Test(.mission("W-29")) func `each place has its own switch`() async throws {
    let mock = MockNotifications(.allowed)
    let model = NotificationsViewModel(cases(mock))
    await model.send(.appeared)
    await model.send(.placeSwitched(Place.tokyo.id, isOn: false))
    #expect(model.state.overview?.silenced == [Place.tokyo.id.text])
    #expect(try await mock.execute().silenced == [Place.tokyo.id.text])
    await model.send(.placeSwitched(Place.tokyo.id, isOn: true))
    #expect(model.state.overview?.silenced == [])
    let screen = await settings(mock)
    #expect(screen.has(UITestIDs.Notifications.place("london-england-gb")))
    #expect(screen.has(UITestIDs.Notifications.place("tokyo-jp")))
  }

  @Test func `a switch that cannot be stored is restored`() async {
    let mock = MockNotifications(.allowed)
    let model = NotificationsViewModel(cases(mock))
    await model.send(.appeared)
    await mock.set(error: .storage(.full))
    await model.send(.placeSwitched(Place.tokyo.id, isOn: false))
    #expect(model.state.overview?.silenced == [])
    #expect(model.state.failure == .storage(.full))
    await model.send(.failureDismissed)
    #expect(model.state.failure == nil)
  }
}
