import StrataImportGraph

extension RewritingPass {
  /// Replaces a target and its selector by an action with a closure, for controls and bar buttons.
  ///
  ///     button.addTarget(self, action: #selector(save), for: .touchUpInside)
  ///     button.addAction(UIAction { [weak self] _ in self?.save() }, for: .touchUpInside)
  ///
  /// The target may be another object, such as `context.coordinator`. Only methods that are declared
  /// in the same file can be called; for others, a remark is made.
  mutating func target(_ index: Int) -> Int {
    guard source.isMark("(", at: index + 1), let close = source.close(of: index + 1) else {
      return index + 1
    }
    let arguments = source.arguments(from: index + 1, to: close)
    let isControl = source.tokens[index].text == "addTarget"
    let target = isControl ? arguments.first : arguments.first { $0.label == "target" }
    guard let target, let receiver = receiver(target.range),
      let selector = arguments.first(where: { $0.label == "action" }),
      let call = call(of: selector.range, on: receiver),
      let text = isControl ? control(arguments, call) : barButton(arguments, call)
    else { return index + 1 }
    replace(index...close, by: text)
    return close + 1
  }

  private func control(_ arguments: [PlacedTokens.Argument], _ call: String) -> String? {
    guard arguments.count == 3, let events = arguments.first(where: { $0.label == "for" }) else {
      return nil
    }
    return "addAction(UIAction { \(call) }, for: \(source.text(events.range)))"
  }

  private func barButton(_ arguments: [PlacedTokens.Argument], _ call: String) -> String? {
    func text(_ label: String) -> String? {
      arguments.first { $0.label == label }.map { source.text($0.range) }
    }
    if let item = text("barButtonSystemItem") {
      return "UIBarButtonItem(systemItem: \(item), primaryAction: UIAction { \(call) })"
    }
    if let title = text("title") {
      return "UIBarButtonItem(title: \(title), primaryAction: UIAction { \(call) })"
    }
    if let image = text("image") {
      return "UIBarButtonItem(title: nil, image: \(image), primaryAction: UIAction { \(call) })"
    }
    return nil
  }

  /// Replaces the selector of a key command by an action. The command is sent to the responder that
  /// declares it.
  ///
  ///     UIKeyCommand(input: "N", modifierFlags: .command, action: #selector(add))
  ///     UIKeyCommand(input: "N", modifierFlags: .command, action: UIAction { [weak self] … })
  mutating func keyCommand(_ index: Int) -> Int {
    guard source.isMark("(", at: index + 1), let close = source.close(of: index + 1),
      let selector = source.arguments(from: index + 1, to: close)
        .first(where: { $0.label == "action" }),
      let call = call(of: selector.range)
    else { return index + 1 }
    replace(selector.range, by: "UIAction { \(call) }")
    return close + 1
  }

  /// Replaces a call that ends editing by sending an action through the responder chain.
  ///
  ///     UIApplication.shared.sendAction(
  ///       #selector(UIResponder.resignFirstResponder), to: nil, from: nil, for: nil)
  ///     UIApplication.shared.keyWindow?.endEditing(true)
  mutating func resignation(_ index: Int) -> Int {
    // A call without a receiver is in an extension of `UIApplication`.
    guard source.isMark("(", at: index + 1), !source.isWord("func", at: index - 1),
      let close = source.close(of: index + 1)
    else { return index + 1 }
    let arguments = source.arguments(from: index + 1, to: close)
    guard let selector = arguments.first?.range, source.isMark("#", at: selector.lowerBound),
      selector.contains(where: { source.isWord("resignFirstResponder", at: $0) }),
      arguments.first(where: { $0.label == "to" }).map({ source.text($0.range) }) == "nil"
    else { return index + 1 }
    replace(index...close, by: "keyWindow?.endEditing(true)")
    return close + 1
  }

  // MARK: - The method

  /// Returns the object that a target names, such as `self` or `context.coordinator`; `nil` for
  /// `nil` and for expressions, which the closure would evaluate at another time.
  private func receiver(_ range: ClosedRange<Int>) -> String? {
    let isPath = range.enumerated().allSatisfy { place, index in
      place.isMultiple(of: 2) ? source.tokens[index].isName : source.isMark(".", at: index)
    }
    let text = source.text(range)
    return text == "self" || isPath && range.count % 2 == 1 && text != "nil" ? text : nil
  }

  /// Returns the body of a closure that calls the method of a selector; `nil` if the method is not
  /// declared in the file, or takes more parameters than the sender.
  ///
  /// - Parameters:
  ///   - selector: The selector.
  ///   - receiver: The object that has the method. The closure does not keep it alive, as a target
  ///     is not kept alive either.
  private func call(of selector: ClosedRange<Int>, on receiver: String = "self") -> String? {
    guard let (name, parameters) = method(of: selector) else { return nil }
    let (capture, object) =
      receiver == "self" ? ("self", "self") : ("target = \(receiver)", "target")
    guard let parameter = parameters.first else {
      return "[weak \(capture)] _ in \(object)?.\(name)()"
    }
    guard parameters.count == 1 else { return nil }
    let label = parameter.label == "_" ? "" : "\(parameter.label): "
    if ["Any", "Any?", "AnyObject?"].contains(parameter.type) {
      let value = parameter.type == "Any" ? "action.sender as Any" : "action.sender"
      return "[weak \(capture)] action in \(object)?.\(name)(\(label)\(value))"
    }
    let type =
      parameter.type.last.map { "?!".contains($0) } == true
      ? String(parameter.type.dropLast()) : parameter.type
    return "[weak \(capture)] action in if let sender = action.sender as? \(type) "
      + "{ \(object)?.\(name)(\(label)sender) }"
  }

  /// Returns the name and the parameters of a selector's method; `nil` if it is not declared in the
  /// file.
  func method(
    of selector: ClosedRange<Int>
  ) -> (name: String, parameters: [(label: String, type: String)])? {
    guard source.isMark("#", at: selector.lowerBound),
      source.isWord("selector", at: selector.lowerBound + 1),
      source.isMark("(", at: selector.lowerBound + 2),
      let close = source.close(of: selector.lowerBound + 2), close == selector.upperBound,
      let name = method(in: (selector.lowerBound + 3)..<close),
      let parameters = parameters(of: name)
    else { return nil }
    return (name, parameters)
  }

  /// Returns the name of the method that a selector names, such as `save` for `Self.save(_:)`.
  private func method(in range: Range<Int>) -> String? {
    let head = range.prefix { !source.isMark("(", at: $0) }
    guard let last = head.last, source.tokens[last].isName else { return nil }
    return source.tokens[last].text
  }

  /// Returns the parameters of the method with a name, if the file declares exactly one; else
  /// `nil`.
  private func parameters(of name: String) -> [(label: String, type: String)]? {
    let found = source.indices.filter { index in
      source.isWord("func", at: index) && index + 2 < source.tokens.count
        && source.tokens[index + 1].text == name && source.isMark("(", at: index + 2)
    }
    guard found.count == 1, let close = source.close(of: found[0] + 2) else { return nil }
    var list: [(label: String, type: String)] = []
    for argument in source.arguments(from: found[0] + 2, to: close) {
      // `_ sender: UIButton` has two names before its colon, and `sender: UIButton` one.
      let start = argument.range.lowerBound
      if let label = argument.label {
        list.append((label, source.text(argument.range)))
      } else if source.isMark(":", at: start + 2), argument.range.upperBound > start + 2 {
        list.append(
          (source.tokens[start].text, source.text((start + 3)...argument.range.upperBound)))
      } else {
        return nil
      }
    }
    return list
  }
}
