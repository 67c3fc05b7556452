import StrataImportGraph

extension RewritingPass {
  /// Replaces the selector of an observer of notifications by a closure that calls the method.
  ///
  ///     center.addObserver(self, selector: #selector(saved), name: .saved, object: nil)
  ///     center.addObserver(self, selector: _Selector { observer, _ in … }, name: …, object: nil)
  ///
  /// The observer may be any object; the method must be declared in the same file.
  mutating func observer(_ index: Int) -> Int {
    guard source.isMark("(", at: index + 1), let close = source.close(of: index + 1) else {
      return index + 1
    }
    let arguments = source.arguments(from: index + 1, to: close)
    guard arguments.map(\.label) == [nil, "selector", "name", "object"],
      let (name, parameters) = method(of: arguments[1].range),
      let body = notified(name, parameters)
    else { return index + 1 }
    replace(arguments[1].range, by: "_Selector { \(body) }")
    return close + 1
  }

  /// Returns the body of a closure that calls a method of an observer; `nil` if the method does not
  /// take a notification.
  private func notified(
    _ name: String, _ parameters: [(label: String, type: String)]
  ) -> String? {
    guard let parameter = parameters.first else { return "observer, _ in observer.\(name)()" }
    let type = parameter.type.filter { !"?!".contains($0) }
    let values = [
      "Notification": "notification", "Any": "notification",
      "NSNotification": "notification._bridgeToObjectiveC()",
      "AnyObject": "notification._bridgeToObjectiveC()",
    ]
    guard parameters.count == 1, let value = values[type] else { return nil }
    let label = parameter.label == "_" ? "" : "\(parameter.label): "
    return "observer, notification in observer.\(name)(\(label)\(value))"
  }
}
