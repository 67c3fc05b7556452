import Foundation
import StrataKitTesting
import Testing

@testable import StrataWire

struct ServerMessageTests {
  /// The operations of each patch in the fixture, by its name.
  static let operations: [String: [PatchOperation]] = [
    "text": [.text(id: 5, "new \"<b>\" \\ \n")],
    "attribute": [.attribute(id: 5, name: "title", value: "t")],
    "attribute gone": [.attribute(id: 5, name: "title", value: nil)],
    "insert before": [.insert(parent: 7, before: 9, html: "<li data-n=\"12\">c</li>")],
    "insert at the end": [.insert(parent: 7, before: 0, html: "<li data-n=\"13\">d</li>")],
    "remove": [.remove(id: 12)],
    "move": [.move(parent: 7, before: 8, id: 13)],
    "rule and class": [
      .rule(".p8{padding:8px}"), .attribute(id: 5, name: "class", value: "p8"),
    ],
    "markup": [.markup(id: 11, html: "<path d=\"M0 0\"></path>")],
    "several, covering an event": [.text(id: 8, "A"), .text(id: 9, "B")],
    "control": [.control(id: 10, version: 0, value: "y")],
    "focus": [.focus(id: 6)],
    "address": [.location(step: "push", url: "/city/rome", title: "Rome")],
    "title": [.title("Milan")],
    "announce": [.announce("Saved", assertive: false)],
    "nothing but an answer": [],
    "a motion, and its end": [
      .motion(Timing(easing: "ease-in", duration: 350)),
      .attribute(id: 8, name: "class", value: "look"), .motion(nil), .text(id: 8, "B"),
    ],
    "motions at length": [
      .motion(Timing(easing: "linear", duration: 9, delay: 5)),
      .motion(Timing(easing: "linear", duration: 9, times: 3, reverses: true)),
      .motion(Timing(easing: "linear", duration: 9, delay: 5, times: 0, scope: [8, 9])),
    ],
    "from and to a pose": [
      .motion(Timing(easing: "linear", duration: 9)),
      .insert(parent: 7, before: 0, html: "<li data-n=\"14\">n</li>", from: ""),
      .remove(id: 9, to: ""),
    ],
  ]

  @Test func `each operation is encoded as in the fixture of the browser's tests`() throws {
    let fixture: Fixture.Patches = try Fixture.read("patches")
    #expect(Set(fixture.patches.map(\.name)) == Set(Self.operations.keys))
    for (index, patch) in fixture.patches.enumerated() {
      let operations = try #require(Self.operations[patch.name])
      let message = ServerMessage.patch(number: index + 1, lastEvent: 0, operations)
      #expect(message.text == patch.text)
    }
  }

  @Test func `welcome messages and announcements are encoded as specified`() {
    #expect(ServerMessage.resumed(lastEvent: 7).text == #"["w","resumed",7]"#)
    #expect(ServerMessage.reload.text == #"["w","reload"]"#)
    let mounted = ServerMessage.Mounted(
      token: "t", screen: "<p>", presentations: "", rules: ".a{}", title: "T", url: "/x")
    #expect(
      ServerMessage.mounted(mounted).text == #"["w","mounted","t",["<p>",""],".a{}","T","/x"]"#)
    #expect(
      ServerMessage.patch(number: 1, lastEvent: 2, [.announce("!", assertive: true)]).text
        == #"[1,2,[[9,"!",1]]]"#)
  }

  static let texts = [
    "", "plain", "quote \" slash \\ / end", "\u{0}\u{1}\u{8}\u{9}\u{A}\u{D}\u{1F}\u{7F}",
    "\u{2028}\u{2029}", "</script><!--", "العربية \u{202E}", "👩‍👩‍👧‍👦 e\u{301} \u{FFFF}",
    String(repeating: "長", count: 10_000),
  ]

  @Test(arguments: texts.indices)
  func `any text survives encoding and JSON decoding`(_ number: Int) throws {
    let text = Self.texts[number]
    let message = ServerMessage.patch(number: 1, lastEvent: 0, [.text(id: 3, text)])
    let parsed = try JSONSerialization.jsonObject(with: Data(message.text.utf8))
    let fields = try #require(parsed as? [Any])
    let operations = try #require(fields[2] as? [[Any]])
    #expect(operations[0][2] as? String == text)
  }

  @Test func `the largest numbers are encoded in full`() {
    let message = ServerMessage.patch(number: .max, lastEvent: .max, [.remove(id: .max)])
    #expect(message.text == "[9223372036854775807,9223372036854775807,[[3,2147483647]]]")
  }
}
