import Foundation
import Testing

@testable import FoodShare

/// Tests of which events notify which person, and of saved searches.
@Suite struct NewsItemTests {
    private let now = Date(timeIntervalSince1970: 1_800_000_000)
    /// A time at which nothing in these tests is over.
    private var before: Date { now.addingTimeInterval(-1) }
    private let id = UUID()

    private func window(_ hours: Double) -> PickupWindow {
        PickupWindow(start: now.addingTimeInterval(hours * 3600), end: now.addingTimeInterval(hours * 3600 + 3600))
    }

    private func handOver(
        _ status: HandOverStatus, _ role: HandOverRole, chosen: PickupWindow? = nil, cancelledBy: HandOverRole? = nil,
        isClosed: Bool = false, windows: [PickupWindow] = [], messages: [HandOverMessage] = [], unread: Int = 0
    ) -> HandOver {
        let course = HandOverCourse(
            status: status, answerBy: nil, chosen: chosen, endedAt: nil, cancelledBy: cancelledBy, reason: nil, answers: [:],
            isClosed: isClosed)
        return HandOver(
            id: id, listing: UUID(), title: "Bread", expiry: now, role: role, course: course, askedAt: now,
            terms: PickupTerms(windows: windows), place: nil, messages: messages, unread: unread, missed: 0, ahead: 0)
    }

    /// Returns the events without the identifier of the hand-over, with which each begins.
    private func events(_ handOver: HandOver) -> [String] {
        handOver.news(at: before).map { $0.event.replacingOccurrences(of: "\(id.uuidString).", with: "") }
    }

    private static let news: [HandOverStatus: [HandOverRole: NewsKind]] = [
        .asked: [.giver: .claims], .accepted: [.taker: .answers], .declined: [.taker: .answers],
        .lapsed: [.giver: .answers, .taker: .answers],
    ]

    @Test(arguments: HandOverStatus.allCases, HandOverRole.allCases)
    func `each change of a hand-over's status is a notification for the person who did not cause it`(
        status: HandOverStatus, role: HandOverRole
    ) {
        let found = handOver(status, role, cancelledBy: role).news(at: before)
        let kind = Self.news[status]?[role]
        #expect(found.map(\.kind) == [kind].compactMap(\.self))
        #expect(found.allSatisfy { $0.event == "\(id.uuidString).\(status)" })
    }

    @Test func `a cancellation is a notification only for the person who did not cancel`() {
        for role in HandOverRole.allCases {
            let found = handOver(.cancelled, role, cancelledBy: role.other)
            #expect(events(found) == ["cancelled"] && found.news(at: before).map(\.kind) == [.answers])
            #expect(events(handOver(.cancelled, role, cancelledBy: role)) == [])
        }
    }

    @Test func `each newly chosen pickup time is a new notification event for the giver only`() {
        #expect(events(handOver(.arranged, .giver, chosen: window(1))) == ["arranged.1800003600"])
        #expect(events(handOver(.arranged, .giver, chosen: window(2))) == ["arranged.1800007200"])
        #expect(events(handOver(.arranged, .giver)) == [])
        #expect(events(handOver(.arranged, .taker, chosen: window(1))) == [])
    }

    @Test(arguments: HandOverRole.allCases)
    func `once the pickup time is over, both people are asked by a notification whether it worked`(role: HandOverRole) {
        let arranged = handOver(.arranged, role, chosen: window(1))
        func words(_ hours: Double) -> [String] {
            let news = arranged.news(at: now.addingTimeInterval(hours * 3_600))
            return news.map { $0.event.replacingOccurrences(of: "\(id.uuidString).", with: "") }
        }
        #expect(words(1.9) == (role == .giver ? ["arranged.1800003600"] : []))
        #expect(words(2) == ["over"])
        // Without a chosen time, the food's expiry is the end.
        #expect(handOver(.accepted, role).news(at: now).map(\.kind) == [.answers])
        #expect(handOver(.handedOver, role).news(at: now) == [])
    }

    @Test func `changed proposals of pickup times are a new notification event for the taker`() {
        // The seconds of start and end, in base 36.
        #expect(events(handOver(.accepted, .taker, windows: [window(1)])) == ["accepted.trobo0-troeg0"])
        #expect(
            events(handOver(.accepted, .taker, windows: [window(1), window(2)]))
                == ["accepted.trobo0-troeg0.troeg0-troh80"])
    }

    @Test func `the other person's unread last message is a notification unless the conversation is closed`() {
        let messages = [true, false, true].enumerated().map { number, isOwn in
            HandOverMessage(id: number, isOwn: isOwn, text: "Hello", sentAt: now)
        }
        let found = handOver(.handedOver, .taker, messages: messages, unread: 1)
        #expect(events(found) == ["message.1"] && found.news(at: before).map(\.kind) == [.messages])
        #expect(events(handOver(.handedOver, .taker, messages: messages)) == [])
        #expect(events(handOver(.handedOver, .taker, isClosed: true, messages: messages, unread: 1)) == [])
        #expect(events(handOver(.handedOver, .taker, messages: [messages[0]], unread: 1)) == [])
        #expect(events(handOver(.asked, .giver, messages: messages, unread: 1)) == ["asked", "message.1"])
    }

    @Test func `notifications are permitted in the states allowed and allowedWhileOpen only`() {
        let permissions: [NewsPermission] = [.notAsked, .refused, .allowed, .allowedWhileOpen, .unavailable]
        #expect(permissions.map(\.isGiven) == [false, false, true, true, false])
    }

    // MARK: Searches

    private func search(
        _ place: String = "London", latitude: Double = 51.51237, radiusKm: Double = 5, filter: FeedFilter = FeedFilter()
    ) -> SavedSearch {
        SavedSearch(place: place, middle: Coordinate(latitude: latitude, longitude: -0.12346), radiusKm: radiusKm, filter: filter)
    }

    @Test func `a saved search has a rounded location, and equals another with the same area and filter`() {
        #expect(search().middle == Coordinate(latitude: 51.51, longitude: -0.12))
        #expect(search().isSame(as: search("Camden", latitude: 51.51111)))
        #expect(!search().isSame(as: search(latitude: 51.52)))
        #expect(!search().isSame(as: search(radiusKm: 6)))
        #expect(!search().isSame(as: search(filter: FeedFilter(words: "bread"))))
    }

    private func tell(
        _ handOvers: [HandOver] = [], listings: MockFoodListingRepository = MockFoodListingRepository(listings: []),
        searches: [SavedSearch] = [], choices: NewsChoices? = NewsChoices(language: "en")
    ) -> DefaultTellNewsUseCase {
        DefaultTellNewsUseCase(
            handOvers: MockHandOverRepository(handOvers), listings: listings, records: MockNewsRecords(searches, choices: choices),
            notices: MockNoticeService(.allowed))
    }

    @Test func `checks for news are needed only with permission and an open request or a saved search`() async {
        #expect(await !tell().isNeeded())
        #expect(await tell(searches: [search()]).isNeeded())
        #expect(await tell([handOver(.asked, .taker)]).isNeeded())
        #expect(await tell([handOver(.handedOver, .taker), handOver(.inLine, .taker)]).isNeeded())
        #expect(await !tell([handOver(.handedOver, .taker), handOver(.declined, .taker)]).isNeeded())
        #expect(await !tell([handOver(.asked, .taker)], searches: [search()], choices: nil).isNeeded())
    }

    @Test func `saved searches report each unclaimed offer of another person once, even if two searches find it`() async throws {
        let standings: [ListingStanding?] = [.open, nil, .taken, .asked, .received, .sample, .own(.none)]
        let listings = standings.map { FoodListing.fixture(standing: $0) }
        let tell = tell(listings: MockFoodListingRepository(listings: listings), searches: [search(), search(radiusKm: 6)])
        let found = try await tell.execute()
        #expect(found == listings.prefix(2).map { NewsItem(event: "offer.\($0.id.uuidString)", kind: .offers) })
        #expect(try await tell.execute().isEmpty)
    }

    @Test func `a failed saved search does not suppress other notifications, but the first check throws its error`() async throws {
        let tell = tell(
            [handOver(.asked, .giver)], listings: MockFoodListingRepository(error: .service), searches: [search()])
        await #expect(throws: AppError.service) { try await tell.begin() }
        #expect(try await tell.execute().map(\.kind) == [.claims])
    }
}
