extension Context {
  /// A name for this place that is the same whenever the same screen is built again, also by
  /// another process: what drafts are kept under.
  public var pathKey: String {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    var next: Node? = parent
    while let node = next {
      for byte in node.pathComponent.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
      next = node.parent
    }
    return String(hash, radix: 36)
  }
}
