import Foundation
import StrataDeviceServices
import StrataPersistence
import Testing

@testable import FoodShare

/// Notifications of what happens while a person's windows are closed.
@MainActor @Suite(.timeLimit(.minutes(5))) struct TellNewsTests {
    private let world: OwnWorld
    private let spot = Coordinate(latitude: 51.51237, longitude: -0.12346)

    init() throws { world = try OwnWorld() }

    private func on<Made>(_ name: String, _ make: () -> Made) -> Made {
        DeviceHost.$current.withValue(Device(id: DeviceID(rawValue: name)), operation: make)
    }

    private func records(_ name: String) -> DeviceNewsRecords { on(name) { DeviceNewsRecords(store: world.store) } }

    private func teller(
        _ name: String, _ notices: MockNoticeService, _ kinds: Set<NewsKind> = Set(NewsKind.allCases)
    ) async throws -> DefaultTellNewsUseCase {
        let (own, records) = (world.own(name), records(name))
        try await records.keep(NewsChoices(language: "es", kinds: kinds))
        return DefaultTellNewsUseCase(handOvers: own, listings: own, records: records, notices: notices)
    }

    private func act(_ name: String, _ action: HandOverAction) async throws {
        let handOver = try #require(try await world.own(name).all().first)
        try await world.own(name).perform(action, on: handOver.id, of: handOver.listing)
    }

    @Test func `each step of a hand-over sends the other person one notification`() async throws {
        let (shown, notices) = (MockNoticeService(.allowed), MockNoticeService(.allowed))
        let (giver, anna) = (try await teller("giver", shown), try await teller("anna", notices))
        let id = try await world.own("giver").create(.fixture(location: spot)).id
        #expect(try await giver.execute().isEmpty)
        try await world.own("anna").claim(id: id)
        #expect(try await giver.execute().map(\.kind) == [.claims])
        #expect(try await giver.execute().isEmpty, "one notification for one step")
        #expect(try await anna.execute().isEmpty, "no notification of one's own step")
        try await world.own("giver").accept(id: id)
        #expect(try await anna.execute().map(\.kind) == [.answers])
        try await act("anna", .send(HandOverMessage.text("On my way")))
        #expect(try await giver.execute().map(\.kind) == [.messages])
        try await act("anna", .send(HandOverMessage.text("At the door")))
        try await act("giver", .markRead)
        #expect(try await giver.execute().isEmpty, "it was read in a window")
        try await act("giver", .cancel(.cannotCome))
        #expect(try await anna.execute().map(\.kind) == [.answers])
        #expect(await shown.shown.count == 2)
        #expect(await notices.languages == ["es"])
    }

    @Test func `an expired request notifies both people, and a conversation closed by blocking notifies nobody`() async throws {
        let notices = MockNoticeService(.allowed)
        let (giver, anna) = (try await teller("giver", notices), try await teller("anna", notices))
        let id = try await world.own("giver").create(.fixture(location: spot)).id
        try await world.own("anna").claim(id: id)
        _ = try await giver.execute()
        try await act("anna", .send(HandOverMessage.text("Hello?")))
        try await world.pass(3 * 3600)
        #expect(try await anna.execute().map(\.kind) == [.answers])
        #expect(try await giver.execute().map(\.kind) == [.answers, .messages])
        try await act("anna", .block)
        #expect(try await giver.execute().isEmpty)
    }

    @Test func `two servers that check at the same time send one notification`() async throws {
        let notices = MockNoticeService(.allowed)
        let (one, other) = (try await teller("giver", notices), try await teller("giver", notices))
        let id = try await world.own("giver").create(.fixture(location: spot)).id
        try await world.own("anna").claim(id: id)
        async let first = one.execute()
        async let second = other.execute()
        let told = try await first + second
        #expect(told.count == 1)
        #expect(await notices.shown.count == 1)
    }

    @Test func `events while their kind of notification is off are not notified after it is switched on`() async throws {
        let notices = MockNoticeService(.allowed)
        let giver = try await teller("giver", notices, [.messages])
        let id = try await world.own("giver").create(.fixture(location: spot)).id
        try await world.own("anna").claim(id: id)
        #expect(try await giver.execute().isEmpty)
        try await records("giver").keep(NewsChoices(language: "en"))
        #expect(try await giver.execute().isEmpty)
        try await act("anna", .send(HandOverMessage.text("Hello")))
        #expect(try await giver.execute().map(\.kind) == [.messages])
    }

    @Test func `a saved search sends one notification for each new matching offer of another person`() async throws {
        let notices = MockNoticeService(.allowed)
        let anna = try await teller("anna", notices)
        let giver = world.own("giver")
        _ = try await giver.create(.fixture(location: spot))
        let model = NewsViewModel(records: records("anna"), notices: notices, tell: anna)
        let search = SavedSearch(
            place: "London", middle: spot, radiusKm: 5, filter: FeedFilter(category: .bakery, without: [.nuts]))
        await model.load()
        await model.save(search, in: "es")
        #expect(model.isSaved(search) && model.isOn && model.error == nil)
        #expect(try await anna.execute().isEmpty, "the search found that when it was saved")
        let near = try await giver.create(.fixture(location: spot)).id
        _ = try await giver.create(.fixture(category: .produce, location: spot))
        _ = try await giver.create(.fixture(location: spot, allergens: [.nuts]))
        _ = try await giver.create(.fixture(location: spot.moved(metres: 20_000, turns: 0.3)))
        _ = try await world.own("anna").create(.fixture(location: spot))
        #expect(try await anna.execute() == [NewsItem(event: "offer.\(near.uuidString)", kind: .offers)])
        #expect(try await anna.execute().isEmpty)
        await model.remove(search)
        _ = try await giver.create(.fixture(location: spot))
        #expect(try await anna.execute().isEmpty)
    }

    @Test func `the taker is notified when the giver withdraws the chosen pickup time`() async throws {
        let (giver, anna) = (world.own("giver"), try await teller("anna", MockNoticeService(.allowed)))
        let id = try await giver.create(.fixture(location: spot)).id
        let start = Date(timeIntervalSince1970: (Date().timeIntervalSince1970 + 7_200).rounded())
        let windows = [0.0, 7_200].map { PickupWindow(start: start + $0, end: start + $0 + 3_600) }
        try await giver.keep(PickupTerms(windows: [windows[0]]), of: id)
        try await world.own("anna").claim(id: id)
        try await giver.accept(id: id)
        #expect(try await anna.execute().map(\.kind) == [.answers])
        try await act("anna", .choose(windows[0]))
        #expect(try await anna.execute().isEmpty)
        try await giver.keep(PickupTerms(windows: [windows[1]]), of: id)
        #expect(try await anna.execute().map(\.kind) == [.answers])
        #expect(try await anna.execute().isEmpty)
    }

    @Test func `a search that fails is not saved, since its existing offers would be notified as new`() async throws {
        let (notices, kept) = (MockNoticeService(.allowed), MockNewsRecords())
        let tell = DefaultTellNewsUseCase(
            handOvers: world.own("anna"), listings: MockFoodListingRepository(error: .service), records: kept, notices: notices)
        let model = NewsViewModel(records: kept, notices: notices, tell: tell)
        await model.load()
        await model.save(SavedSearch(place: "London", middle: spot, radiusKm: 5, filter: FeedFilter()), in: "en")
        #expect(model.error == .service)
        #expect(try await kept.searches().isEmpty)
    }

    @Test func `if the first check after a permission fails, notifications stay off`() async throws {
        let search = SavedSearch(place: "London", middle: spot, radiusKm: 5, filter: FeedFilter())
        let (notices, kept) = (MockNoticeService(.allowed, isAsked: false), MockNewsRecords([search], choices: nil))
        let tell = DefaultTellNewsUseCase(
            handOvers: world.own("anna"), listings: MockFoodListingRepository(error: .service), records: kept, notices: notices)
        let model = NewsViewModel(records: kept, notices: notices, tell: tell)
        await model.load()
        await model.ask(in: "en")
        #expect(model.error == .service && !model.isOn)
        #expect(try await kept.choices() == nil)
    }

    @Test func `an event is not notified again even after a thousand other events`() async throws {
        let kept = records("anna")
        let told: DocumentCollection<ToldFileDTO> = on("anna") { world.store.collection("news.told") }
        #expect(try await kept.claim("event.0", at: Date(timeIntervalSince1970: 0)))
        // In one transaction, since a thousand would each wait for the disk.
        try await world.store.change { [told] changes throws(PersistenceError) in
            for number in 1..<1_000 {
                let date = Date(timeIntervalSince1970: Double(number))
                try changes.put(ToldFileDTO(), key: "event.\(number)", at: date, in: told)
            }
        }
        #expect(try await !kept.claim("event.999", at: Date(timeIntervalSince1970: 1_000)))
        #expect(try await kept.claim("event.1000", at: Date(timeIntervalSince1970: 1_000)))
        #expect(try await !kept.claim("event.0", at: Date(timeIntervalSince1970: 2_000)))
    }

    @Test func `saving a search after permission is given schedules the background task at once`() async throws {
        let (own, notices) = (world.own("anna"), MockNoticeService(.allowed, isAsked: false))
        let tell = DefaultTellNewsUseCase(handOvers: own, listings: own, records: records("anna"), notices: notices)
        let device = Device(id: DeviceID(rawValue: "anna"))
        let tasks = DeviceHost.$current.withValue(device) { NewsTasks(tell: tell) }
        DeviceHost.$current.withValue(device) { tasks.register() }
        await tasks.schedule()
        #expect(device.schedule.entries(kind: "task").isEmpty)
        let model = NewsViewModel(records: records("anna"), notices: notices, tell: tell) { await tasks.schedule() }
        await model.load()
        await model.save(SavedSearch(place: "London", middle: spot, radiusKm: 5, filter: FeedFilter()), in: "en")
        #expect(device.schedule.entries(kind: "task").map(\.id) == [NewsTasks.refreshIdentifier])
    }

    @Test func `events from before the permission to notify send no notification afterwards`() async throws {
        let notices = MockNoticeService(.allowed, isAsked: false)
        let own = world.own("giver")
        let tell = DefaultTellNewsUseCase(handOvers: own, listings: own, records: records("giver"), notices: notices)
        let id = try await own.create(.fixture(location: spot)).id
        try await world.own("anna").claim(id: id)
        #expect(try await tell.execute().isEmpty)
        #expect(await !tell.isNeeded())
        let model = NewsViewModel(records: records("giver"), notices: notices, tell: tell)
        await model.load()
        #expect(model.permission == .notAsked && !model.isOn)
        await model.ask(in: "pt-BR")
        #expect(model.isOn)
        #expect(try await tell.execute().isEmpty)
        try await act("anna", .cancel(.notNeeded))
        #expect(try await tell.execute().map(\.kind) == [.answers])
        #expect(await notices.languages == ["pt-BR"])
    }

    /// Returns the devices that a change wakes.
    private func woken(by change: ListingChange) async throws -> Set<String> {
        let (followers, searches) = on("job") {
            (FollowerRecords(store: world.store), SavedSearchRecords(store: world.store))
        }
        let changes = AsyncStream<ListingChange> { stream in
            stream.yield(change)
            stream.finish()
        }
        await NewsWatch.run(changes, followers, searches, waking: world.store)
        let database = try Database(file: world.folder.file("handovers.sqlite"))
        let due = try await database.due(kind: "task", at: Date(timeIntervalSince1970: 1))
        for entry in due { _ = try await database.take(entry, at: Date()) }
        await database.close()
        #expect(due.allSatisfy { $0.entry.id == NewsTasks.wakeIdentifier })
        return Set(due.map(\.device.rawValue))
    }

    /// A record of a search in the form of a later version of the app.
    private struct LaterSearch: Codable, Sendable {
        var version = 2
    }

    /// Stores a record of a search of Anna's, for her device and for those who look for searches near a place.
    private func keep<Record: Codable & Sendable>(_ record: Record, _ key: String) async throws {
        let (own, placed) = on("anna") {
            (world.store.collection("searches", of: Record.self), world.store.placed("searches", of: Record.self))
        }
        try await own.put(record, key: key)
        try await placed.put(record, key: "anna/\(key)", at: GeoPoint(latitude: spot.latitude, longitude: spot.longitude))
    }

    @Test func `saved searches of a later version do not hide readable ones and are deleted with them`() async throws {
        try await listen("giver", "anna", "ben")
        try await search("anna", 0)
        try await search("ben", 100)
        try await keep(LaterSearch(), "later")
        let moved = SavedSearch(place: "Moved", middle: spot, radiusKm: 5, filter: FeedFilter())
        var later = SavedSearchFileDTO(moved, of: "anna")
        later.version = 2
        try await keep(later, "moved")
        #expect(try await records("anna").searches().map(\.place) == ["London"])
        let id = try await world.own("giver").create(.fixture(location: spot)).id
        #expect(try await woken(by: ListingChange(id: id, location: spot)) == ["giver", "anna", "ben"])
        try await on("anna", { SavedSearchRecords(store: world.store) }).removeAll()
        #expect(try await on("anna", { world.store.collection("searches", of: LaterSearch.self) }).all().isEmpty)
        #expect(try await woken(by: ListingChange(id: id, location: spot)) == ["giver", "ben"])
    }

    /// Lets people permit notifications.
    private func listen(_ names: String...) async throws {
        for name in names { try await records(name).keep(NewsChoices(language: "en")) }
    }

    private func search(_ name: String, _ metres: Double) async throws {
        let middle = spot.moved(metres: metres, turns: 0.4)
        try await records(name).save(SavedSearch(place: "London", middle: middle, radiusKm: 5, filter: FeedFilter()))
    }

    @Test func `a changed offer wakes its giver's and claimer's devices, a new one also those with a matching search`() async throws {
        try await listen("giver", "anna", "ben", "far")
        try await search("ben", 2_000)
        try await search("silent", 2_000)
        try await search("far", 12_000)
        let id = try await world.own("giver").create(.fixture(location: spot)).id
        #expect(try await woken(by: ListingChange(id: id, location: spot)) == ["giver", "ben"])
        try await world.own("anna").claim(id: id)
        #expect(try await woken(by: ListingChange(id: id, location: spot)) == ["giver", "anna"])
        #expect(try await woken(by: ListingChange(id: id, location: nil)) == ["giver", "anna"])
        #expect(try await woken(by: ListingChange(id: UUID(), location: nil)).isEmpty)
    }

    @Test func `after a person deletes all data, changes of offers no longer wake their device`() async throws {
        try await listen("giver", "anna")
        try await search("anna", 0)
        let id = try await world.own("giver").create(.fixture(location: spot)).id
        try await world.own("anna").claim(id: id)
        try await world.own("anna").forgetEverything()
        #expect(try await woken(by: ListingChange(id: id, location: spot)) == ["giver"])
        #expect(try await records("anna").searches().isEmpty)
        let names: Set = ["giver", "anna"]
        #expect(try await on("job", { FollowerRecords(store: world.store) }).listening(among: names) == ["giver"])
    }

    @Test func `a background task sends the pending notifications`() async throws {
        let notices = MockNoticeService(.allowed)
        let tell = try await teller("giver", notices)
        let id = try await world.own("giver").create(.fixture(location: spot)).id
        try await world.own("anna").claim(id: id)
        let device = Device(id: DeviceID(rawValue: "giver"))
        DeviceHost.$current.withValue(device) { NewsTasks(tell: tell).register() }
        let run = BackgroundRun(id: NewsTasks.wakeIdentifier)
        #expect(device.background.start(run))
        #expect(await run.outcome())
        #expect(await notices.shown.map(\.kind) == [.claims])
        #expect(device.schedule.entries(kind: "task").map(\.id) == [NewsTasks.refreshIdentifier], "a request may lapse")
    }

    @Test func `the app's Info.plist permits its background tasks`() throws {
        var root = URL(filePath: #filePath)
        while !FileManager.default.fileExists(atPath: root.appending(path: "Package.swift").path), root.path != "/" {
            root.deleteLastPathComponent()
        }
        let file = root.appending(path: "Apps/FoodShare/FoodShare/App/Resources/Info.plist")
        let information = try PropertyListSerialization.propertyList(from: Data(contentsOf: file), format: nil) as? [String: Any]
        let permitted = information?["BGTaskSchedulerPermittedIdentifiers"] as? [String]
        #expect(permitted == [NewsTasks.wakeIdentifier, NewsTasks.refreshIdentifier])
    }

    @Test(arguments: [("en-GB", "Somebody asked for your offer"), ("es", "Alguien pidió tu oferta"), ("ar", "طلب أحدهم عرضك")])
    func `a notification has only a text for its kind in the person's language, and opens their offers`(
        language: String, title: String
    ) async throws {
        let device = Device(id: DeviceID(rawValue: "giver"), requests: AllowingBrowser())
        let service = DeviceHost.$current.withValue(device) { DeviceNoticeService() }
        #expect(await service.permission() == .notAsked)
        #expect(await service.ask() == .allowed)
        await service.show(NewsItem(event: "7.asked", kind: .claims), language: language)
        let notice = try #require(device.schedule.entries(kind: Notice.waiting).compactMap(Notice.init).first)
        #expect(notice.id == "7.asked" && notice.title == title && notice.address == "/mine" && notice.trigger == nil)
        #expect(!notice.body.isEmpty && notice.subtitle.isEmpty)
    }
}

/// A browser that permits notifications.
struct AllowingBrowser: DeviceRequests {
    func begin(_ request: DeviceRequest, receive: @escaping @Sendable (DeviceAnswer) -> Void) -> DeviceRequestHandle {
        let address = #"{"endpoint":"https://push.example/1","p256dh":"key","auth":"secret"}"#
        receive(.done(#"{"state":"granted","address":\#(address)}"#))
        return DeviceRequestHandle()
    }
}
