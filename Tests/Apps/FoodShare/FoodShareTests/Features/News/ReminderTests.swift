import Foundation
import StrataDeviceServices
import Testing

@testable import FoodShare

/// Tests of the notification half an hour before an agreed pickup.
@MainActor @Suite(.timeLimit(.minutes(5))) struct ReminderTests {
    private let now = Date(timeIntervalSince1970: 1_800_000_000)
    private let spot = Coordinate(latitude: 51.51237, longitude: -0.12346)

    private func handOver(
        _ status: HandOverStatus, _ role: HandOverRole = .taker, minutes: Double? = 120, isClosed: Bool = false
    ) -> HandOver {
        let chosen = minutes.map { minutes in
            PickupWindow(start: now.addingTimeInterval(minutes * 60), end: now.addingTimeInterval(minutes * 60 + 3600))
        }
        let course = HandOverCourse(
            status: status, answerBy: nil, chosen: chosen, endedAt: nil, cancelledBy: nil, reason: nil, answers: [:],
            isClosed: isClosed)
        return HandOver(
            id: UUID(), listing: UUID(), title: "Bread", expiry: now.addingTimeInterval(86_400), role: role, course: course,
            askedAt: now, terms: PickupTerms(), place: nil, messages: [], unread: 0, missed: 0, ahead: 0)
    }

    @Test func `giver and taker are reminded half an hour before the agreed time, and not of what has begun or is over`() {
        for role in HandOverRole.allCases {
            let reminder = handOver(.arranged, role).reminder(at: now)
            #expect(reminder?.date == now.addingTimeInterval(90 * 60))
            #expect(reminder?.event.hasSuffix(".soon.1800007200") == true)
        }
        #expect(handOver(.arranged, minutes: 10).reminder(at: now)?.start == now.addingTimeInterval(600), "it may be on the screen")
        #expect(handOver(.arranged, minutes: 0).reminder(at: now) == nil)
        #expect(handOver(.arranged, minutes: -10).reminder(at: now) == nil)
        #expect(handOver(.arranged, isClosed: true).reminder(at: now) == nil)
        for status in HandOverStatus.allCases where status != .arranged {
            #expect(handOver(status).reminder(at: now) == nil, "\(status)")
        }
    }

    @Test(arguments: HandOverBackEnd.allCases)
    func `a reminder is planned for both when a time is agreed on, and removed when one of them cancels`(
        backEnd: HandOverBackEnd
    ) async throws {
        let world = try await backEnd.start()
        let (giver, anna) = (try await world.person("giver"), try await world.person("anna"))
        let notices = [MockNoticeService(.allowed), MockNoticeService(.allowed)]
        let tell = zip([giver, anna], notices).map { person, notices in
            DefaultTellNewsUseCase(handOvers: person, listings: person, records: MockNewsRecords(), notices: notices)
        }
        func planned() async throws -> [[Date]] {
            for tell in tell { _ = try await tell.execute() }
            return [await notices[0].planned.map(\.date), await notices[1].planned.map(\.date)]
        }
        let id = try await giver.create(.fixture(location: spot)).id
        let start = Date(timeIntervalSince1970: (Date().timeIntervalSince1970 + 7_200).rounded())
        let window = PickupWindow(start: start, end: start + 3_600)
        try await giver.keep(PickupTerms(windows: [window]), of: id)
        try await anna.claim(id: id)
        try await giver.accept(id: id)
        #expect(try await planned() == [[], []])
        let handOver = try #require(try await anna.all().first)
        try await anna.perform(.choose(window), on: handOver.id, of: id)
        #expect(try await planned() == [[start - 1_800], [start - 1_800]])
        try await anna.perform(.cancel(.notNeeded), on: handOver.id, of: id)
        #expect(try await planned() == [[], []])
        await world.stop()
    }

    @Test func `the switch for reminders removes the planned ones and plans them again`() async throws {
        let (records, notices) = (MockNewsRecords(), MockNoticeService(.allowed))
        let tell = teller(MockHandOverRepository([handOver(.arranged)]), records, notices)
        let news = NewsViewModel(records: records, notices: notices, tell: tell)
        await news.load()
        _ = try await tell.execute()
        #expect(await notices.planned.count == 1)
        await news.set(.pickups, false)
        #expect(await notices.planned.isEmpty && news.error == nil)
        await news.set(.pickups, true)
        #expect(await notices.planned.count == 1)
    }

    @Test func `who permits notifications after a time was agreed on is reminded, too`() async throws {
        let (records, notices) = (MockNewsRecords(choices: nil), MockNoticeService(.allowed, isAsked: false))
        let tell = teller(MockHandOverRepository([handOver(.arranged)]), records, notices)
        let news = NewsViewModel(records: records, notices: notices, tell: tell)
        await news.load()
        await news.ask(in: "es")
        #expect(await notices.planned.count == 1 && news.error == nil)
    }

    @Test func `reminders that are switched off during a look are not planned by it`() async throws {
        let (records, notices) = (MockNewsRecords(), MockNoticeService(.allowed))
        let held = HeldHandOvers(MockHandOverRepository([handOver(.arranged)]))
        let tell = teller(held, records, notices)
        let news = NewsViewModel(records: records, notices: notices, tell: tell)
        await held.hold()
        async let look = tell.execute()
        await held.waitForCall()
        await news.set(.pickups, false)
        await held.letThrough()
        _ = try await look
        #expect(await notices.planned.isEmpty && news.error == nil)
    }

    @Test func `reminders that are switched off while they are planned are removed again`() async throws {
        let records = MockNewsRecords()
        let notices = SwitchingNotices(records: records)
        _ = try await teller(MockHandOverRepository([handOver(.arranged)]), records, notices).execute()
        #expect(await notices.planned.map(\.count) == [1, 0])
    }

    @Test func `a look whose searches fail removes the reminder of a cancelled pickup all the same`() async throws {
        let (records, notices) = (UnreadableSearches(), MockNoticeService(.allowed))
        await notices.plan([PickupReminder(event: "7.soon.1", date: now)], language: "en")
        let tell = teller(MockHandOverRepository([handOver(.cancelled)]), records, notices)
        await #expect(throws: AppError.offline) { try await tell.execute() }
        #expect(await notices.planned.isEmpty)
    }

    @Test func `reminders can be switched off while the pickups cannot be read`() async throws {
        let (records, notices) = (MockNewsRecords(), MockNoticeService(.allowed))
        let held = HeldHandOvers(MockHandOverRepository([handOver(.arranged)]))
        let tell = teller(held, records, notices)
        let news = NewsViewModel(records: records, notices: notices, tell: tell)
        try await tell.plan()
        #expect(await notices.planned.count == 1)
        await held.fail(with: .offline)
        await news.set(.pickups, false)
        #expect(await notices.planned.isEmpty && news.error == nil)
    }

    @Test func `a search stays saved if reminders cannot be planned after the person has permitted notifications`() async throws {
        let (records, notices) = (MockNewsRecords(choices: nil), MockNoticeService(.allowed, isAsked: false))
        let news = NewsViewModel(records: records, notices: notices, tell: PlanlessTell())
        let search = SavedSearch(place: "London", middle: spot, radiusKm: 5, filter: FeedFilter())
        await news.load()
        await news.save(search, in: "en")
        #expect(news.isSaved(search) && news.isOn && news.error == nil)
    }

    private func teller(
        _ handOvers: any HandOverRepository, _ records: any NewsRecords, _ notices: any NoticeService
    ) -> DefaultTellNewsUseCase {
        let moment = now
        return DefaultTellNewsUseCase(
            handOvers: handOvers, listings: MockFoodListingRepository(), records: records, notices: notices, now: { moment })
    }

    @Test func `the device plans one notification for each reminder, with nothing private, and keeps no other`() async throws {
        let (device, service) = try await allowed()
        func planned() -> [Notice] { device.schedule.entries(kind: Notice.waiting).compactMap(Notice.init) }
        let date = Date(timeIntervalSince1970: (Date().timeIntervalSince1970 + 7_200).rounded())
        let reminders = ["7.soon.1", "8.soon.2"].map { PickupReminder(event: $0, date: date) }
        await service.show(NewsItem(event: "7.asked", kind: .claims), language: "en")
        await service.plan(reminders, language: "es")
        await service.plan(reminders, language: "es")
        #expect(Set(planned().map(\.id)) == ["7.asked", "7.soon.1", "8.soon.2"])
        let notice = try #require(planned().first { $0.id == "7.soon.1" })
        #expect(notice.title == "Pronto empieza una recogida" && notice.address == "/mine" && notice.subtitle.isEmpty)
        #expect(device.schedule.entries(kind: Notice.waiting).first { $0.id == "7.soon.1" }?.due == date)
        await service.plan([reminders[1]], language: "es")
        #expect(Set(planned().map(\.id)) == ["7.asked", "8.soon.2"])
        await service.plan([], language: "es")
        #expect(planned().map(\.id) == ["7.asked"])
    }

    @Test func `a reminder whose time has come is not removed before it is shown, unless its pickup is cancelled`() async throws {
        let (device, service) = try await allowed()
        let reminder = PickupReminder(event: "7.soon.1", date: now)
        func waiting() -> [String] { device.schedule.entries(kind: Notice.waiting).map(\.id) }
        await DeviceClock.$now.withValue(
            { reminder.date - 60 }, operation: { await service.plan([reminder], language: "en") })
        let afterwards: @Sendable () -> Date = { reminder.date + 1 }
        await DeviceClock.$now.withValue(afterwards) {
            await service.plan([reminder], language: "en")
            #expect(waiting() == ["7.soon.1"])
            await service.plan([], language: "en")
            #expect(waiting().isEmpty)
        }
    }

    @Test func `a reminder is not delivered any more once its pickup has begun`() async throws {
        let (device, service) = try await allowed()
        let reminder = PickupReminder(event: "7.soon.1", date: now)
        await DeviceClock.$now.withValue(
            { reminder.date - 60 }, operation: { await service.plan([reminder], language: "en") })
        let notice = try #require(device.schedule.entries(kind: Notice.waiting).compactMap(Notice.init).first)
        #expect(notice.until == now + PickupReminder.ahead)
    }

    @Test func `a reminder that was delivered and not seen is removed when its pickup is cancelled, and nothing else is`() async throws {
        let (device, service) = try await allowed()
        let kinds = [Notice.shown, Notice.unseen, Notice.pushed]
        for id in ["7.asked", "7.soon.1", "8.soon.2"] {
            let value = try JSONEncoder().encode(Notice(id: id, title: "A pickup begins soon", body: ""))
            for kind in kinds { device.schedule.put(ScheduledEntry(kind: kind, id: id, due: now, value: value)) }
        }
        await service.plan([PickupReminder(event: "8.soon.2", date: now)], language: "en")
        for kind in kinds { #expect(Set(device.schedule.entries(kind: kind).map(\.id)) == ["7.asked", "8.soon.2"], "\(kind)") }
    }

    /// Returns a device whose person permits notifications, and its service.
    private func allowed() async throws -> (device: Device, service: DeviceNoticeService) {
        let device = Device(id: DeviceID(rawValue: "anna"), requests: AllowingBrowser())
        let service = DeviceHost.$current.withValue(device) { DeviceNoticeService() }
        #expect(await service.ask() == .allowed)
        return (device, service)
    }
}

/// A service during whose first plan the person switches reminders off.
private actor SwitchingNotices: NoticeService {
    private let records: MockNewsRecords
    private(set) var planned: [[PickupReminder]] = []

    init(records: MockNewsRecords) { self.records = records }

    func permission() async -> NewsPermission { .allowed }
    func ask() async -> NewsPermission { .allowed }
    func show(_ item: NewsItem, language: String) async {}

    func plan(_ reminders: [PickupReminder], language: String) async {
        planned.append(reminders)
        try? await records.keep(NewsChoices(language: language, kinds: [.messages]))
    }
}

/// Records whose searches cannot be read.
private struct UnreadableSearches: NewsRecords {
    func choices() async throws -> NewsChoices? { NewsChoices(language: "en") }
    func keep(_ choices: NewsChoices) async throws {}
    func claim(_ event: String, at now: Date) async throws -> Bool { true }
    func searches() async throws -> [SavedSearch] { throw AppError.offline }
    func save(_ search: SavedSearch) async throws {}
    func remove(_ search: SavedSearch.ID) async throws {}
}

/// A use case that cannot plan reminders.
private struct PlanlessTell: TellNewsUseCase {
    func isNeeded() async -> Bool { false }
    func execute() async throws -> [NewsItem] { [] }
    func begin() async throws {}
    func plan() async throws { throw AppError.offline }
}
