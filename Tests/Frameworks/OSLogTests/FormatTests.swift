import Foundation
import OSLog
import Testing

@testable import os

/// Tests of `os_log` with formats of C, and with messages.
@Suite struct FormatTests {
  private let log = OSLog(subsystem: "com.example", category: "old")

  @Test func `each overload of os_log writes to the given log and level`() {
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

  @Test func `values of an os_log format are private unless they are numbers or marked as public`()
  {
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

  @Test func `numbers in a format are written as by C's printf`() {
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

  @Test func `a message whose format does not match its values is still written`() {
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

  @Test func `a C string is read up to its terminating zero`() {
    let written = Journal.messages {
      "Ada".withCString { os_log("%{public}s %s", log: log, $0, $0) }
    }
    #expect(written == ["Ada <private>"])
  }

  @Test func `a C string with a precision is read only up to this length`() {
    let bytes: [CChar] = [65, 66, 67, 68, 69]
    let written = Journal.messages {
      bytes.withUnsafeBufferPointer { buffer in
        guard let start = buffer.baseAddress else { return }
        os_log("%{public}.*s|%{public}.2s", log: log, Int32(3), start, start)
        os_log("%{public}p", log: log, start)
      }
    }
    #expect(written[0] == "ABC|AB")
    #expect(!written[1].contains("ABC"))
  }

  @Test func `the specifier m writes the text of errno and consumes no argument`() {
    let written = Journal.messages {
      errno = ENOENT
      os_log("%m: %{public}@ %{private}@", log: log, NSString("open"), NSString("Ada"))
    }
    #expect(written == ["No such file or directory: open <private>"])
  }

  @Test func `a log line that cannot be written is dropped, and the program continues`() throws {
    let full = try #require(FileHandle(forWritingAtPath: "/dev/full"))
    LogDestination.append("lost", to: full)
    let pipe = Pipe()
    LogDestination.append("kept", to: pipe.fileHandleForWriting)
    try pipe.fileHandleForWriting.close()
    #expect(try pipe.fileHandleForReading.readToEnd() == Data("kept\n".utf8))
  }

  @Test func `os_log and os_signpost accept the parameter dso, as Apple's do`() {
    let written = Journal.messages {
      os_log("%d", dso: #dsohandle, log: log, type: .info, 1)
      os_log(.info, dso: nil, log: log, "%d", 2)
      os_log(.info, "\(0.5, format: .exponential(uppercase: true))")
    }
    #expect(written == ["1", "2", "5.000000E-01"])
  }
}
