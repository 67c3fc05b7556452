import Foundation
import StrataViewTree
import SwiftUI
import SwiftUITesting
import Testing

@testable import StrataSwiftUIDrawing
@testable import SwiftUICore

/// Tests of texts about time, with a clock that the test advances.
@MainActor @Suite struct DateTextTests {
  /// A clock that wakes its sleeper when the test says so.
  @MainActor private final class Clock {
    var now = Date(timeIntervalSince1970: 1_000_000)
    private(set) var waits: [Double] = []
    private var sleeper: CheckedContinuation<Void, Never>?
    private var watcher: CheckedContinuation<Void, Never>?

    var view: TreeClock {
      TreeClock(
        now: { self.now },
        sleep: { seconds in
          self.waits.append(seconds)
          self.watcher?.resume()
          self.watcher = nil
          await withCheckedContinuation { self.sleeper = $0 }
        })
    }

    func sleeping(_ count: Int) async {
      while waits.count < count || sleeper == nil {
        if waits.count < count { await withCheckedContinuation { watcher = $0 } }
        await Task.yield()
      }
    }

    func pass(_ seconds: Double) {
      now += seconds
      sleeper?.resume()
      sleeper = nil
    }
  }

  private let now = Date(timeIntervalSince1970: 1_000_000)

  private func words(_ text: Text, language: String = "en") -> String {
    let clock = Clock()
    let screen = Screen(
      VStack { text }.environment(\.clock, clock.view).environment(\.timeZone, .gmt),
      language: language)
    return screen.text.replacing("\u{202F}", with: " ")
  }

  @Test func `a date text shows the date or the time in the user's language`() {
    #expect(words(Text(now, style: .date)) == "January 12, 1970")
    #expect(words(Text(now, style: .time)) == "1:46 PM")
    #expect(words(Text(now, style: .date), language: "de") == "12. Januar 1970")
  }

  @Test func `a date text shows the distance, the offset or a timer`() {
    #expect(words(Text(now + 8_580, style: .relative)) == "2 hr, 23 min")
    #expect(words(Text(now - 65, style: .relative)) == "1 min, 5 sec")
    #expect(words(Text(now + 7_300, style: .offset)) == "+2 hours")
    #expect(words(Text(now - 59, style: .offset)) == "-59 seconds")
    #expect(words(Text(now + 133_141, style: .timer)) == "36:59:01")
    #expect(words(Text(now - 152, style: .timer)) == "2:32")
  }

  @Test func `a text of a date range shows both ends`() {
    let words = words(Text(now...(now + 3600)))
    #expect(words.contains("1:46") && words.contains("2:46"))
    #expect(self.words(Text(DateInterval(start: now, duration: 86_400))).contains("1970"))
  }

  @Test func `a text with a relative date is redrawn only when its wording changes`() async {
    let clock = Clock()
    let screen = Screen(
      Text(now + 7_300, style: .offset).environment(\.clock, clock.view))
    await clock.sleeping(1)
    #expect(clock.waits == [100.01], "two hours are left for 100 seconds more")
    clock.pass(clock.waits[0])
    await clock.sleeping(2)
    #expect(screen.lines == ["+1 hour"])
    #expect(abs(clock.waits[1] - 3600) < 0.1)
  }

  @Test func `a timer ticks each second until it ends`() async {
    let clock = Clock()
    let screen = Screen(
      Text(timerInterval: now...(now + 2)).environment(\.clock, clock.view))
    await clock.sleeping(1)
    #expect(screen.lines == ["0:02"])
    clock.pass(1)
    await clock.sleeping(2)
    #expect(screen.lines == ["0:01"])
    #expect(
      LiveText.timer(now...(now + 2), pause: nil, countsDown: true, showsHours: true)
        .wait(at: now + 2) == nil)
    #expect(words(Text(timerInterval: now...(now + 9), pauseTime: now + 4)) == "0:05")
    #expect(
      words(Text(timerInterval: (now - 4000)...now, countsDown: false, showsHours: false))
        == "66:40")
  }

  @Test func `a text with a fixed date waits for no redraw, one with a relative date does`() {
    #expect(Text(now, style: .date).wait(at: now) == nil)
    #expect(Text("\(now, style: .time)").isLive == false)
    #expect(Text("in \(now + 30, style: .relative)").isLive)
    #expect(Text("\(timerInterval: now...(now + 9), countsDown: true)").wait(at: now) != nil)
    #expect(words(Text("\(now...(now + 60))")).contains("1:46"))
    #expect(words(Text("\(DateInterval(start: now, duration: 60))")).contains("1:46"))
  }
}
