import StrataKitTesting
import SwiftUI
import SwiftUITesting
import Testing
import WeDaDomain

@testable import WeDaPresentation

/// Tests that a first page is drawn once: what is loaded for it is gathered, and evaluates again
/// only the views that read it. The budget is the number of evaluations for each body of the
/// finished page.
@MainActor @Suite(.timeLimit(.minutes(30))) struct FirstPageTests {
  private func page(at url: String) async -> FirstPage {
    await FirstPage(at: url) { WeDaRootView(useCases: MockUseCases(), clock: ManualClock()) }
  }

  @Test func `the home page evaluates each body at most 1.2 times on average`() async {
    let page = await page(at: "/")
    #expect(page.html.contains(UITestIDs.Search.recent))
    #expect(page.ratio <= 1.2, "\(page.evaluations) evaluations of \(page.bodies) bodies")
  }

  @Test func `a place's page evaluates each body at most 1.3 times on average`() async {
    let page = await page(at: "/city/\(Place.london.slug)")
    #expect(page.html.contains(UITestIDs.Details.temperature))
    #expect(page.ratio <= 1.3, "\(page.evaluations) evaluations of \(page.bodies) bodies")
  }

  @Test(arguments: [("10115", true, true), ("10115", false, false), ("Qqqq", true, false)])
  func `only for a number without results and with demo data the search says it has no postcodes`(
    query: String, isDemo: Bool, isTold: Bool
  ) async {
    let html = await FirstPage {
      List { SearchSuggestions(suggestions: .loaded([]), query: query, isDemo: isDemo) { _ in } }
    }.html
    #expect(html.contains("Demo data has no postcodes.") == isTold)
  }

  @Test(arguments: [true, false])
  func `suggestions of another spelling are headed by the sentence that none is called as typed`(
    isCorrected: Bool
  ) async {
    let html = await FirstPage {
      List {
        SearchSuggestions(
          suggestions: .loaded([.london]), isCorrected: isCorrected, query: "Lodnon"
        ) { _ in }
      }
    }.html
    #expect(html.contains("Lodnon") == isCorrected && html.contains("London"))
  }

  /// The suggestions arrive with one patch, which has the same elements as the first page.
  @Test func `five suggestions with long names take at most 4 kB`() async throws {
    let places = (0..<5).map { number in
      Place(
        name: "Villanueva de la Serena de los Infantes \(number)", state: "Castilla-La Mancha",
        country: "ES", coordinate: .fixture(39 + Double(number), -5))
    }
    func bytes(_ places: [Place]) async -> Int {
      await FirstPage {
        List { SearchSuggestions(suggestions: .loaded(places), query: "Villanueva") { _ in } }
      }.html.utf8.count
    }
    #expect(await bytes(places) - bytes([places[0]]) <= 4096 * 4 / 5)
  }
}
