import Foundation
import Observation
import WeDaDomain

/// Observes whether it is dark outside, for the appearance that follows the sun.
///
/// The object checks every few minutes while ``follow(_:)`` is active. It does not use `.task`,
/// since the first page waits for tasks.
@MainActor @Observable final class Daylight {
  /// The sun's course at a place, or a fixed daily schedule if no place is known.
  struct Course: Equatable {
    var place: Coordinate?
    var zone: TimeZone
  }

  private(set) var isDark = false
  @ObservationIgnored private var task: Task<Void, Never>?
  @ObservationIgnored private let clock: any Clock<Duration>
  @ObservationIgnored private let now: () -> Date

  init(clock: any Clock<Duration>, now: @escaping () -> Date = { Date() }) {
    self.clock = clock
    self.now = now
  }

  deinit { task?.cancel() }

  /// Begins to follow the sun's course at a place; `nil` stops following.
  func follow(_ course: Course?) {
    task?.cancel()
    task = nil
    guard let course else { return }
    look(course)
    task = Task { [weak self, clock] in
      while (try? await clock.sleep(for: .seconds(300))) != nil { self?.look(course) }
    }
  }

  private func look(_ course: Course) {
    let isDarkNow = Self.isDark(course, at: now())
    // Each change makes the whole app light or dark.
    if isDark != isDarkNow { isDark = isDarkNow }
  }

  /// Returns whether the sun is down; without a place, whether it is before 7 or after 19 o'clock.
  static func isDark(_ course: Course, at time: Date) -> Bool {
    if let place = course.place {
      return SunPosition(of: place, at: time).height < SunPosition.horizon
    }
    let zone = PlaceZone(offset: course.zone.secondsFromGMT(for: time))
    let hour = time.timeIntervalSince(zone.start(of: zone.day(of: time))) / 3600
    return !(7..<19).contains(hour)
  }
}
