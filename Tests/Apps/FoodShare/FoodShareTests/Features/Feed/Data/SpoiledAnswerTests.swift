import Foundation
import StrataKitTesting
import Testing

@testable import FoodShare

/// Tests of answers of the project that were changed at random, the same in each run: each is refused by an error of its
/// type, or becomes a value that the screens can show.
@Suite struct SpoiledAnswerTests {
    private static let window = #"{"start":"2026-11-23T18:00:00.5+00:00","end":"2026-11-23T19:00:00Z"}"#
    private static let id = "9b2d3c4e-5f60-4a71-8b82-0c93d4e5f601"

    /// Changes a text a thousand times; `read` throws for an answer that is refused.
    private func spoil(_ text: String, _ read: (Data) throws -> Void) throws {
        let corpus = [text, "<html>502</html>", "[]", "{}"].map { Array($0.utf8) }
        var mutation = InputMutation(seed: 24, corpus: corpus)
        var accepted = 0
        for _ in 0..<1000 {
            do {
                try read(Data(mutation.changed(corpus[0])))
                accepted += 1
            } catch is DecodingError {
                // The answer has another form.
            } catch AppError.unreadable {
                // A value of the answer cannot be read.
            }
        }
        try read(Data(text.utf8))
        #expect(accepted < 900, "most changes must be noticed")
    }

    @Test func `a randomly changed listing is refused, or has a place on earth`() throws {
        let text = """
            {"id":"\(Self.id)","title":"Bread","description":"Two loaves","category":"bakery","latitude":51.51,"longitude":-0.13,\
            "created_at":"2026-11-22T08:15:30Z","expiry_date":"2026-11-23T20:00:00.5+02:00","allergens":["milk"],"photo":"a",\
            "more_photos":["b"],"windows":[\(Self.window)],"standing":"taker"}
            """
        try spoil(text) { data in
            let listing = try JSONDecoder().decode(FoodListingDTO.self, from: data).toDomain()
            #expect(listing.location.isOnEarth)
            #expect(FoodListingDTO(listing).photos == listing.photos)
        }
    }

    @Test func `a randomly changed hand-over is refused, or has a place on earth`() throws {
        let text = """
            {"id":"\(Self.id)","listing":"\(Self.id)","title":"Bread","expiry":"2026-11-23T20:00:00Z","role":"giver",\
            "status":"asked","asked_at":"2026-11-22T08:15:30Z","chosen":\(Self.window),"is_closed":false,"answer_hours":24,\
            "note":"","windows":[\(Self.window)],"latitude":51.5,"longitude":-0.1,"messages":[{"author":"giver","text":"Hi",\
            "sent_at":"2026-11-22T08:15:30Z"}],"unread":0,"missed":0,"ahead":0}
            """
        try spoil(text) { data in
            let handOver = try JSONDecoder().decode(HandOverDTO.self, from: data).toDomain()
            #expect(handOver.place?.isOnEarth ?? true)
        }
    }

    @Test func `a randomly changed report or decision is refused, or has known reasons only`() throws {
        let report = """
            {"id":"\(Self.id)","title":"Bread","is_hidden":true,"reasons":{"spam":2,"other":1},"weights":{"spam":3},\
            "photo":"a","more_photos":["b"],"decision":"keep","note":""}
            """
        try spoil(report) { data in
            _ = try JSONDecoder().decode(ReportedListingDTO.self, from: data).toDomain()
        }
        let act = """
            {"id":7,"item":"\(Self.id)","title":"Bread","name":"Mo","decision":"keep","note":"","weight":1,\
            "at":"2026-11-22T08:15:30Z"}
            """
        try spoil(act) { data in
            _ = try JSONDecoder().decode(ModerationActDTO.self, from: data).toDomain()
        }
    }

    @Test func `a randomly changed draft or place of the device is refused, or is on earth`() throws {
        let draft = """
            {"version":1,"title":"Bread","description":"","category":"bakery","expiryDate":785000000,"allergens":["milk"],\
            "latitude":51.5,"longitude":-0.1,"placeName":"Home","windows":[]}
            """
        try spoil(draft) { data in
            _ = try JSONDecoder().decode(ListingDraftFileDTO.self, from: data).toDomain()
        }
        let place = #"{"version":1,"name":"Oslo","region":"","latitude":59.9,"longitude":10.7}"#
        try spoil(place) { data in
            let found = try JSONDecoder().decode(PlaceFileDTO.self, from: data).toDomain()
            #expect(found.location.isOnEarth)
        }
    }
}
