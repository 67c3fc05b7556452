/// A schedule in memory, which lives as long as the process: for previews, tests, and code without
/// a host.
public final class MemorySchedule: DeviceSchedule {
  private let kept = Locked<[ScheduledEntry]>([])

  /// Creates an empty schedule.
  public init() {}

  @discardableResult public func put(_ entry: ScheduledEntry) -> Bool {
    kept.withLock { kept in
      kept.removeAll { $0.kind == entry.kind && $0.id == entry.id }
      kept.append(entry)
    }
    return true
  }

  public func remove(kind: String, id: String) {
    kept.withLock { $0.removeAll { $0.kind == kind && $0.id == id } }
  }

  public func entries(kind: String) -> [ScheduledEntry] {
    kept.withLock { $0.filter { $0.kind == kind }.sorted { $0.due < $1.due } }
  }
}
