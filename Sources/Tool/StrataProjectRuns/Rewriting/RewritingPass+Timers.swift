import StrataImportGraph

extension RewritingPass {
  /// Replaces the target and the selector of a timer by a closure.
  ///
  ///     Timer.scheduledTimer(
  ///       timeInterval: 1, target: self, selector: #selector(tick), userInfo: nil, repeats: true)
  ///     Timer.scheduledTimer(withTimeInterval: 1, repeats: true, block: { [weak self] _ in … })
  ///
  /// The timer runs on the main thread, on which the app has created it.
  mutating func timer(_ index: Int) -> Int {
    guard source.isMark("(", at: index + 1), let close = source.close(of: index + 1) else {
      return index + 1
    }
    let arguments = source.arguments(from: index + 1, to: close)
    func argument(_ label: String) -> ClosedRange<Int>? {
      arguments.first { $0.label == label }?.range
    }
    func text(_ label: String) -> String? { argument(label).map(source.text) }
    guard arguments.count == 5, let interval = text("timeInterval"), text("target") == "self",
      text("userInfo") == "nil", let repeats = text("repeats"),
      let selector = argument("selector"), let block = block(of: selector)
    else { return index + 1 }
    let name = source.tokens[index].text
    let label = name == "Timer" ? "timeInterval" : "withTimeInterval"
    replace(
      index...close, by: "\(name)(\(label): \(interval), repeats: \(repeats), block: \(block))")
    return close + 1
  }

  /// Returns a closure that calls the method of a selector; `nil` if the method is not declared in
  /// the file, or takes more parameters than the timer.
  private func block(of selector: ClosedRange<Int>) -> String? {
    guard let (name, parameters) = method(of: selector), parameters.count < 2 else { return nil }
    guard let parameter = parameters.first else {
      return "{ [weak self] _ in MainActor.assumeIsolated { if let self { self.\(name)() } } }"
    }
    let label = parameter.label == "_" ? "" : "\(parameter.label): "
    return "{ [weak self] timer in nonisolated(unsafe) let timer = timer; "
      + "MainActor.assumeIsolated { if let self { self.\(name)(\(label)timer) } } }"
  }
}
