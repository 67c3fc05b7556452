import Foundation
import SwiftUI
import SwiftUITesting
import Testing

@testable import FoodShare

/// Tests that the giver of an offer that reports have hidden learns of it: by a notification, a badge and in an open window.
@MainActor @Suite(.timeLimit(.minutes(10))) struct ReportNewsTests {
    private let home = Coordinate(latitude: 48.2, longitude: 16.37)

    private func report(_ id: UUID, in world: any ModeratedWorld) async throws {
        for name in ["anna", "ben", "dora"] { try await world.person(name).0.report(id: id, for: .scam) }
    }

    @Test(arguments: HandOverBackEnd.allCases)
    func `the giver of a hidden offer gets one notification, and one more if a moderator keeps it hidden`(
        backEnd: HandOverBackEnd
    ) async throws {
        let world = try await backEnd.moderated()
        let (giver, _) = try await world.person("giver")
        let handOvers = try #require(giver as? any HandOverRepository)
        let notices = MockNoticeService(.allowed)
        let tell = DefaultTellNewsUseCase(
            handOvers: handOvers, listings: giver, cases: giver, records: MockNewsRecords(), notices: notices)
        let id = try await giver.create(.fixture(location: home)).id
        #expect(try await tell.execute().isEmpty)
        try await report(id, in: world)
        #expect(try await tell.execute() == [NewsItem(event: "\(id.uuidString).hidden", kind: .reports)])
        #expect(try await tell.execute().isEmpty, "told once")
        let (_, moderation) = try await world.person("carla")
        #expect(try await moderation.enter(code: world.code()))
        try await moderation.decide(.kept, on: id, note: "Show the label, please.")
        #expect(try await tell.execute() == [NewsItem(event: "\(id.uuidString).kept", kind: .reports)])
        try await moderation.decide(.restored, on: id, note: "")
        #expect(try await tell.execute().isEmpty)
        await world.stop()
    }

    @Test(arguments: HandOverBackEnd.allCases)
    func `an open window of the giver shows the reports and a badge, until the giver has answered`(
        backEnd: HandOverBackEnd
    ) async throws {
        let world = try await backEnd.moderated()
        let (giver, _) = try await world.person("giver")
        let handOvers = try #require(giver as? any HandOverRepository)
        let mine = MineViewModel(repository: handOvers, listings: giver, cases: giver)
        await mine.load()
        let watch = Task { await mine.watch() }
        defer { watch.cancel() }
        let id = try await giver.create(.fixture(location: home)).id
        while mine.offers.isEmpty { await Task.yield() }
        #expect(mine.waitingCount == 0)
        try await report(id, in: world)
        while mine.waitingCount == 0 { await Task.yield() }
        #expect(mine.unanswered == [id] && mine.offers.map(\.standing) == [.own(.reported)])
        try await giver.answer(HandOverMessage.text("It is from today."), for: id)
        while mine.waitingCount > 0 { await Task.yield() }
        #expect(mine.offers.map(\.standing) == [.own(.reported)])
        await world.stop()
    }

    @Test func `the tab of the giver's offers has a badge for a hidden offer`() async throws {
        let world = OwnModeratedWorld(world: try OwnWorld())
        let (own, _) = world.own("giver")
        let id = try await own.create(.fixture(location: home)).id
        let container = AppContainer(
            listingRepository: own, placeService: MockPlaceService(), claims: own, edits: own, reports: own, handOvers: own)
        container.cases = own
        let screen = Screen(RootView(container: container))
        await screen.settle { $0.has("feed.count") }
        #expect(screen.all(.tab, nil).last?.text.contains("1") == false)
        try await report(id, in: world)
        await screen.settle { $0.all(.tab, nil).last?.text.contains("1") == true }
    }
}
