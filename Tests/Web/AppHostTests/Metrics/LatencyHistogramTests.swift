import Foundation
import Testing

@testable import StrataAppHost

/// Tests of the distribution of a duration in Prometheus' text format.
@Suite struct LatencyHistogramTests {
  /// Returns the values of a distribution's series by the label of their bound.
  private func buckets(_ histogram: LatencyHistogram) -> [String: Int] {
    var buckets: [String: Int] = [:]
    for line in histogram.text.split(separator: "\n") where line.contains("le=") {
      let parts = line.split(separator: "\"")
      buckets[String(parts[1])] = Int(parts[2].dropFirst(2))
    }
    return buckets
  }

  @Test func `a histogram without values lists each of its series with 0`() {
    let histogram = LatencyHistogram("a_seconds", "Time")
    let lines = histogram.text.split(separator: "\n")
    #expect(lines.prefix(2) == ["# HELP a_seconds Time", "# TYPE a_seconds histogram"])
    #expect(lines.suffix(2) == ["a_seconds_sum 0.000000", "a_seconds_count 0"])
    #expect(lines.count == 4 + LatencyHistogram.bounds.count + 1)
    #expect(histogram.text.hasSuffix("0\n"))
  }

  @Test func `the bounds of a histogram ascend, and each label is its bound in seconds`() {
    for (limit, label) in LatencyHistogram.bounds {
      #expect(Double(label) == limit / .seconds(1), "\(label)")
    }
    let limits = LatencyHistogram.bounds.map(\.limit)
    #expect(zip(limits, limits.dropFirst()).allSatisfy { $0 < $1 })
  }

  @Test func `a histogram counts a duration in the bucket of its bound and in all larger ones`() {
    let histogram = LatencyHistogram("a_seconds", "Time")
    let durations: [Duration] = [
      .zero, .milliseconds(1), .microseconds(1_001), .milliseconds(250), .seconds(10), .seconds(11),
    ]
    for duration in durations { histogram.add(duration) }
    let found = buckets(histogram)
    #expect(found["0.001"] == 2, "a bound includes itself")
    #expect(found["0.0025"] == 3)
    #expect(found["0.1"] == 3)
    #expect(found["0.25"] == 4)
    #expect(found["5"] == 4)
    #expect(found["10"] == 5)
    #expect(found["+Inf"] == 6)
    #expect(histogram.count == 6)
    #expect(histogram.text.contains("\na_seconds_sum 21.252001\na_seconds_count 6\n"))
  }

  @Test(arguments: [
    (Duration.zero, "0.000000"), (.microseconds(7), "0.000007"), (.seconds(-1), "0.000000"),
    (.milliseconds(61_250), "61.250000"),
  ])
  func `seconds are written with six digits`(duration: Duration, text: String) {
    #expect(duration.secondsText == text)
  }
}

/// Tests of the figures of the kernel about this process.
@Suite struct ProcessResourcesTests {
  private func value(_ name: String, _ metrics: [Metric]) -> Int? {
    metrics.first { $0.name == name }?.value
  }

  @Test func `metrics give the process's memory in bytes and its number of open descriptors`() {
    let metrics = ProcessResources.metrics(
      read: { $0 == "/proc/self/statm" ? "900 21 8 1 0 300 0\n" : nil },
      list: { $0 == "/proc/self/fd" ? ["0", "1", "2", "7"] : nil })
    let page = Int(sysconf(Int32(_SC_PAGESIZE)))
    #expect(value("process_resident_memory_bytes", metrics) == 21 * page)
    #expect(value("process_open_fds", metrics) == 4)
  }

  @Test func `metrics that the kernel does not provide are left out`() {
    let names = ProcessResources.metrics(read: { _ in nil }, list: { _ in nil }).map(\.name)
    #expect(!names.contains("process_resident_memory_bytes"))
    #expect(!names.contains("process_open_fds"))
  }

  @Test func `the running kernel provides memory, open descriptors and their limit`() {
    let metrics = ProcessResources.metrics()
    #expect(value("process_resident_memory_bytes", metrics) ?? 0 > 1 << 20)
    #expect(value("process_open_fds", metrics) ?? 0 > 2)
    #expect(value("process_max_fds", metrics) ?? 0 > 2)
  }
}
