import StrataKitTesting
import Testing

@testable import StrataAppHost

@Suite struct MemoryWatchTests {
  /// A fake of the kernel's files.
  private final class Kernel: @unchecked Sendable {
    // @unchecked: one test uses it, on one thread.
    var files = [
      "/proc/self/cgroup": "0::/weather\n",
      "/sys/fs/cgroup/weather/memory.events": "low 0\nhigh 3\nmax 1\noom 0\n",
      "/sys/fs/cgroup/weather/memory.max": "1000\n",
      "/sys/fs/cgroup/weather/memory.current": "400\n",
      "/proc/pressure/memory": "some avg10=0.12 avg60=0.00 avg300=0.00 total=9\nfull avg10=0.00\n",
    ]
  }

  private let kernel = Kernel()
  private var watch: MemoryWatch { MemoryWatch { [kernel] in kernel.files[$0] } }

  @Test func `a control group below its memory limit is not short of memory`() {
    let watch = watch
    #expect(!watch.isShort())
    #expect(!watch.isShort())
  }

  @Test(.mission("W-142")) func `a memory limit reached again is reported once`() {
    let watch = watch
    _ = watch.isShort()
    kernel.files["/sys/fs/cgroup/weather/memory.events"] = "low 0\nhigh 4\nmax 1\noom 0\n"
    #expect(watch.isShort())
    #expect(!watch.isShort())
  }

  @Test func `a process that uses nine tenths of its memory limit is short of memory`() {
    let watch = watch
    kernel.files["/sys/fs/cgroup/weather/memory.current"] = "900\n"
    #expect(watch.isShort())
    kernel.files["/sys/fs/cgroup/weather/memory.max"] = "max\n"
    #expect(!watch.isShort())
  }

  @Test func `memory pressure reported by the kernel counts as a shortage of memory`() {
    let watch = watch
    kernel.files["/proc/pressure/memory"] = "some avg10=12.50 avg60=0.00 total=9\n"
    #expect(watch.isShort())
  }

  @Test(arguments: ["", "high\n", "some avg10=x", "0::"])
  func `without readable kernel files the memory is not short`(text: String) {
    for path in kernel.files.keys { kernel.files[path] = text }
    let watch = watch
    #expect(!watch.isShort())
    kernel.files = [:]
    #expect(!watch.isShort())
  }
}
