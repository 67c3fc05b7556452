/// Sends the touch reports that a browser would send.
extension SocketDriver {
  func tap(_ name: String, count: Int) async throws {
    guard let node = try find(name).nearest(reactingTo: "tap") else {
      throw failure("“\(name)” does not react to a tap.")
    }
    let most = max(1, Int(node.touchWishes.first ?? 1))
    var left = count
    while left > 0 {
      let taps = min(left, most)
      left -= taps
      let report = node.touchChain.isEmpty ? nil : node.report("\(taps)", 0, 0, 0)
      try await send(node, "tap", report)
    }
  }

  func longPress(_ name: String) async throws {
    let node = try touched(name)
    try await send(node, "touch", node.report("d", 0, 0, 0))
    for time in node.touchTimes where time <= 700 {
      try await send(node, "touch", node.report("h", time, 0, 0))
    }
    try await send(node, "touch", node.report("u", 700, 0, 0))
  }

  func drag(_ name: String, by x: Int, _ y: Int) async throws {
    let node = try touched(name)
    try await send(node, "touch", node.report("d", 0, 0, 0))
    try await send(node, "drag", node.report("m", 100, Double(x) / 2, Double(y) / 2))
    try await send(node, "drag", node.report("m", 200, Double(x), Double(y)))
    try await send(node, "touch", node.report("u", 210, Double(x), Double(y)))
  }

  private func touched(_ name: String) throws -> PageNode {
    guard let node = try find(name).touchChain.first else {
      throw failure("Neither “\(name)” nor a view around it has a gesture.")
    }
    return node
  }
}

extension PageNode {
  /// The elements that listen to gestures, from this one outwards through its ancestors.
  fileprivate var touchChain: [PageNode] {
    let above = parent?.touchChain ?? []
    return attributes["data-g"] == nil ? above : [self] + above
  }

  fileprivate var touchWishes: [Double] {
    (attributes["data-g"] ?? "").split(separator: " ").compactMap { Double($0) }
  }

  /// The milliseconds after which a resting finger is reported.
  fileprivate var touchTimes: [Double] {
    touchChain.flatMap { $0.touchWishes.dropFirst(2) }.sorted()
  }

  /// Returns a touch report as described in `docs/internals/wire.md`; all corners in it are those
  /// of the window.
  fileprivate func report(_ kind: String, _ time: Double, _ x: Double, _ y: Double) -> String {
    let corners = [Double](repeating: 0, count: 2 * touchChain.count)
    let numbers = [time, x, y, x, y] + corners
    return ([kind] + numbers.map { "\($0)" }).joined(separator: " ")
  }
}
