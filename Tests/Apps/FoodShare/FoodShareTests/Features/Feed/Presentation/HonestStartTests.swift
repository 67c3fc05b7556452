import Foundation
import StrataDeviceServices
import StrataKitTesting
import StrataPersistence
import SwiftUI
import SwiftUITesting
import Testing

@testable import FoodShare

/// Tests of the first page at a place where nobody offers anything.
@MainActor @Suite(.timeLimit(.minutes(5))) struct HonestStartTests {
    private let folder: TemporaryFolder
    private let store: DocumentStore

    init() throws {
        folder = try TemporaryFolder()
        store = DocumentStore(try Database(file: folder.file("start.sqlite")))
    }

    private func launched(_ device: String, _ environment: [String: String] = [:]) throws -> AppContainer {
        try DeviceHost.$current.withValue(Device(id: DeviceID(rawValue: device))) {
            try AppContainer.launched(environment: environment, store: store, photos: folder.url)
        }
    }

    private func found(_ container: AppContainer) async throws -> [FoodListing] {
        try await container.listingRepository.fetchNearby(location: .fixture, radiusKm: 25)
    }

    @Test func `sample offers are shown only on the device that chose them, and cannot be claimed`() async throws {
        let (anna, ben) = (try launched("anna"), try launched("ben"))
        #expect(try await found(anna).isEmpty)
        try await #require(ben.samples).choose(true, at: .fixture)
        let samples = try await found(ben)
        #expect(!samples.isEmpty && samples.allSatisfy { $0.standing == .sample })
        #expect(try await found(anna).isEmpty)
        let claims = try #require(ben.claims)
        await #expect(throws: AppError.taken) { try await claims.claim(id: samples[0].id) }
        try await #require(ben.samples).choose(false, at: .fixture)
        #expect(try await found(ben).isEmpty)
    }

    @Test func `setting FOODSHARE_SAMPLES to 1 shows sample offers until a person hides them`() async throws {
        let anna = try launched("anna", ["FOODSHARE_SAMPLES": "1"])
        #expect(try await !found(anna).isEmpty)
        try await #require(anna.samples).choose(false, at: .fixture)
        #expect(try await found(anna).isEmpty)
        #expect(try await found(launched("ben", ["FOODSHARE_SAMPLES": "0"])).isEmpty)
    }

    @Test func `an empty list shows the nearest offer's distance, and buttons to make an offer and show samples`() async throws {
        let own = try launched("anna")
        _ = try await launched("giver").listingRepository.create(
            .fixture(location: Coordinate.fixture.moved(metres: 40_000, turns: 0.1)))
        let container = AppContainer(
            listingRepository: own.listingRepository, placeService: MockPlaceService(), claims: own.claims, samples: own.samples)
        let screen = Screen(container.makeFeedView())
        await screen.settle { $0.has("feed.nearest") }
        #expect(try screen.element("feed.nearest").text.hasPrefix("The nearest offer is"))
        #expect(try screen.element("feed.nearest").text.contains("km away."))
        #expect(screen.has("feed.empty.offer"))
        try screen.element("feed.samples.show").tap()
        await screen.settle { $0.has("feed.listing") }
        #expect(screen.has("You asked for made-up samples. Nobody gives them away."))
        #expect(try screen.element("feed.count").text.hasSuffix("made-up samples"))
        try screen.element("feed.samples.hide").tap()
        await screen.settle { !$0.has("feed.listing") }
        #expect(!screen.has("feed.samples.hide"))
    }

    @Test func `samples that a person chose at one place are not shown at another`() async throws {
        let anna = try launched("anna")
        try await #require(anna.samples).choose(true, at: .fixture)
        #expect(try await !found(anna).isEmpty)
        let far = Coordinate.fixture.moved(metres: 20_000, turns: 0.25)
        #expect(try await anna.listingRepository.fetchNearby(location: far, radiusKm: 25).isEmpty)
    }

    @Test func `an offer among samples is counted apart from them`() async throws {
        let anna = try launched("anna")
        try await #require(anna.samples).choose(true, at: .fixture)
        #expect(try await !found(anna).isEmpty)
        _ = try await launched("giver").listingRepository.create(.fixture(location: .fixture))
        let container = AppContainer(
            listingRepository: anna.listingRepository, placeService: MockPlaceService(), samples: anna.samples)
        let screen = Screen(container.makeFeedView())
        await screen.settle { $0.has("feed.listing") }
        let count = try screen.element("feed.count").text
        #expect(count.hasPrefix("1 offer · ") && count.hasSuffix(" made-up samples"))
    }
}
