import Foundation
import Testing

@testable import FoodShare

/// Tests that listings of the embedded app expire on time, however late anybody looks.
@Suite struct LapseTests {
    private let now = Date(timeIntervalSince1970: 1_800_000_000)

    private func file(hours: Double = 24) -> FoodListingFile {
        let listing = FoodListing.fixture(createdAt: now, expiryDate: now.addingTimeInterval(hours * 3600))
        return FoodListingFile(listing: FoodListingDTO(listing), owner: "giver")
    }

    private func statuses(_ file: FoodListingFile) -> [String] { (file.handOvers ?? []).map(\.status) }

    @Test func `each waiting person's request gets the full two hours for an answer before it expires`() {
        var file = file()
        for person in ["anna", "ben", "dora"] { file.ask(person, at: now) }
        let later = { (hours: Double) in file.settled(at: now.addingTimeInterval(hours * 3600)) }
        #expect(statuses(later(1.99)) == ["asked", "inLine", "inLine"])
        #expect(statuses(later(2)) == ["lapsed", "asked", "inLine"] && later(2).claimer == "ben")
        #expect(statuses(later(4)) == ["lapsed", "lapsed", "asked"] && later(4).claimer == "dora")
        #expect(statuses(later(6)) == ["lapsed", "lapsed", "lapsed"] && later(6).claimer == nil)
        #expect(later(6).handOvers?.map(\.ended) == [2, 4, 6].map { now.addingTimeInterval($0 * 3600) })
        // Settling step by step has the same result as at once.
        #expect(statuses(later(2).settled(at: now.addingTimeInterval(4 * 3600))) == statuses(later(4)))
    }

    @Test func `a request expires after the giver's answer time, at the latest when the offer expires`() {
        var file = file(hours: 3)
        file.keep(PickupTerms(answerHours: 8), at: now)
        for person in ["anna", "ben"] { file.ask(person, at: now) }
        #expect(statuses(file.settled(at: now.addingTimeInterval(2.9 * 3600))) == ["asked", "inLine"])
        let over = file.settled(at: now.addingTimeInterval(3 * 3600))
        #expect(statuses(over) == ["lapsed", "lapsed"] && over.claimer == nil)
    }

    @Test func `a claim stored by an earlier version is read as a request that never expires`() throws {
        var file = file()
        (file.claimer, file.isAccepted) = ("anna", false)
        file.settle(at: now.addingTimeInterval(12 * 3600))
        #expect(statuses(file) == ["asked"] && file.claimer == "anna")
        try file.performOnCurrent(.accept, by: "giver", at: now)
        #expect(file.isAccepted && file.standing(for: "anna") == .received)
        let (copy, first) = (file.settled(at: now), file.handOvers?.first?.id)
        #expect(copy.handOvers?.first?.id == first && UUID(uuidString: first ?? "") != nil)
    }

    @Test func `a stored listing without hand-overs is decoded and has no claimer`() throws {
        let json = try JSONEncoder().encode(file())
        let text = String(decoding: json, as: UTF8.self)
        #expect(!text.contains("handOvers") && !text.contains("barred"))
        let read = try JSONDecoder().decode(FoodListingFile.self, from: json)
        #expect(read.handOvers == nil && read.settled(at: now).claimer == nil)
    }

    @Test func `the waiting list of an offer has a maximum length`() {
        var file = file()
        file.ask("anna", at: now)
        for number in 0..<200 where file.admitsToLine("person \(number)", at: now) { file.ask("person \(number)", at: now) }
        #expect(file.handOvers?.count == 1 + FoodListingFile.longestLine)
    }
}
