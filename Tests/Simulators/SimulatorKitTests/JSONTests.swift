import Testing

@testable import SimulatorKit

@Suite struct JSONTests {
  @Test func `an object keeps its order and leaves out nil values`() {
    let json = JSON.object(["temp": 12.5, "rain": nil, "cod": "200", "dt": 1_700_000_000])
    #expect(json.text == #"{"temp":12.5,"cod":"200","dt":1700000000}"#)
  }

  @Test func `whole numbers have no fraction, and non-numbers are null`() {
    let json = JSON.array([-0.0, 13.0, 0.1, .number(.nan), .number(.infinity), true, .null])
    #expect(json.text == "[0,13,0.1,null,null,true,null]")
  }

  @Test func `text is escaped`() {
    #expect(JSON.string("a\"b\\c\n\u{1}é").text == #""a\"b\\c\u000a\u0001é""#)
  }

  @Test func `written JSON can be read again`() throws {
    let json = JSON.object(["a": [1, "x", false, .null], "b": .object(["c": -2.25])])
    #expect(try JSON(reading: json.bytes) == json)
  }

  @Test func `invalid JSON is an error`() {
    #expect(throws: DecodingError.self) { try JSON(reading: Array("{".utf8)) }
  }

  @Test func `members whose names Swift does not order are read in the same order each time`()
    throws
  {
    let text = "{\"\u{E9}%\":1,\"e\u{301}\":2}"
    let first = try JSON(reading: Array(text.utf8))
    for _ in 0..<100 { #expect(try JSON(reading: first.bytes) == first) }
    #expect(first.text == "{\"e\u{301}\":2,\"\u{E9}%\":1}")
  }
}
