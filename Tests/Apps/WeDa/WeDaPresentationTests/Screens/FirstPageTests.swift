import StrataKitTesting
import Testing
import WeDaDomain

@testable import WeDaPresentation

/// A first page is drawn once: what is loaded for it is gathered, and evaluates again only the views
/// that read it. The budget is the number of evaluations for each body of the finished page.
@MainActor @Suite(.timeLimit(.minutes(5))) struct FirstPageTests {
  private func page(at url: String) async -> FirstPage {
    await FirstPage(at: url) { WeDaRootView(useCases: MockUseCases(), clock: ManualClock()) }
  }

  @Test func `the home page evaluates each body at most one and a half times on average`() async {
    let page = await page(at: "/")
    #expect(page.html.contains(UITestIDs.Search.recent))
    #expect(page.ratio <= 1.5, "\(page.evaluations) evaluations of \(page.bodies) bodies")
  }

  @Test func `the page of a place evaluates each body little more than once on average`() async {
    let page = await page(at: "/city/\(Place.london.slug)")
    #expect(page.html.contains(UITestIDs.Details.temperature))
    #expect(page.ratio <= 1.35, "\(page.evaluations) evaluations of \(page.bodies) bodies")
  }
}
