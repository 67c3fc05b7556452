import Foundation
import StrataKitTesting
import SwiftUITesting
import Testing
import WeDaDomain

@testable import WeDaPresentation

/// Tests of the screens about the device's position.
@MainActor @Suite(.timeLimit(.minutes(5))) struct LocationScreenTests {
  private func cases(
    _ choice: LocationChoice, error: WeatherError? = nil, place: Place = .london
  ) -> MockUseCases {
    var cases = MockUseCases.empty
    let choices = MockLocationChoices(choice)
    cases.loadLocationChoice = choices
    cases.saveLocationChoice = choices
    cases.loadCurrentPlaceWeather = MockLoadCurrentPlaceWeatherUseCase(
      MockScript(answer: .fixture(place: place), error: error))
    return cases
  }

  @Test(.mission("W-44", "W-45", "W-238"))
  func `the location offer opens a sheet, and allowing shows the weather at the position`()
    async throws
  {
    let screen = await Screen.weda(cases(.notAsked))
    #expect(screen.has(UITestIDs.Search.empty) && screen.has(UITestIDs.Location.offer))
    #expect(!screen.has(UITestIDs.Location.sheet))
    try screen.element(UITestIDs.Location.use).tap()
    await screen.settle { $0.has(UITestIDs.Location.sheet) }
    #expect(
      screen.text.contains("Allow location access to automatically show weather for your area"))
    try screen.element(UITestIDs.Location.allow).tap()
    await screen.settle { $0.has(UITestIDs.Location.here) }
    #expect(!screen.has(UITestIDs.Location.offer) && !screen.has(UITestIDs.Search.empty))
    #expect(try screen.element(UITestIDs.Location.here).url == "/here")
    try screen.element(UITestIDs.Location.here).tap()
    await screen.settle { $0.has(UITestIDs.Details.temperature) }
    #expect(screen.url == "/here" && screen.title == "London")
  }

  @Test func `if location is allowed, the first page shows the weather at the position at launch`()
    async throws
  {
    let screen = await Screen.weda(cases(.allowed))
    await screen.settle { $0.has(UITestIDs.Location.here) }
    #expect(screen.text.contains("Your location"))
    #expect(
      screen.has(UITestIDs.Search.credits), "the provider is credited before a search")
  }

  @Test(.mission("W-47"))
  func `a refused location offer disappears and can be allowed in Settings`() async throws {
    let screen = await Screen.weda(cases(.notAsked))
    try screen.element(UITestIDs.Location.refuseOffer).tap()
    await screen.settle { !$0.has(UITestIDs.Location.offer) }
    let settings = await Screen.weda(cases(.refused), at: "/settings")
    #expect(settings.text.contains("The app does not know where you are."))
    try settings.element(UITestIDs.Location.use).tap()
    await settings.settle { $0.has(UITestIDs.Location.sheet) }
    try settings.element(UITestIDs.Location.allow).tap()
    await settings.settle { $0.has(UITestIDs.Location.stop) }
    try settings.element(UITestIDs.Location.stop).tap()
    await settings.settle { $0.has(UITestIDs.Location.use) }
  }

  @Test(
    .mission("W-178"),
    arguments: [
      (LocationProblem.denied, "Location is not allowed"),
      (.insecure, "No location without a secure connection"),
      (.unavailable, "Your location cannot be found"),
      (.timeout, "Finding your location took too long"),
    ])
  func `the location sheet describes each problem`(
    problem: LocationProblem, title: String
  ) async throws {
    let screen = await Screen.weda(cases(.notAsked, error: .location(problem)))
    try screen.element(UITestIDs.Location.use).tap()
    await screen.settle { $0.has(UITestIDs.Location.sheet) }
    try screen.element(UITestIDs.Location.allow).tap()
    await screen.settle { $0.has(UITestIDs.Location.problem) }
    #expect(try screen.element(UITestIDs.Location.problem).text.contains(title))
    #expect(
      screen.has(UITestIDs.Location.searchInstead) == [.denied, .insecure].contains(problem))
    #expect(
      screen.has(UITestIDs.Location.secure) == (problem == .insecure),
      "the link to the secure page is shown")
  }

  @Test func `the page of the unknown position shows the error and asks for permission`()
    async throws
  {
    let screen = await Screen.weda(cases(.notAsked, error: .location(.notAsked)), at: "/here")
    await screen.settle { $0.has(UITestIDs.App.error) }
    #expect(screen.text.contains("Your location is not known"))
    try screen.element(UITestIDs.App.retry).tap()
    await screen.settle { $0.has(UITestIDs.Location.sheet) }
  }

  @Test func `a position without a name is titled as such and cannot be a favourite`() async throws
  {
    let nameless = Place(name: "", state: nil, country: "", coordinate: .fixture(-48.88, -123.39))
    let screen = await Screen.weda(cases(.allowed, place: nameless), at: "/here")
    await screen.settle { $0.has(UITestIDs.Details.temperature) }
    #expect(screen.title == "Your location")
    #expect(try screen.element(UITestIDs.Details.star).isDisabled)
    #expect(!screen.text.contains("48.88") && !screen.text.contains("123.39"))
  }

  @Test func `coordinates out of range are reported with their rule`() async throws {
    var cases = MockUseCases.empty
    let reason = InvalidValue(field: "latitude", value: "999.0", rule: "-90 ... 90")
    cases.searchPlaces = MockSearchPlacesUseCase(MockScript(answer: [], error: .invalid(reason)))
    let screen = await Screen.weda(cases)
    try screen.field("SearchField").type("999, 999")
    try screen.field("SearchField").submit()
    await screen.settle { $0.has(UITestIDs.App.error) }
    #expect(screen.text.contains("The latitude cannot be 999.0: it must be -90 ... 90."))
  }

  @Test(.mission("W-238")) func `Info.plist and the location sheet state the same reason`() throws {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../../../../Apps/WeDa/App/Info.plist")
    let list = try PropertyListSerialization.propertyList(
      from: Data(contentsOf: file), format: nil)
    let words = try #require(list as? [String: Any])
    #expect(
      words["NSLocationWhenInUseUsageDescription"] as? String
        == Words.Location.Sheet.message.text(in: Locale(identifier: "en")))
  }
}
