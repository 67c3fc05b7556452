import Testing

@testable import StrataAppHost

/// Tests of the number of workers that `--workers auto` means.
@Suite struct CoresTests {
  private func cores(_ files: [String: String]) -> Int {
    Cores.available(machine: 16) { files[$0] }
  }

  @Test(arguments: [
    ("0", 1), ("0-1", 2), ("0-7", 8), ("0-1,4", 3), ("2,4,6-9", 6), ("0-15", 16),
  ])
  func `there is a worker for each core that the process may run on`(list: String, count: Int) {
    let status = "Name:\tweda\nCpus_allowed:\tff\nCpus_allowed_list:\t\(list)\nMems_allowed:\t1\n"
    #expect(cores(["/proc/self/status": status]) == count)
  }

  @Test(arguments: [
    ("max 100000", 8), ("400000 100000", 4), ("250000 100000", 2), ("50000 100000", 1),
    ("1600000 100000", 8), ("nonsense", 8), ("100000 0", 8),
  ])
  func `a container's limit of processor time counts in whole cores, and at least one`(
    limit: String, count: Int
  ) {
    let files = [
      "/proc/self/status": "Cpus_allowed_list:\t0-7\n", "/proc/self/cgroup": "0::/\n",
      "/sys/fs/cgroup/cpu.max": "\(limit)\n",
    ]
    #expect(cores(files) == count)
  }

  @Test func `the least limit of the groups around the process counts`() {
    let files = [
      "/proc/self/status": "Cpus_allowed_list:\t0-7\n",
      "/proc/self/cgroup": "4:memory:/other\n0::/system.slice/weda.service\n",
      "/sys/fs/cgroup/system.slice/cpu.max": "300000 100000\n",
      "/sys/fs/cgroup/system.slice/weda.service/cpu.max": "600000 100000\n",
    ]
    #expect(cores(files) == 3)
  }

  @Test func `without a word of the system there is a worker for each core of the machine`() {
    #expect(cores([:]) == 16)
    #expect(cores(["/proc/self/status": "Cpus_allowed_list:\tmany\n"]) == 16)
    #expect(Cores.available() >= 1)
  }
}
