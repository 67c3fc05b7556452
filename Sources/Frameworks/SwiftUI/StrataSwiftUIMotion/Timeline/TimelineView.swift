public import Foundation
public import StrataViewTree
public import SwiftUICore

/// A view that is updated at the dates of a schedule.
///
///     TimelineView(.periodic(from: start, by: 1)) { context in
///       Text(context.date, format: .dateTime.hour().minute().second())
///     }
///
/// Partial: the server evaluates each update, at most ten a second, and only while the page is
/// visible.
public struct TimelineView<Schedule: TimelineSchedule, Content> {
  /// The context of an update.
  public struct Context {
    /// The frequency of updates.
    public enum Cadence: Comparable, Sendable {
      /// The view is updated continuously, as for an animation.
      case live
      /// The view is updated about once a second.
      case seconds
      /// The view is updated about once a minute.
      case minutes
    }

    /// The date of the update.
    public let date: Date
    /// The frequency of updates. It is always `live`, as a browser's window is never dimmed.
    public let cadence: Cadence
    fileprivate let redraw: () -> Void

    /// Updates the view immediately.
    public func invalidateTimelineContent() { redraw() }
  }

  let schedule: Schedule
  let content: (Context) -> Content
}

/// The context type of the content of timelines.
public typealias TimelineViewDefaultContext = TimelineView<EveryMinuteTimelineSchedule, Never>
  .Context

extension TimelineView: View where Content: View {
  public typealias Body = Never

  /// Creates a view that is updated by a schedule.
  ///
  /// - Parameters:
  ///   - schedule: The dates of the updates.
  ///   - content: A function that returns the view for a context.
  public init(
    _ schedule: Schedule, @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content
  ) {
    self.schedule = schedule
    self.content = { context in
      content(
        TimelineViewDefaultContext(date: context.date, cadence: .live, redraw: context.redraw))
    }
  }

  /// Creates a view that is updated by a schedule, with the context of this view's type.
  ///
  /// - Parameters:
  ///   - schedule: The dates of the updates.
  ///   - content: A function that returns the view for a context.
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

/// The node of a timeline, which waits for the next date.
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

/// The dates of a schedule as time passes.
private struct Moments {
  /// The shortest interval between updates in seconds.
  private static let shortest = 0.1
  /// The largest number of past dates that are skipped, as a schedule may be endless.
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

  /// Returns the seconds until the next date, or `nil` if there is none.
  func wait(from now: Date) -> Double? {
    upcoming.map { max($0.timeIntervalSince(now), Self.shortest) }
  }

  /// Advances to the last date that is not after now.
  mutating func pass(_ now: Date) {
    var count = 0
    while let next = upcoming, next <= now, count < Self.mostPassed {
      current = next
      upcoming = rest.next()
      count += 1
    }
  }
}
