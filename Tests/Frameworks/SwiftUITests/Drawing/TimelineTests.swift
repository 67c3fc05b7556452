import Foundation
import SwiftUI
import SwiftUITesting
import Testing

@MainActor @Suite(.timeLimit(.minutes(10))) struct TimelineTests {
  private let start = Date(timeIntervalSinceReferenceDate: 600)

  private func date(_ seconds: Double) -> Date { Date(timeIntervalSinceReferenceDate: seconds) }

  @Test func `a TimelineView is redrawn at the dates of its schedule, and not in between`() async {
    let clock = ScreenClock(start)
    let screen = Screen(Ticks(.periodic(from: start, by: 10)), clock: clock)
    #expect(screen.lines == ["600"])
    await clock.advance(by: 4)
    #expect(screen.lines == ["600"])
    let evaluations = screen.evaluations
    await clock.advance(by: 6)
    await screen.settle { $0.lines == ["610"] }
    #expect(screen.evaluations == evaluations + 1, "one date causes one evaluation")
    await clock.advance(by: 35)
    await screen.settle { $0.lines == ["640"] }
    #expect(screen.evaluations == evaluations + 2, "missed dates are skipped")
  }

  @Test func `a timeline on a hidden page is not redrawn, and shows the current date once visible`()
    async
  {
    let clock = ScreenClock(start)
    let screen = Screen(Ticks(.periodic(from: start, by: 1)), clock: clock)
    await clock.advance(by: 1)
    await screen.settle { $0.lines == ["601"] }
    screen.surround { $0.isHidden = true }
    await Task.yield()
    let evaluations = screen.evaluations
    await clock.advance(by: 60, sleepers: 0)
    await Task.yield()
    #expect(screen.evaluations == evaluations)
    #expect(screen.lines == ["601"])
    screen.surround { $0.isHidden = false }
    #expect(screen.lines == ["661"])
  }

  @Test func `closing the screen ends the waiting of its timeline for the next date`() async {
    let clock = ScreenClock(start)
    let screen = Screen(Ticks(.periodic(from: start, by: 1)), clock: clock)
    await clock.advance(by: 0.5)
    screen.close()
    while clock.sleeperCount > 0 { await Task.yield() }
    #expect(clock.sleeperCount == 0)
  }

  @Test
  func `a timeline stops after its last date, and invalidateTimelineContent redraws it at once`()
    async
    throws
  {
    let clock = ScreenClock(start)
    let screen = Screen(Explicit(dates: [date(605), date(620)]), clock: clock)
    #expect(screen.lines == ["605 1 live", "Again"])
    try screen.button("Again").tap()
    #expect(screen.lines == ["605 2 live", "Again"])
    await clock.advance(by: 30)
    await screen.settle { $0.lines.first == "620 3 live" }
    #expect(clock.sleeperCount == 0)
  }

  @Test func `everyMinute fires at the start of each minute`() async {
    let clock = ScreenClock(date(59.5))
    let screen = Screen(Ticks(.everyMinute), clock: clock)
    #expect(screen.lines == ["0"])
    await clock.advance(by: 1)
    await screen.settle { $0.lines == ["60"] }
    let early = EveryMinuteTimelineSchedule().entries(from: date(-61), mode: .normal)
    #expect(Array(early.prefix(2)) == [date(-120), date(-60)])
  }

  @Test func `an animation schedule fires at most ten times a second and stops if paused`() async {
    let fast = AnimationTimelineSchedule(minimumInterval: 0.001, paused: false)
      .entries(from: start, mode: .normal)
    #expect(Array(fast.prefix(3)) == [start, start + 0.1, start + 0.2])
    let clock = ScreenClock(start)
    let paused = Screen(Ticks(.animation(minimumInterval: 1, paused: true)), clock: clock)
    #expect(paused.lines == ["600"])
    let moving = Screen(Ticks(.animation), clock: clock)
    await clock.advance(by: 1.05)
    await moving.settle { $0.lines == ["601"] }
    #expect(clock.sleeperCount <= 1, "the paused one never waits")
  }

  @Test func `periodic dates are counted from the start of the schedule`() {
    let schedule = PeriodicTimelineSchedule(from: date(0), by: 7)
    let low = TimelineScheduleMode.lowFrequency
    #expect(Array(schedule.entries(from: date(20), mode: low).prefix(2)) == [date(14), date(21)])
    #expect(Array(schedule.entries(from: date(-5), mode: .normal).prefix(1)) == [date(0)])
    let once = PeriodicTimelineSchedule(from: date(0), by: 0).entries(from: date(5), mode: .normal)
    #expect(Array(once) == [date(0)])
    let told = ExplicitTimelineSchedule([date(1)]).entries(from: date(9), mode: .normal)
    #expect(told == [date(1)])
  }

  @Test
  func `a timeline context has the cadence live, and cadences sort as live, seconds, minutes`() {
    typealias Cadence = TimelineView<EveryMinuteTimelineSchedule, Never>.Context.Cadence
    #expect([Cadence.minutes, .live, .seconds].sorted() == [.live, .seconds, .minutes])
    var cadence: Cadence?
    let view = TimelineView(.explicit([date(60)])) { (context: TimelineViewDefaultContext) in
      let _ = cadence = context.cadence
      Text(verbatim: "now")
    }
    #expect(Screen(view).has("now") && cadence == .live)
  }
}

private struct Ticks<Schedule: TimelineSchedule>: View {
  var schedule: Schedule
  init(_ schedule: Schedule) { self.schedule = schedule }

  var body: some View {
    TimelineView(schedule) { context in
      Text(verbatim: "\(Int(context.date.timeIntervalSinceReferenceDate))")
    }
  }
}

@MainActor private final class Count { var value = 0 }

private struct Explicit: View {
  var dates: [Date]
  @State private var count = Count()

  var body: some View {
    TimelineView(.explicit(dates)) { (context: TimelineViewDefaultContext) in
      let _ = count.value += 1
      Text(
        verbatim:
          "\(Int(context.date.timeIntervalSinceReferenceDate)) \(count.value) \(context.cadence)")
      Button("Again") { context.invalidateTimelineContent() }
    }
  }
}
