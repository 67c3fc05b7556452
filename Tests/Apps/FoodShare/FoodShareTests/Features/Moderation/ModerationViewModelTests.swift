import Foundation
import Testing

@testable import FoodShare

/// The moderators' pages and the giver's form, without their views.
@MainActor @Suite struct ModerationViewModelTests {
    @Test func `a valid code opens the list of reports, and another one is refused`() async {
        let page = ModerationViewModel(repository: MockModerationRepository(isModerator: false))
        await page.load()
        #expect(page.isModerator == false && page.reported.isEmpty)
        page.code = "guess"
        await page.enter()
        #expect(page.isRefused && page.isModerator == false && page.code == "guess")
        page.code = "carla's long code"
        await page.enter()
        #expect(!page.isRefused && page.isModerator == true && page.code.isEmpty)
        #expect(page.waiting.map(\.title) == ["Sourdough bread"])
    }

    @Test func `a moderation decision moves the offer to the decided list and is logged with its moderator`() async throws {
        let page = ModerationViewModel(repository: MockModerationRepository())
        await page.load()
        page.note = "Show the label."
        await page.decide(.kept, on: try #require(page.waiting.first))
        #expect(page.waiting.isEmpty && page.decided.map(\.note) == ["Show the label."] && page.note.isEmpty)
        #expect(page.acts.map(\.moderator) == ["Carla"])
        await page.decide(.removed, on: try #require(page.decided.first))
        #expect(page.reported.isEmpty && page.acts.map(\.decision) == [.removed, .kept])
    }

    @Test func `a note that is too long is refused, and stays in its field`() async throws {
        let page = ModerationViewModel(repository: MockModerationRepository())
        await page.load()
        page.note = String(repeating: "a", count: HandOverMessage.longest + 1)
        await page.decide(.kept, on: try #require(page.waiting.first))
        #expect(page.invalid?.rule == .atMost(HandOverMessage.longest) && page.waiting.count == 1 && !page.note.isEmpty)
    }

    @Test func `a giver sends an answer, and an empty one is refused`() async {
        let page = ListingCaseViewModel(of: UUID(), repository: MockListingCaseRepository())
        await page.load()
        #expect(page.reports?.reasons == [.spoiled: 2, .scam: 1])
        page.text = " \n"
        await page.send()
        #expect(page.invalid?.rule == .notEmpty && page.reports?.answer == nil)
        page.text = "It is from today."
        await page.send()
        #expect(page.reports?.answer == "It is from today." && page.text.isEmpty && page.invalid == nil)
    }

    @Test func `only the giver of an offer that reports have hidden can open the form for an answer`() async {
        for standing in [ListingStanding.own(.reported), .own(.none), .open] {
            let listing = FoodListing.fixture(standing: standing)
            let page = ListingDetailsViewModel(
                id: listing.id, repository: MockFoodListingRepository(listings: [listing]), claims: MockListingClaimRepository(),
                cases: MockListingCaseRepository())
            await page.load()
            #expect((page.makeCase() != nil) == (standing == .own(.reported)))
        }
    }
}
