import StrataKitTesting
import Testing

@testable import StrataWire

struct ServiceAnswerTests {
  @Test func `an answer is parsed into the number of its request, its state and its text`() throws {
    let done = try ServiceAnswer(#"12 . {"a":"b  c"}"#)
    #expect(done.request == 12 && done.state == .done && done.text == #"{"a":"b  c"}"#)
    #expect(try ServiceAnswer("1 + []").state == .part)
    let refused = try ServiceAnswer("3 ! denied")
    #expect(refused.state == .refused && refused.text == "denied")
  }

  @Test(arguments: [
    ("", "a message of 1 items is not defined in the protocol"),
    ("1 .", "a message of 2 items is not defined in the protocol"),
    ("0 . 1", "'request' must be a whole number above 0, not 0"),
    ("99999999999999999999 . 1", "'request' must be a whole number above 0, not another text"),
    ("x . 1", "'request' must be a whole number above 0, not another text"),
    ("1 ? 1", "'state' must be '+', '.' or '!', not another text"),
    ("1 ! ", "'word' must be a word of letters, not empty"),
    ("1 ! <script>", "'word' must be a word of letters, not another text"),
  ])
  func `an invalid answer is refused with the name of its field`(value: String, error: String) {
    let thrown = #expect(throws: WireError.self) { try ServiceAnswer(value) }
    #expect(thrown?.description == error)
  }

  @Test func `a refusal whose reason has more than 64 characters throws a tooLong error`() {
    #expect(throws: WireError.tooLong(field: "word", limit: 64)) {
      try ServiceAnswer("1 ! " + String(repeating: "a", count: 65))
    }
  }

  @Test(arguments: 0..<200)
  func `a mutated answer is decoded or throws`(_ seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    var bytes = Array(#"12 . {"latitude":51.5}"#.utf8)
    for _ in 0..<Int.random(in: 1...6, using: &random) {
      guard let place = bytes.indices.randomElement(using: &random) else { break }
      if Bool.random(using: &random) {
        bytes.remove(at: place)
      } else {
        bytes[place] = UInt8.random(in: 0...255, using: &random)
      }
    }
    do throws(WireError) {
      let answer = try ServiceAnswer(String(decoding: bytes, as: UTF8.self))
      #expect(answer.request > 0)
    } catch {
      #expect(!error.description.isEmpty)
    }
  }

  @Test func `a request to the browser and its cancellation are encoded as patch operations`() {
    let operations: [PatchOperation] = [
      .request(7, service: "position.once", arguments: #"{"digits":2}"#), .cancelRequest(7),
    ]
    #expect(
      ServerMessage.patch(number: 1, lastEvent: 0, operations).text
        == #"[1,0,[[15,7,"position.once","{\"digits\":2}"],[15,7]]]"#)
  }
}
