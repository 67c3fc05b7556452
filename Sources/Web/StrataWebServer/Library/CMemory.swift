import Glibc

/// Strings and arrays that C code keeps pointers to; all are freed with this object.
final class CMemory {
  private var blocks: [UnsafeMutableRawPointer] = []

  func string(_ text: String) -> UnsafePointer<CChar>? {
    guard let copy = strdup(text) else { return nil }
    blocks.append(copy)
    return UnsafePointer(copy)
  }

  /// Copies C values into an array, followed by `end`, as C requires to find the end of a list.
  func list<Element>(_ elements: [Element], end: Element) -> UnsafePointer<Element>? {
    let all = elements + [end]
    guard let block = malloc(MemoryLayout<Element>.stride * all.count) else { return nil }
    blocks.append(block)
    return UnsafePointer(block.initializeMemory(as: Element.self, from: all, count: all.count))
  }

  /// Copies the addresses of event loops into a C array.
  func loops(_ loops: [UnsafeMutableRawPointer]) -> UnsafeMutablePointer<UnsafeMutableRawPointer?>?
  {
    guard let copy = list(loops.map(Optional.some), end: nil) else { return nil }
    return UnsafeMutablePointer(mutating: copy)
  }

  deinit { blocks.forEach { free($0) } }
}
