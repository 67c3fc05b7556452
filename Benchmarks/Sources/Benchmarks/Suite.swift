import Foundation
import StrataDeviceServices

/// All benchmarks, in the order of the report.
@MainActor enum Suite {
  static let all: [any Benchmark] = [
    // Memory first: heap that other benchmarks freed would be reused, and hide growth.
    MemoryBenchmark(), NodeBenchmark(), ManyPlacesBenchmark(), PageBenchmark(), EventBenchmark(),
    WeatherEventBenchmark(), StartBenchmark(), ServedBenchmark(), ListBenchmark(),
    CrowdBenchmark(), AttackBenchmark(), TwoCoresBenchmark(), SoakBenchmark(), BesideBenchmark(),
    FrontBenchmark(), RollingBenchmark(), ChangesBenchmark(), PayloadBenchmark(),
    DataBenchmark(), NearBenchmark(), PostGISBenchmark(), FoodPageBenchmark(), ClaimBenchmark(),
    FeedBenchmark(),
    TechniqueBenchmark(), ImageBenchmark(),
    ClientBenchmark(),
  ]

  /// The option with which the report is in Markdown.
  static let markdown = "--markdown"

  /// Returns the benchmarks with the given words in their names: `Benchmarks page event`. A word
  /// that is a whole name, without "Benchmark", stands for that one alone. All without words.
  ///
  /// - Throws: ``UnknownParts`` if no benchmark has a word in its name.
  static func chosen(_ arguments: [String]) throws(UnknownParts) -> [any Benchmark] {
    let words = arguments.dropFirst().filter { $0 != markdown }
    guard !words.isEmpty else { return all }
    let names = all.map { name(of: $0) }
    let unknown = words.filter { word in !names.contains { $0.contains(word.lowercased()) } }
    guard unknown.isEmpty else { throw UnknownParts(words: unknown, names: names) }
    return all.filter { benchmark in
      words.contains { isNamed($0.lowercased(), benchmark, of: names) }
    }
  }

  /// Returns whether a word of the command line stands for a benchmark.
  private static func isNamed(
    _ word: String, _ benchmark: any Benchmark, of names: [String]
  ) -> Bool {
    names.contains(word) ? name(of: benchmark) == word : name(of: benchmark).contains(word)
  }

  private static func name(of benchmark: any Benchmark) -> String {
    let name = String(describing: type(of: benchmark))
    return (name.hasSuffix("Benchmark") ? String(name.dropLast(9)) : name).lowercased()
  }

  /// Runs benchmarks and prints the figures. Returns whether each could be measured.
  static func run(_ benchmarks: [any Benchmark], markdown: Bool) async -> Bool {
    DeviceHost.dataFolder = FileManager.default.temporaryDirectory
      .appendingPathComponent("strata-bench-\(UUID().uuidString)", isDirectory: true)
    defer { try? FileManager.default.removeItem(at: DeviceHost.dataFolder) }
    var report = Report()
    for benchmark in benchmarks {
      if !markdown { print("\(benchmark.title)") }
      let part = await measure(benchmark)
      if !markdown { part.figures.forEach { print(report.line($0)) } }
      report.parts.append(part)
    }
    print(markdown ? report.markdown : "\(report.count)\n", terminator: "")
    return report.isComplete
  }

  /// Measures one benchmark; a failure is reported in a sentence and does not stop the others.
  private static func measure(_ benchmark: any Benchmark) async -> Report.Part {
    var part = Report.Part(title: benchmark.title, method: benchmark.method)
    do {
      part.figures = try await benchmark.run()
    } catch {
      // The rest of an error's text, such as a whole page, goes to standard error only.
      part.failure =
        "\(error)".split(separator: "\n").first.map { $0.drop(while: \.isWhitespace) }
        .map { $0.hasSuffix(".") ? String($0.dropLast()) : String($0) } ?? "\(type(of: error))"
      FileHandle.standardError.write(Data("\(benchmark.title): not measured: \(error)\n".utf8))
    }
    return part
  }
}
