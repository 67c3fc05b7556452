public import Foundation
public import StrataViewTree
public import SwiftUICore

/// A view that is drawn anew at the moments of a schedule.
///
///     TimelineView(.periodic(from: start, by: 1)) { context in
///       Text(context.date, format: .dateTime.hour().minute().second())
///     }
///
/// Partial: the server draws each moment, at most ten a second, while the page is seen; while it is
/// hidden nothing is drawn.
public struct TimelineView<Schedule: TimelineSchedule, Content> {
  /// The moment that a view is drawn for.
  public struct Context {
    /// How often the view is drawn.
    public enum Cadence: Comparable, Sendable { case live, seconds, minutes }

    public let date: Date
    /// Always `live`: a browser's window is never dimmed.
    public let cadence: Cadence
    fileprivate let redraw: () -> Void

    /// Draws the view again at once.
    public func invalidateTimelineContent() { redraw() }
  }

  let schedule: Schedule
  let content: (Context) -> Content
}

/// What most timelines hand to their content.
public typealias TimelineViewDefaultContext = TimelineView<EveryMinuteTimelineSchedule, Never>
  .Context

extension TimelineView: View where Content: View {
  public typealias Body = Never

  /// A view for each moment of a schedule.
  public init(
    _ schedule: Schedule, @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content
  ) {
    self.schedule = schedule
    self.content = { context in
      content(
        TimelineViewDefaultContext(date: context.date, cadence: .live, redraw: context.redraw))
    }
  }

  /// A view for each moment of a schedule.
  @_disfavoredOverload
  public init(_ schedule: Schedule, @ViewBuilder content: @escaping (Context) -> Content) {
    self.schedule = schedule
    self.content = content
  }

  public static func _update(_ view: Self, _ old: Node?, _ context: StrataViewTree.Context) -> Node
  {
    let node = old as? TimelineNode<Schedule, Content> ?? TimelineNode(context)
    node.update(view, context)
    return node
  }
}

/// The place of a timeline: what waits for its next moment.
@MainActor
private final class TimelineNode<Schedule: TimelineSchedule, Content: View>:
  LifecycleNode
{
  private var view: TimelineView<Schedule, Content>?
  private var context: StrataViewTree.Context?
  private var task: Task<Void, Never>?

  func update(_ view: TimelineView<Schedule, Content>, _ context: StrataViewTree.Context) {
    (self.view, self.context) = (view, context)
    task?.cancel()
    task = nil
    let values = EnvironmentValues(context.environment)
    let clock = values.clock
    var moments = Moments(view.schedule, from: clock.now())
    draw(moments.current)
    guard !context.reading({ values.windowFacts.isHidden }) else { return }
    task = Task { [weak self] in
      while let wait = moments.wait(from: clock.now()) {
        do { try await clock.sleep(wait) } catch { return }
        moments.pass(clock.now())
        self?.draw(moments.current)
      }
    }
  }

  private func draw(_ date: Date) {
    guard isMounted, let view, let context else { return }
    let moment = TimelineView<Schedule, Content>.Context(date: date, cadence: .live) {
      [weak self] in self?.draw(date)
    }
    tree.asDevice { show(Deferred { view.content(moment) }, context) }
  }

  override func unmount() {
    super.unmount()
    task?.cancel()
  }
}

/// The moments of a schedule as time passes.
private struct Moments {
  /// No browser is sent more pictures a second than this allows.
  private static let shortest = 0.1
  /// Moments that lie behind are passed over, as far as that comes to an end.
  private static let mostPassed = 100_000
  private(set) var current: Date
  private var rest: AnyIterator<Date>
  private var upcoming: Date?

  init<Schedule: TimelineSchedule>(_ schedule: Schedule, from now: Date) {
    var iterator = schedule.entries(from: now, mode: .normal).makeIterator()
    rest = AnyIterator { iterator.next() }
    current = now
    upcoming = rest.next()
    if let first = upcoming {
      current = first
      pass(now)
    }
  }

  /// The seconds until the next moment; `nil` where there is none.
  func wait(from now: Date) -> Double? {
    upcoming.map { max($0.timeIntervalSince(now), Self.shortest) }
  }

  /// Takes the last moment that is not later than now.
  mutating func pass(_ now: Date) {
    var count = 0
    while let next = upcoming, next <= now, count < Self.mostPassed {
      current = next
      upcoming = rest.next()
      count += 1
    }
  }
}
