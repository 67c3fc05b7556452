import Foundation
import Testing

@testable import FoodShare

/// Tests of texts and pickup times that people write for each other.
@Suite struct PlainTextTests {
    private let now = Date(timeIntervalSince1970: 1_800_000_000)

    @Test(arguments: [
        ("  Hello \n", "Hello"), ("a\u{0}b\u{7}c\u{1B}[31m", "abc[31m"), ("a\tb", "a b"), ("a\r\nb\rc\u{2028}d", "a\nb\nc\nd"),
        ("a\n\n\n\n b", "a\n\nb"), ("pay \u{202E}drawkcab\u{202C} me", "pay drawkcab me"), ("\u{2066}x\u{2069}\u{FEFF}\u{200B}", "x"),
        ("<b onclick=\"x\">hi</b>", "<b onclick=\"x\">hi</b>"), ("👩‍👩‍👧‍👦 e\u{301}", "👩‍👩‍👧‍👦 e\u{301}"), ("مرحبا\u{200F}", "مرحبا\u{200F}"),
    ])
    func `control characters and direction overrides are removed, and everything else stays`(raw: String, clean: String) throws {
        #expect(try HandOverMessage.text(raw).text == clean)
    }

    @Test(arguments: ["", "  \n\t ", "\u{0}\u{202E}\u{200B}", "\u{2028}\u{FEFF}"])
    func `an empty message is refused with its field, value and rule`(raw: String) {
        let error = #expect(throws: InvalidField.self) { try HandOverMessage.text(raw) }
        #expect(error == InvalidField(field: .message, value: raw, rule: .notEmpty))
    }

    @Test func `a message of more than 1,000 characters or with 8,000 combining accents is refused`() throws {
        #expect(try HandOverMessage.text(String(repeating: "é", count: 1_000)).text.count == 1_000)
        #expect(try HandOverMessage.text(String(repeating: "👩‍👩‍👧‍👦", count: 300)).text.count == 300)
        let long = String(repeating: "x", count: 10_000)
        let error = #expect(throws: InvalidField.self) { try HandOverMessage.text(long) }
        #expect(error == InvalidField(field: .message, value: String(long.prefix(1_000)), rule: .atMost(1_000)))
        let tower = "a" + String(repeating: "\u{301}", count: 8_000)
        #expect(throws: InvalidField.self) { try HandOverMessage.text(tower) }
    }

    private func window(_ start: TimeInterval, _ end: TimeInterval) -> PickupWindow {
        PickupWindow(start: now.addingTimeInterval(start), end: now.addingTimeInterval(end))
    }

    @Test func `pickup terms are trimmed of control characters, and their times are sorted without duplicates`() throws {
        let (late, early) = (window(7200, 9000), window(-600, 600))
        let terms = PickupTerms(
            answerHours: 4, note: " Ring at \u{202E}Huber ", address: " 12 Mill\u{202E} Lane\r\n", windows: [late, early, late])
        let clean = PickupTerms(answerHours: 4, note: "Ring at Huber", address: "12 Mill Lane", windows: [early, late])
        #expect(try terms.checked(now: now) == clean)
        #expect(try PickupTerms().checked(now: now) == PickupTerms())
        #expect(try PickupTerms(note: " \n").checked(now: now).note.isEmpty)
    }

    @Test func `invalid pickup terms throw an error with the field and the rule`() {
        func refusal(_ terms: PickupTerms) -> InvalidField? {
            #expect(throws: InvalidField.self) { try terms.checked(now: now) }
        }
        for hours in [0, -1, 25] {
            #expect(
                refusal(PickupTerms(answerHours: hours))
                    == InvalidField(field: .answerHours, value: "\(hours)", rule: .within(1, 24)))
        }
        #expect(refusal(PickupTerms(note: String(repeating: "x", count: 301)))?.rule == .atMost(300))
        let long = refusal(PickupTerms(address: String(repeating: "x", count: 201)))
        #expect(long?.rule == .atMost(200) && long?.field == .address)
        let many = (0..<7).map { window(Double($0) * 3600, Double($0) * 3600 + 3600) }
        #expect(refusal(PickupTerms(windows: many)) == InvalidField(field: .windows, value: "7", rule: .within(0, 6)))
        for wrong in [window(3600, 3600), window(7200, 3600), window(0, 899), window(0, 86_401)] {
            #expect(refusal(PickupTerms(windows: [wrong]))?.rule == .order)
        }
        for wrong in [window(-7200, -1), window(14 * 86_400 + 1, 14 * 86_400 + 3601)] {
            #expect(refusal(PickupTerms(windows: [wrong]))?.rule == .ahead)
        }
    }
}
