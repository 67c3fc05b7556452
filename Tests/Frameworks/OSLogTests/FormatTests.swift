import Foundation
import OSLog
import Testing

@testable import os

/// `os_log` with formats of C, and with messages.
@Suite struct FormatTests {
  private let log = OSLog(subsystem: "com.example", category: "old")

  @Test func `each form of os_log writes to its log and its level`() {
    let journal = Journal()
    journal.collect {
      os_log("plain")
      os_log(.error, "level")
      os_log(.info, log: log, "message %d")
      os_log("format", log: log, type: .fault)
      os_log("values %d %d", log: log, type: .debug, 1, 2)
      os_log(.default, log: log, "values %d", 3)
    }
    #expect(
      journal.messages == ["plain", "level", "message %d", "format", "values 1 2", "values 3"])
    #expect(
      journal.records.map(\.type) == [.default, .error, .info, .fault, .debug, .default])
    #expect(journal.records.map(\.category) == ["", "", "old", "old", "old", "old"])
  }

  @Test func `values of a format are private unless they are numbers or public`() {
    func write() {
      os_log("%@ %{public}@ %{private}d %d", log: log, NSString("a"), NSString("b"), 3, 4)
      os_log("%{sensitive}d %{private, mask.hash}d", log: log, 5, 6)
    }
    let (hidden, shown) = (
      Journal.messages { write() }, Journal.messages(showsPrivate: true) { write() }
    )
    #expect(hidden[0] == "<private> b <private> 4" && shown[0] == "a b 3 4")
    #expect(hidden[1].hasPrefix("<private> <mask.hash: '") && shown[1] == "<private> 6")
  }

  @Test func `numbers are written as C writes them`() {
    let written = Journal.messages {
      os_log("%05d|%-4d|%+d|%x|%#X|%o", log: log, 42, 7, 5, 255, 255, 8)
      os_log("%.2f|%8.3f|%e|%g", log: log, 3.14159, 2.5, 1.0, 0.5)
      os_log("%ld %llu %zu %c 100%%", log: log, Int.min, UInt64.max, 9, 65)
      os_log("%*d|%.*f", log: log, 4, 7, 1, 0.25)
      os_log("%x %u", log: log, Int32(-1), Int32(-1))
    }
    #expect(
      written == [
        "00042|7   |+5|ff|0XFF|10", "3.14|   2.500|1.000000e+00|0.5",
        "-9223372036854775808 18446744073709551615 9 A 100%", "   7|0.2",
        "ffffffff 4294967295",
      ])
  }

  @Test func `a format that does not fit its values is written, too`() {
    let written = Journal.messages {
      os_log("%d %d", log: log, 1)
      os_log("%d %s", log: log, 1.5, 2)
      os_log("%{public}@ %", log: log, NSString("a"))
      os_log("%{public", log: log, 1)
    }
    #expect(written[0] == "1 <decode: missing data>")
    #expect(written[1] == "1.500000 2")
    #expect(written[2] == "a %")
    #expect(written[3].hasSuffix("public"))
  }

  @Test func `a string of C is read to its end`() {
    let written = Journal.messages {
      "Ada".withCString { os_log("%{public}s %s", log: log, $0, $0) }
    }
    #expect(written == ["Ada <private>"])
  }
}
