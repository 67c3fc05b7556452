import Glibc

/// The C library's heap.
enum Heap {
  /// Returns unused pages to the kernel, so that resident memory is memory in use.
  ///
  /// Swift's module of the C library lacks `malloc_trim`, so it is looked up.
  static func trim() throws {
    guard let symbol = dlsym(nil, "malloc_trim") else { throw NotMeasured("no malloc_trim") }
    // The function's type is the one in malloc_trim(3).
    _ = unsafeBitCast(symbol, to: (@convention(c) (Int) -> CInt).self)(0)
  }

  /// Returns the bytes that the allocator has given to an object, without what the object owns.
  static func bytes(of object: AnyObject) throws -> Int {
    guard let symbol = dlsym(nil, "malloc_usable_size") else {
      throw NotMeasured("no malloc_usable_size")
    }
    // The function's type is the one in malloc_usable_size(3).
    let size = unsafeBitCast(symbol, to: (@convention(c) (UnsafeMutableRawPointer) -> Int).self)
    return size(Unmanaged.passUnretained(object).toOpaque())
  }
}
