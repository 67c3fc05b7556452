import Foundation
import StrataDeviceServices
import Testing

struct UntrustedJSONTests {
  @Test(arguments: [511, 512, 513, 514, 600])
  func `open brackets without an end are refused, however many there are`(count: Int) {
    let text = Data(String(repeating: "[", count: count).utf8)
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode([String].self, fromUntrusted: text)
    }
  }

  @Test(arguments: [String.Encoding.utf16, .utf16LittleEndian, .utf16BigEndian, .utf32LittleEndian])
  func `JSON of wide characters is decoded, and such brackets refused`(
    encoding: String.Encoding
  ) throws {
    let brackets = try #require(String(repeating: "[", count: 513).data(using: encoding))
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode([String].self, fromUntrusted: brackets)
    }
    let valid = try #require(#"["a"]"#.data(using: encoding))
    #expect(try JSONDecoder().decode([String].self, fromUntrusted: valid) == ["a"])
  }

  @Test(arguments: [#"["é"]"#, "[\"é\"]\n", "\u{FEFF}[\"é\"]"])
  func `JSON in UTF-8 is decoded as usual`(text: String) throws {
    let decoded = try JSONDecoder().decode([String].self, fromUntrusted: Data(text.utf8))
    #expect(decoded == ["é"])
  }
}
