import Dispatch
import Glibc
import StrataCThreadRank
import Synchronization

/// Runs the handlers of requests on threads of low rank, so that many requests at once do not delay
/// the threads of those who already look at a page: the main thread and the servers' own.
///
/// All servers of a process share one, with as many threads as there are processors. What a handler
/// starts as a task of its own runs in Swift's pool, as usual.
final class RequestExecutor: TaskExecutor {
  static let shared = RequestExecutor(threads: max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))))

  private struct State {
    var waiting: [UnownedJob] = []
    var threads = 0
  }

  private let state = Mutex(State())
  /// Counts the waiting jobs.
  private let arrivals = DispatchSemaphore(value: 0)
  private let limit: Int
  private let startThread: @Sendable (@escaping @Sendable () -> Void) -> Bool

  /// Creates an executor without threads; each of the first jobs starts one, up to the limit.
  init(
    threads limit: Int,
    startThread: @escaping @Sendable (@escaping @Sendable () -> Void) -> Bool = ServiceThread.start
  ) {
    self.limit = limit
    self.startThread = startThread
  }

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    let isTaken = state.withLock { state in
      if state.threads < limit, startThread({ [self] in serve() }) { state.threads += 1 }
      guard state.threads > 0 else { return false }
      state.waiting.append(job)
      return true
    }
    // Swift's pool answers while the system refuses the first thread.
    guard isTaken else { return globalConcurrentExecutor.enqueue(job) }
    arrivals.signal()
  }

  /// Runs jobs in the order of their arrival, for as long as the process lives.
  private func serve() {
    // A system that refuses runs them at the usual rank.
    _ = strata_thread_lower_rank()
    while true {
      arrivals.wait()
      let job = state.withLock { $0.waiting.removeFirst() }
      job.runSynchronously(on: asUnownedTaskExecutor())
    }
  }
}
