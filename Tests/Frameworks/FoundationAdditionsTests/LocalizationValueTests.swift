import Foundation
import Testing

struct LocalizationValueTests {
  @Test func `interpolated numbers are formatted by their specifiers`() {
    #expect(String(localized: "\(-3) \(UInt8(4)) \("x")") == "-3 4 x")
    #expect(String(localized: "\(2.5)") == "2.500000")
    #expect(String(localized: "\(3.14159, specifier: "%.2f")") == "3.14")
    #expect(String(localized: "\(7, specifier: "%03lld")") == "007")
    #expect(String(localized: "\(255, specifier: "%llx")") == "ff")
    #expect(String(localized: "[\(5, specifier: "%4lld")]") == "[   5]")
  }

  @Test func `an interpolated format style uses the user's locale`() {
    func rain() -> String { String(localized: "\(0.25, format: .percent) rain") }
    #expect(rain() == "25% rain")
    #expect(reading("es", do: rain) == "25\u{a0}% rain")
  }

  @Test func `format specifiers in a string that is interpolated are not replaced`() {
    #expect(String(localized: "Hello \("%@ %lld %n")") == "Hello %@ %lld %n")
    #expect(String(localized: "50% of \("%")") == "50% of %")
  }

  @Test func `format specifiers in a key created at run time are not replaced`() {
    let key = "made at run time %@"
    #expect(String(localized: String.LocalizationValue(key)) == key)
  }

  @Test func `a LocalizationValue can be compared, encoded and decoded`() throws {
    let value: String.LocalizationValue = "\(3) of \("x") \(1.5)"
    let data = try JSONEncoder().encode(value)
    #expect(try JSONDecoder().decode(String.LocalizationValue.self, from: data) == value)
    #expect(value != "\(4) of \("x") \(1.5)")
  }
}
