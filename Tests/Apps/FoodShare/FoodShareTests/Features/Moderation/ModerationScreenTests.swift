import Foundation
import StrataDeviceServices
import StrataKitTesting
import StrataPersistence
import SwiftUI
import SwiftUITesting
import Testing

@testable import FoodShare

/// The moderators' pages and the giver's form on the embedded store.
@MainActor @Suite(.timeLimit(.minutes(5))) struct ModerationScreenTests {
    private let folder: TemporaryFolder
    private let store: DocumentStore
    private let named = ["FOODSHARE_MODERATORS": "Carla:carla's long code"]

    init() throws {
        folder = try TemporaryFolder()
        store = DocumentStore(try Database(file: folder.file("moderation.sqlite")))
    }

    private func launched(_ device: String, _ environment: [String: String]) throws -> AppContainer {
        try DeviceHost.$current.withValue(Device(id: DeviceID(rawValue: device))) {
            try AppContainer.launched(environment: environment, store: store, photos: folder.url)
        }
    }

    @Test func `a moderator enters a code and hides a reported offer, whose giver reads the note and answers`() async throws {
        let (giver, anna, carla) = (try launched("giver", named), try launched("anna", named), try launched("carla", named))
        let id = try await giver.listingRepository.create(.fixture(title: "Rye bread")).id
        try await #require(anna.reports).report(id: id, for: .spoiled)
        let moderation = try #require(carla.moderation)

        let list = Screen(NavigationStack { ModerationPage(viewModel: ModerationViewModel(repository: moderation), route: .list) })
        await list.settle { $0.has("moderation.code") }
        #expect(!list.has("moderation.waiting"))
        try list.element("moderation.code").type("carla's long code")
        try list.element("moderation.enter").tap()
        await list.settle { $0.has("moderation.waiting") }
        #expect(try list.element("moderation.waiting").text.contains("Rye bread"))

        let page = Screen(NavigationStack { ModerationPage(viewModel: ModerationViewModel(repository: moderation), route: .listing(id)) })
        await page.settle { $0.has("moderation.keep") }
        #expect(try page.element("moderation.state").text == "Everybody sees this offer.")
        try page.element("moderation.note").type("Show the label.")
        try page.element("moderation.keep").tap()
        await page.settle { $0.has("moderation.decision") }
        #expect(try page.element("moderation.state").text == "Only the giver sees this offer.")

        let details = ListingDetailsViewModel(
            id: id, repository: giver.listingRepository, claims: giver.claims, reports: giver.reports, handOvers: giver.handOvers,
            cases: giver.cases)
        let own = Screen(NavigationStack { ListingDetailsView(viewModel: details, from: nil) })
        await own.settle { $0.has("case.kept") }
        #expect(own.has("case.note") && own.has("case.reason"))
        try own.element("case.answer").type("There is a label now.")
        try own.element("case.send").tap()
        await own.settle { $0.has("case.answered") }
        #expect(try await moderation.reported().map(\.answer) == ["There is a label now."])
        #expect(try await moderation.reported().map(\.decision) == [nil])
    }

    @Test func `the link to the moderation page is shown only if the environment configures moderators`() async throws {
        for (environment, isThere) in [([:], false), (named, true)] {
            let container = try launched("anna", environment)
            let screen = Screen(container.makeMineView(try #require(container.makeMineViewModel())))
            await screen.settle { $0.has("mine.forget") }
            #expect(screen.has("mine.moderation") == isThere)
        }
    }
}
