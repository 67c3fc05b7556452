import StrataRendering
import StrataViewTree

extension ScreenElement {
  /// Clicks or taps the element, or the button around it.
  ///
  /// - Throws: ``ScreenFailure`` if neither reacts, or the element is disabled, covered or removed.
  public func tap() throws(ScreenFailure) {
    if drawn.element.kind == .toggle { return try turn(on: !isOn) }
    guard let target = drawn.nearest(reactingTo: .tap) else {
      throw failure("does not react to a tap")
    }
    try ScreenElement(target, on: screen).send(.tap)
  }

  /// Types text at the end of a field, key by key.
  public func type(_ text: String) throws(ScreenFailure) {
    try focus()
    for character in text { try enter(value + String(character)) }
  }

  /// Sets the whole value of the control at once, as a slider or a date field does.
  public func set(_ value: String) throws(ScreenFailure) { try enter(value) }

  /// Clears the text of a field.
  public func clear() throws(ScreenFailure) {
    try focus()
    if !value.isEmpty { try enter("") }
  }

  /// Presses Return in a field.
  public func submit() throws(ScreenFailure) { try send(.submit, value: value) }

  /// Moves the keyboard focus to a field.
  public func focus() throws(ScreenFailure) {
    guard !isFocused else { return }
    try screen.focused?.blur()
    screen.browser.focused = drawn.id
    if drawn.element.events.contains(.focus) { try send(.focus) }
  }

  /// Removes the keyboard focus from the element.
  public func blur() throws(ScreenFailure) {
    guard isFocused else { return }
    screen.browser.focused = nil
    if drawn.element.events.contains(.blur) { try send(.blur) }
  }

  /// Chooses an option of a picker by its text.
  public func choose(_ words: String) throws(ScreenFailure) {
    screen.flush()
    let option = drawn.options.first { $0.element.text == words }
    guard let number = option?.element[.choice] else { throw failure("has no option “\(words)”") }
    try edit(.change, .choice(number), value: number)
  }

  /// Turns a switch on, unless it is on.
  public func turnOn() throws(ScreenFailure) { try turn(on: true) }
  /// Turns a switch off, unless it is off.
  public func turnOff() throws(ScreenFailure) { try turn(on: false) }

  /// Opens the context menu, as a right click or a long press does.
  ///
  /// - Throws: ``ScreenFailure`` if there is none, or the element is covered.
  public func openMenu() throws(ScreenFailure) {
    guard let target = drawn.nearest(reactingTo: .menu) else {
      throw failure("has no context menu")
    }
    try ScreenElement(target, on: screen).send(.menu)
  }

  /// Drags a sheet up or down to its next size. Dragging the smallest size down closes the sheet.
  public func drag(up isUp: Bool) throws(ScreenFailure) {
    try send(.change, value: isUp ? "up" : "down")
  }

  /// Requests to close this sheet or alert, as the Esc key does.
  public func dismiss() throws(ScreenFailure) { try send(.dismiss) }

  /// Pulls the content down to refresh it.
  public func refresh() throws(ScreenFailure) {
    guard let target = drawn.nearest(reactingTo: .refresh) else {
      throw failure("cannot be refreshed")
    }
    try ScreenElement(target, on: screen).send(.refresh)
  }

  /// Reports, as a browser does, that an image has been loaded or could not be loaded.
  public func finishLoading(isSuccess: Bool = true) throws(ScreenFailure) {
    try send(isSuccess ? .load : .error)
  }

  private func enter(_ text: String) throws(ScreenFailure) {
    try edit(.input, .text(text), value: text)
  }

  private func turn(on isOn: Bool) throws(ScreenFailure) {
    guard self.isOn != isOn else { return }
    try edit(.change, .isOn(isOn), value: String(isOn))
  }
}

extension ScreenElement {
  /// Applies a person's edit as the browser does: it is visible at once, and is sent with its
  /// version.
  func edit(
    _ kind: EventSet, _ control: ControlValue, value: String
  ) throws(ScreenFailure) {
    try check(kind)
    drawn.edit(control)
    deliver(ElementEvent(kind, value: value), version: drawn.version)
  }

  func send(_ kind: EventSet, value: String = "") throws(ScreenFailure) {
    try check(kind)
    deliver(ElementEvent(kind, value: value), version: nil)
  }

  private func deliver(_ event: ElementEvent, version: Int?) {
    screen.liveTree.receive(event, for: drawn.id, version: version)
    screen.flush()
  }

  private func check(_ kind: EventSet) throws(ScreenFailure) {
    screen.flush()
    guard screen.browser.element(drawn.id) === drawn else { throw failure("is gone") }
    guard !drawn.isUnreachable(in: screen.browser) else { throw failure("is covered") }
    guard drawn.element[.isDisabled] == nil else { throw failure("is disabled") }
    guard drawn.element.events.contains(kind) else {
      throw failure("does not react to \(kind.names.joined(separator: ", "))")
    }
  }

  func failure(_ reason: String) -> ScreenFailure {
    let name = drawn.element[.identifier] ?? drawn.spokenName
    return ScreenFailure(
      reason: "The \(drawn.element.kind) “\(name)” \(reason).", tree: screen.tree)
  }
}

extension DrawnElement {
  func nearest(reactingTo kind: EventSet) -> DrawnElement? {
    element.events.contains(kind) ? self : parent?.nearest(reactingTo: kind)
  }

  /// Returns whether a page, tab, sheet or alert covers the element.
  func isUnreachable(in browser: MiniatureBrowser) -> Bool {
    var next: DrawnElement? = self
    var top: DrawnElement?
    while let place = next {
      if place.isCovered { return true }
      if browser.presented.contains(where: { $0 === place }) { top = place }
      next = place.parent
    }
    return browser.covering.map { $0 !== top } ?? false
  }
}

extension ScreenElement {
  /// Presses the element without releasing it. ``tap()`` does not enter the pressed state.
  public func press() throws(ScreenFailure) { try send(.press, value: "true") }

  /// Ends the press of the element, as if the finger was lifted.
  public func release() throws(ScreenFailure) { try send(.press, value: "false") }
}
