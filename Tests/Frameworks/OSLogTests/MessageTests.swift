import Foundation
import OSLog
import Testing

/// Tests of values in messages: their privacy and their format.
@Suite struct MessageTests {
  private let logger = Logger(subsystem: "a", category: "b")
  private let name = "Ada"

  private struct Place: CustomStringConvertible {
    var description: String { "at home" }
  }

  private enum Failure: Error { case late }

  private struct Refusal: Error, CustomStringConvertible {
    var description: String { "no" }
  }

  @Test func `strings, objects and errors are private in logs, numbers are not`() {
    let written = Journal.messages {
      logger.info("\(name) \(Place()) \(Failure.late) \(NSString("x")) \(Place.self)")
      logger.info("\(7) \(UInt8(8)) \(true) \(1.5) \(Float(2)) \(CGFloat(3))")
      logger.info("\("Ada" as StaticString)")
    }
    #expect(
      written == [
        "<private> <private> <private> <private> <private>",
        "7 8 true 1.500000 2.000000 3.000000", "Ada",
      ])
  }

  @Test func `the privacy option shows or hides an interpolated value in the log`() {
    func write() {
      logger.info("\(name, privacy: .public) \(7, privacy: .private) \(name, privacy: .auto)")
      logger.info("\(7, privacy: .sensitive) \(Failure.late, privacy: .public)")
    }
    #expect(
      Journal.messages { write() } == ["Ada <private> <private>", "<private> late"])
    #expect(
      Journal.messages(showsPrivate: true) { write() } == ["Ada 7 Ada", "<private> late"])
  }

  @Test func `the privacy hash mask is equal only for equal values, and does not contain them`()
    throws
  {
    let written = Journal.messages {
      logger.info("\("Ada", privacy: .private(mask: .hash))")
      logger.info("\(name, privacy: .sensitive(mask: .hash))")
      logger.info("\("Bob", privacy: .auto(mask: .hash))")
      logger.info("\(name, privacy: .private(mask: .none))")
    }
    #expect(written[0] == written[1] && written[0] != written[2])
    #expect(try /<mask\.hash: '[0-9a-f]{16}'>/.wholeMatch(in: written[0]) != nil)
    #expect(written[3] == "<private>")
  }

  @Test func `integers are formatted with a base, a sign and a number of digits`() {
    let written = Journal.messages {
      logger.info("\(255, format: .hex) \(255, format: .hex(includePrefix: true, uppercase: true))")
      logger.info(
        "\(5, format: .decimal(explicitPositiveSign: true, minDigits: 3)) \(8, format: .octal)")
      logger.info("\(-5, format: .decimal(minDigits: 3)) \(Int64.min) \(UInt64.max)")
      logger.info("\(10, format: .hex(minDigits: 4)) \(8, format: .octal(includePrefix: true))")
    }
    #expect(
      written == [
        "ff 0xFF", "+005 10", "-005 -9223372036854775808 18446744073709551615", "000a 0o10",
      ])
  }

  @Test func `floating-point numbers are formatted with a precision and a notation`() {
    let written = Journal.messages {
      logger.info("\(3.14159, format: .fixed(precision: 2)) \(2.0, format: .exponential)")
      logger.info("\(0.5, format: .fixed(precision: 1, explicitPositiveSign: true))")
      logger.info("\(1234567.0, format: .hybrid) \(1.0, format: .hex) \(Double.infinity)")
    }
    #expect(written == ["3.14 2.000000e+00", "+0.5", "1.23457e+06 0x1p+0 inf"])
  }

  @Test func `values are aligned in a column to one side`() {
    let written = Journal.messages {
      logger.info("[\(7, align: .right(columns: 3))] [\(7, align: .left(columns: 3))]")
      logger.info(
        "[\(name, align: .right(columns: 5), privacy: .public)] [\(name, align: .left(columns: 2), privacy: .public)]"
      )
      logger.info("\(true, format: .answer)")
    }
    #expect(written == ["[  7] [7  ]", "[  Ada] [Ada]", "yes"])
  }

  @Test func `errors and objects are written by their descriptions`() {
    let (error, object) = (Refusal() as any Error, NSError(domain: "Trips", code: 7))
    let written = Journal.messages {
      logger.info("\(Refusal(), privacy: .public) \(error, privacy: .public)")
      logger.info("\(object, privacy: .public)")
      logger.info("\(Failure.late, privacy: .public) \([1, 2], privacy: .public)")
    }
    #expect(written[0] == "no no" && written[2] == "late [1, 2]")
    #expect(written[1].contains("Trips") && written[1].contains("7"))
  }

  @Test func `a message can be a text without values`() {
    #expect(Journal.messages { logger.info("100 % \\ done") } == ["100 % \\ done"])
    #expect(Journal.messages { logger.info("") } == [""])
  }
}
