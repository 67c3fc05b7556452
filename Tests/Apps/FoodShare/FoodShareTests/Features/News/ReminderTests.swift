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

    @Test func `giver and taker are reminded half an hour before the agreed time, and not of what is over or too soon`() {
        for role in HandOverRole.allCases {
            let reminder = handOver(.arranged, role).reminder(at: now)
            #expect(reminder?.date == now.addingTimeInterval(90 * 60))
            #expect(reminder?.event.hasSuffix(".soon.1800007200") == true)
        }
        #expect(handOver(.arranged, minutes: 30).reminder(at: now) == nil)
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
        let moment = now
        let tell = DefaultTellNewsUseCase(
            handOvers: MockHandOverRepository([handOver(.arranged)]), listings: MockFoodListingRepository(), records: records,
            notices: notices, now: { moment })
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
        let moment = now
        let tell = DefaultTellNewsUseCase(
            handOvers: MockHandOverRepository([handOver(.arranged)]), listings: MockFoodListingRepository(), records: records,
            notices: notices, now: { moment })
        let news = NewsViewModel(records: records, notices: notices, tell: tell)
        await news.load()
        await news.ask(in: "es")
        #expect(await notices.planned.count == 1 && news.error == nil)
    }

    @Test func `the device plans one notification for each reminder, with nothing private, and keeps no other`() async throws {
        let device = Device(id: DeviceID(rawValue: "anna"), requests: AllowingBrowser())
        let service = DeviceHost.$current.withValue(device) { DeviceNoticeService() }
        #expect(await service.ask() == .allowed)
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
    @Test func `a reminder whose time has come is not removed before it is shown`() async throws {
        let device = Device(id: DeviceID(rawValue: "anna"), requests: AllowingBrowser())
        let service = DeviceHost.$current.withValue(device) { DeviceNoticeService() }
        #expect(await service.ask() == .allowed)
        let reminder = PickupReminder(event: "7.soon.1", date: Date(timeIntervalSince1970: 1_900_000_000))
        await service.plan([reminder], language: "en")
        await DeviceClock.$now.withValue({ reminder.date + 1 }) { await service.plan([], language: "en") }
        #expect(device.schedule.entries(kind: Notice.waiting).map(\.id) == ["7.soon.1"])
    }
}
