import Foundation
import SwiftUITesting
import Testing
import WeDaDomain

@testable import WeDaPresentation

/// Tests of the sun's arc and the moon's phase on the page of a place.
@MainActor @Suite struct SkyCardTests {
  private func page(at time: Date, language: String = "en-GB") -> Screen {
    let state = DetailsViewModel.State(
      slug: Place.london.slug, place: .london, report: .loaded(.fixture()), receivedAt: time)
    return Screen(
      DetailsPage(state: state, settings: WeatherSettings(), send: { _ in }), language: language)
  }

  @Test(arguments: [
    ("en-GB", "Sun 27° above the horizon", "Waning crescent", "41% lit"),
    ("es-ES", "Sol a 27° sobre el horizonte", "Luna menguante", "41\u{A0}% iluminada"),
    ("pt-BR", "Sol a 27° acima do horizonte", "Lua minguante côncava", "41% iluminada"),
  ])
  func `the card's texts describe the sun's position and the moon's phase`(
    language: String, sun: String, moon: String, lit: String
  ) throws {
    let screen = page(at: WeatherReport.fixtureTime, language: language)
    #expect(try screen.element(UITestIDs.Details.sun).text == sun)
    #expect(try screen.element(UITestIDs.Details.moon).lines == [moon, lit])
  }

  @Test func `at night the sun is below the horizon`() throws {
    let screen = page(at: WeatherReport.fixtureTime.addingTimeInterval(43_200))
    #expect(try screen.element(UITestIDs.Details.sun).text.hasSuffix("° below the horizon"))
  }

  @Test func `the pressure is shown with the trend Rising`() throws {
    let screen = page(at: WeatherReport.fixtureTime)
    #expect(
      try screen.element(UITestIDs.Details.fact("pressure")).lines
        == ["Pressure", "1,009 hPa", "Rising"])
  }
}
