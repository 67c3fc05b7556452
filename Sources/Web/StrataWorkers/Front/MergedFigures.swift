/// The metrics of several workers as one page in Prometheus' text format.
struct MergedFigures {
  private struct Family {
    var head: [Substring] = []
    /// The values of the metric by series, which is the name with its labels.
    var values: [String: Double] = [:]
    var order: [String] = []
  }

  /// A Boolean value that indicates whether the values of the workers are added up. Without this,
  /// workers that come and go with visitors would make a new series for each visitor.
  let isSum: Bool
  private var families: [Substring: Family] = [:]
  private var order: [Substring] = []

  init(isSum: Bool) { self.isSum = isSum }

  /// Adds the metrics page of a worker.
  mutating func add(_ page: String, of worker: Int) {
    for line in page.split(separator: "\n") {
      if line.hasPrefix("# ") {
        let words = line.split(separator: " ", maxSplits: 3)
        guard words.count > 2, ["HELP", "TYPE"].contains(words[1]) else { continue }
        change(words[2]) { family in
          if !family.head.contains(line) { family.head.append(line) }
        }
      } else {
        addValue(line, worker)
      }
    }
  }

  private mutating func addValue(_ line: Substring, _ worker: Int) {
    guard let space = line.lastIndex(of: " "),
      let value = Double(line[line.index(after: space)...]), value.isFinite
    else { return }
    let series = line[..<space]
    let name = series.prefix { $0 != "{" }
    let labelled = isSum ? String(series) : Self.label(series, worker)
    change(name) { family in
      if family.values[labelled] == nil { family.order.append(labelled) }
      let known = family.values[labelled] ?? 0
      // Lags are not added up, since no visitor waits for several main actors one after the other.
      family.values[labelled] = name.hasSuffix("_lag_seconds") ? max(known, value) : known + value
    }
  }

  private static func label(_ series: Substring, _ worker: Int) -> String {
    let label = "worker=\"\(worker)\""
    guard let brace = series.firstIndex(of: "{") else { return "\(series){\(label)}" }
    return "\(series[..<brace]){\(label),\(series[series.index(after: brace)...])"
  }

  private mutating func change(_ name: Substring, _ body: (inout Family) -> Void) {
    if families[name] == nil { order.append(name) }
    body(&families[name, default: Family()])
  }

  /// Returns a number rounded to six decimals; without a decimal point if it is whole. A number
  /// below 0.0001 has an exponent, such as 1e-05.
  private static func text(_ value: Double) -> String {
    let rounded = (value * 1_000_000).rounded() / 1_000_000
    return Int(exactly: rounded).map(String.init) ?? "\(rounded)"
  }

  /// The merged page, in which the series of a metric are together.
  var text: String {
    order.map { name in
      let family = families[name] ?? Family()
      let values = family.order.map { "\($0) \(Self.text(family.values[$0] ?? 0))" }
      return (family.head.map(String.init) + values).map { $0 + "\n" }.joined()
    }.joined()
  }
}
