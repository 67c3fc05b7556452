import Foundation
import Testing

@testable import FoodShare

/// Reports, givers' answers and moderators' decisions, in SQLite and in a Supabase project.
@Suite(.timeLimit(.minutes(10))) struct ModerationTests {
    private let home = Coordinate(latitude: 48.2, longitude: 16.37)

    /// Runs a test with an offer that three people have reported.
    private func reported(
        _ backEnd: HandOverBackEnd, _ work: (any ModeratedWorld, any ModeratedPerson, UUID) async throws -> Void
    ) async throws {
        let world = try await backEnd.moderated()
        let (giver, _) = try await world.person("giver")
        let id = try await giver.create(.fixture(title: "Rye bread", location: home)).id
        for (number, name) in ["anna", "ben", "dora"].enumerated() {
            try await world.person(name).0.report(id: id, for: number == 0 ? .spoiled : .scam)
        }
        try await work(world, giver, id)
        await world.stop()
    }

    private func moderator(_ world: any ModeratedWorld) async throws -> any ModerationRepository {
        let (_, moderation) = try await world.person("carla")
        #expect(try await moderation.enter(code: world.code()))
        return moderation
    }

    @Test(arguments: HandOverBackEnd.allCases)
    func `a moderator reads a giver's answer to reports, keeps the offer hidden, and later restores it`(
        backEnd: HandOverBackEnd
    ) async throws {
        try await reported(backEnd) { world, giver, id in
            let (reader, _) = try await world.person("reader")
            let before = try await giver.reports(on: id)
            #expect(before == ListingCase(reasons: [.spoiled: 1, .scam: 2]))
            try await giver.answer(HandOverMessage.text("It is from <b>today</b>."), for: id)
            let moderation = try await moderator(world)
            let found = try #require(try await moderation.reported().first)
            #expect(found.id == id && found.title == "Rye bread" && found.isHidden && found.decision == nil)
            #expect(found.answer == "It is from <b>today</b>." && found.weight == 3)
            #expect(found.reports == [.spoiled: ReportSum(count: 1, weight: 1), .scam: ReportSum(count: 2, weight: 2)])

            try await moderation.decide(.kept, on: id, note: "Show the label, please.")
            let kept = try await giver.reports(on: id)
            #expect(kept.isKept && kept.canAnswer && kept.note == "Show the label, please.")
            #expect(try await moderation.reported().map(\.decision) == [.kept])
            #expect(try await giver.standing(of: id) == .own(.reported))

            try await giver.answer(HandOverMessage.text("There is a photo now."), for: id)
            #expect(try await moderation.reported().map(\.decision) == [nil])
            #expect(try await moderation.reported().map(\.answer) == ["There is a photo now."])
            #expect(try await reader.fetch(id: id) == nil)

            try await moderation.decide(.restored, on: id, note: "")
            #expect(try await reader.fetch(id: id)?.title == "Rye bread")
            #expect(try await moderation.reported().map(\.weight) == [0])
            await #expect(throws: AppError.taken) { try await giver.answer(HandOverMessage.text("Thanks"), for: id) }
        }
    }

    @Test(arguments: HandOverBackEnd.allCases)
    func `each moderation decision is logged with the moderator, the note and the reports' weight`(backEnd: HandOverBackEnd) async throws {
        try await reported(backEnd) { world, giver, id in
            let moderation = try await moderator(world)
            try await moderation.decide(.kept, on: id, note: " Show the label. ")
            try await moderation.decide(.restored, on: id, note: "")
            try await moderation.decide(.removed, on: id, note: "")
            let acts = try await moderation.acts()
            #expect(acts.map(\.decision) == [.removed, .restored, .kept])
            #expect(acts.allSatisfy { $0.moderator == "Carla" && $0.title == "Rye bread" && $0.listing == id })
            #expect(acts.map(\.note) == ["", "", "Show the label."])
            #expect(acts.map(\.weight) == [0, 3, 3])
            #expect(acts.allSatisfy { abs($0.date.timeIntervalSinceNow) < 60 })
            #expect(try await giver.fetch(id: id) == nil)
            #expect(try await moderation.reported().isEmpty)
            await #expect(throws: AppError.gone) { try await moderation.decide(.restored, on: id, note: "") }
            #expect(try await moderation.acts().count == 3)
        }
    }

    @Test(arguments: HandOverBackEnd.allCases)
    func `people without a moderator's code can neither read reports nor decide on them`(backEnd: HandOverBackEnd) async throws {
        try await reported(backEnd) { world, giver, id in
            let (anna, moderation) = try await world.person("eva")
            // Somebody whom the service knows, and who has tried a code.
            _ = try await anna.create(.fixture(location: home))
            for code in ["", "carla", "carla's long code!", "x' or true --"] {
                #expect(try await !moderation.enter(code: code))
            }
            #expect(try await !moderation.isModerator())
            await #expect(throws: AppError.taken) { try await moderation.reported() }
            await #expect(throws: AppError.taken) { try await moderation.acts() }
            for decision in ModerationDecision.allCases {
                await #expect(throws: AppError.taken) { try await moderation.decide(decision, on: id, note: "") }
            }
            await #expect(throws: AppError.gone) { try await anna.reports(on: id) }
            await #expect(throws: AppError.taken) { try await anna.answer(HandOverMessage.text("Mine"), for: id) }
            let (_, stranger) = try await world.person("stranger")
            await #expect(throws: AppError.taken) { try await stranger.reported() }
            #expect(try await giver.standing(of: id) == .own(.reported))
        }
    }

    @Test(arguments: HandOverBackEnd.allCases)
    func `a moderator can hide an offer that has one report, but cannot decide on their own offer`(
        backEnd: HandOverBackEnd
    ) async throws {
        let world = try await backEnd.moderated()
        let ((giver, _), (anna, _), (carla, moderation)) = (
            try await world.person("giver"), try await world.person("anna"), try await world.person("carla")
        )
        #expect(try await moderation.enter(code: world.code()))
        let id = try await giver.create(.fixture(location: home)).id
        let own = try await carla.create(.fixture(location: home)).id
        for listing in [id, own] { try await anna.report(id: listing, for: .offensive) }
        #expect(try await moderation.reported().count == 2)
        #expect(try await moderation.reported().allSatisfy { !$0.isHidden && $0.weight == 1 })
        #expect(try await giver.reports(on: id).reasons.isEmpty, "it has hidden nothing")
        try await moderation.decide(.kept, on: id, note: "")
        #expect(try await giver.reports(on: id).reasons == [.offensive: 1])
        let (reader, _) = try await world.person("reader")
        #expect(try await reader.fetch(id: id) == nil)
        #expect(try await giver.standing(of: id) == .own(.reported))
        await #expect(throws: AppError.taken) { try await moderation.decide(.kept, on: own, note: "") }
        // After an answer it stays hidden although one report weighs too little for that.
        try await giver.answer(HandOverMessage.text("It is only a joke."), for: id)
        #expect(try await reader.fetch(id: id) == nil)
        await world.stop()
    }

    @Test func `an offer hidden by reports stays listed for moderators after all reporters delete their data`()
        async throws
    {
        let service = try await SupabaseBackEnd()
        let world = ProjectModeratedWorld(service: service)
        let id = try await world.person("giver").0.create(.fixture(location: home)).id
        let people = (1...3).map { _ in service.person() }
        for person in people { try await person.report(id: id, for: .scam) }
        for person in people { try await person.forgetEverything() }
        let moderation = try await moderator(world)
        let found = try await moderation.reported()
        #expect(found.map(\.id) == [id])
        #expect(found.allSatisfy { $0.isHidden && $0.decision == nil && $0.reports.isEmpty })
        await world.stop()
    }

    @Test(arguments: HandOverBackEnd.allCases)
    func `a giver can answer moderators' decisions twice, and a third answer is refused`(backEnd: HandOverBackEnd) async throws {
        try await reported(backEnd) { world, giver, id in
            let moderation = try await moderator(world)
            for number in 1...ListingCase.mostAppeals {
                try await moderation.decide(.kept, on: id, note: "")
                try await giver.answer(HandOverMessage.text("Answer \(number)"), for: id)
            }
            try await moderation.decide(.kept, on: id, note: "")
            #expect(try await !giver.reports(on: id).canAnswer)
            await #expect(throws: AppError.taken) { try await giver.answer(HandOverMessage.text("Once more"), for: id) }
        }
    }
}
