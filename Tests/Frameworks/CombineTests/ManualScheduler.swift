import Combine
import Foundation

/// A scheduler whose time a test advances.
final class ManualScheduler: Scheduler {
  typealias SchedulerTimeType = OperationQueue.SchedulerTimeType
  typealias SchedulerOptions = Never

  private(set) var now = SchedulerTimeType(Date(timeIntervalSinceReferenceDate: 0))
  private var waiting: [(due: SchedulerTimeType, action: () -> Void)] = []
  var minimumTolerance: SchedulerTimeType.Stride { .seconds(0) }

  func schedule(options: Never?, _ action: @escaping () -> Void) { waiting.append((now, action)) }

  func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: Never?,
    _ action: @escaping () -> Void
  ) {
    waiting.append((date, action))
  }

  func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride, options: Never?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    waiting.append((date, action))
    return AnyCancellable {}
  }

  func advance(by seconds: Double) {
    let end = now.advanced(by: .seconds(seconds))
    while let next = waiting.enumerated().filter({ $0.element.due <= end })
      .min(by: { $0.element.due < $1.element.due })
    {
      waiting.remove(at: next.offset)
      now = Swift.max(now, next.element.due)
      next.element.action()
    }
    now = end
  }
}
